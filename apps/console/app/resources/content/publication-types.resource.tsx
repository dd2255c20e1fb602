import type { publicationTypes } from '@narthex/contract/content/publication-type.resource'
import { publicationTypesCalls } from '@narthex/contract/content/publication-type-office.endpoints'
import { contentResource } from './content-resource.tsx'

/** The types that publications are sorted by. */
export const publicationTypesResource = contentResource<typeof publicationTypes>({
  type: 'publicacao_tipo',
  place: 'publicationTypes',
  texts: 'consolePublicationTypes',
  calls: publicationTypesCalls,
  columns: ['situacao'],
  sorts: { ordem: 'asc', titulo: 'asc' },
  loadEditor: () =>
    import('./publication-types.fields.ts').then(({ publicationTypesEditor }) => publicationTypesEditor),
})
