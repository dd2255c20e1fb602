import type { menuItems } from '@narthex/contract/churches/menu.resource'
import { isOutOfTrash } from '../../../platform/resources/record-table.ts'
import type { ExternalColumn, ResourceColumns } from '../../../platform/resources/resource-columns.ts'
import { igrejaAppMenu } from '../churches.tables.ts'

export const menuColumns = {
  table: igrejaAppMenu,
  id: igrejaAppMenu.id,
  externalId: igrejaAppMenu.idExterno,
  within: isOutOfTrash(igrejaAppMenu),
  search: { pt: igrejaAppMenu.nomePt, en: igrejaAppMenu.nomeEn, es: igrejaAppMenu.nomeEs },
  filters: { flagAtivo: igrejaAppMenu.flagAtivo, idExterno: igrejaAppMenu.idExterno },
  sorts: {
    ordem: { column: igrejaAppMenu.ordem, kind: 'number' },
    pt: { column: igrejaAppMenu.nomePt, kind: 'text' },
  },
} satisfies ResourceColumns<typeof menuItems> & ExternalColumn<typeof menuItems>
