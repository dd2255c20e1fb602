import type { studySeries } from '@narthex/contract/content/study-series.resource'
import { studySeriesCalls } from '@narthex/contract/content/study-series-office.endpoints'
import { contentResource } from './content-resource.tsx'

/** The series that studies belong to. */
export const studySeriesResource = contentResource<typeof studySeries>({
  type: 'estudo_serie',
  place: 'studySeries',
  texts: 'consoleStudySeries',
  calls: studySeriesCalls,
  columns: ['situacao'],
  sorts: { ordem: 'asc', titulo: 'asc' },
  loadEditor: () => import('./study-series.fields.ts').then(({ studySeriesEditor }) => studySeriesEditor),
})
