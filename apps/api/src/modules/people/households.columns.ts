import type { households } from '@narthex/contract/people/household.resource'
import { sql } from 'drizzle-orm'
import { isOutOfTrash } from '../../platform/resources/record-table.ts'
import type { ExternalColumn, ResourceColumns } from '../../platform/resources/resource-columns.ts'
import { domicilio } from './households.tables.ts'

export const householdColumns = {
  table: domicilio,
  id: domicilio.id,
  externalId: domicilio.idExterno,
  within: isOutOfTrash(domicilio),
  search: { nome: domicilio.nome },
  filters: {
    idExterno: domicilio.idExterno,
    pessoa: (memberId: number, { church }) =>
      sql`${domicilio.id} = any(array(select domicilio_id from domicilio_membro
        where igreja_id = ${church.igrejaId} and usuario_id = ${memberId}))`,
  },
  sorts: { nome: { column: sql`sem_acento(${domicilio.nome})`, kind: 'text' } },
} satisfies ResourceColumns<typeof households> & ExternalColumn<typeof households>
