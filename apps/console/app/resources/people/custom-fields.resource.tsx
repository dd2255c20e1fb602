import type { customFields, OfficeCustomField } from '@narthex/contract/users/custom-field.resource'
import { customFieldCalls } from '@narthex/contract/users/custom-field-office.endpoints'
import { useTranslations } from 'use-intl'
import { defineConsoleResource } from '../../resource/console-resource.ts'

function KindCell({ field: { tipo, flagAtivo } }: { readonly field: OfficeCustomField }) {
  const kinds = useTranslations('consoleCustomFieldFields.tipo.options')
  const t = useTranslations('consoleCustomFields')
  return flagAtivo ? kinds(tipo) : `${kinds(tipo)} · ${t('hidden')}`
}

function ReadersCell({ field: { visao } }: { readonly field: OfficeCustomField }) {
  return useTranslations('consoleCustomFieldFields.visao.options')(visao)
}

/** The church's own questions about its people. */
export const customFieldsResource = defineConsoleResource<typeof customFields>({
  name: 'custom-fields',
  type: 'campo_personalizado',
  place: 'customFields',
  texts: 'consoleCustomFields',
  calls: customFieldCalls,
  may: { read: 'settings', write: 'settings', export: 'settings' },
  nameOf: ({ titulo }) => titulo,
  list: {
    columns: [
      { name: 'titulo', cell: ({ titulo }) => titulo },
      { name: 'tipo', cell: (field) => <KindCell field={field} /> },
      { name: 'visao', cell: (field) => <ReadersCell field={field} /> },
    ],
    filters: [],
    sorts: { ordem: 'asc', titulo: 'asc' },
    hasSearch: true,
  },
  loadEditor: () => import('./custom-fields.fields.ts').then(({ customFieldsEditor }) => customFieldsEditor),
})
