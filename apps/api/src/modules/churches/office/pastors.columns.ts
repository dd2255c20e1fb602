import type { pastors } from '@narthex/contract/churches/pastor.resource'
import { sql } from 'drizzle-orm'
import { isOutOfTrash } from '../../../platform/resources/record-table.ts'
import type { ExternalColumn, ResourceColumns } from '../../../platform/resources/resource-columns.ts'
import { pastor } from '../churches.tables.ts'

export const pastorColumns = {
  table: pastor,
  id: pastor.id,
  externalId: pastor.idExterno,
  within: isOutOfTrash(pastor),
  search: { nome: pastor.nome, funcao: pastor.funcao },
  filters: { idExterno: pastor.idExterno },
  sorts: {
    ordem: { column: pastor.ordem, kind: 'number' },
    nome: { column: sql`sem_acento(${pastor.nome})`, kind: 'text' },
  },
} satisfies ResourceColumns<typeof pastors> & ExternalColumn<typeof pastors>
