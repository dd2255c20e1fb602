import type { congregations } from '@narthex/contract/churches/congregation.resource'
import { sql } from 'drizzle-orm'
import type { ExternalColumn, ResourceColumns } from '../../../platform/resources/resource-columns.ts'
import { congregacao } from '../churches.tables.ts'

export const congregationColumns = {
  table: congregacao,
  id: congregacao.id,
  externalId: congregacao.idExterno,
  search: { nome: congregacao.nome },
  filters: { idExterno: congregacao.idExterno },
  sorts: {
    ordem: { column: congregacao.ordem, kind: 'number' },
    nome: { column: sql`sem_acento(${congregacao.nome})`, kind: 'text' },
  },
} satisfies ResourceColumns<typeof congregations> & ExternalColumn<typeof congregations>
