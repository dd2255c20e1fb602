import type { customFields } from '@narthex/contract/users/custom-field.resource'
import { isOutOfTrash } from '../../../platform/resources/record-table.ts'
import type { ExternalColumn, ResourceColumns } from '../../../platform/resources/resource-columns.ts'
import { campoPersonalizado } from './custom-fields.tables.ts'

export const customFieldColumns = {
  table: campoPersonalizado,
  id: campoPersonalizado.id,
  externalId: campoPersonalizado.idExterno,
  within: isOutOfTrash(campoPersonalizado),
  search: { titulo: campoPersonalizado.titulo },
  filters: { flagAtivo: campoPersonalizado.flagAtivo, idExterno: campoPersonalizado.idExterno },
  sorts: {
    ordem: { column: campoPersonalizado.ordem, kind: 'number' },
    titulo: { column: campoPersonalizado.titulo, kind: 'text' },
  },
} satisfies ResourceColumns<typeof customFields> & ExternalColumn<typeof customFields>
