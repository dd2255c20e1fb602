import type { services } from '@narthex/contract/churches/service.resource'
import { sql } from 'drizzle-orm'
import { isOutOfTrash } from '../../../platform/resources/record-table.ts'
import type { ExternalColumn, ResourceColumns } from '../../../platform/resources/resource-columns.ts'
import { culto } from '../churches.tables.ts'

/** The minute of the week. */
const minuteOfWeek = sql`(${culto.diaSemana} * 1440 + split_part(${culto.horario}, ':', 1)::integer * 60
  + split_part(${culto.horario}, ':', 2)::integer)`

export const serviceColumns = {
  table: culto,
  id: culto.id,
  externalId: culto.idExterno,
  within: isOutOfTrash(culto),
  search: { nome: culto.nome },
  filters: { flagTransmissao: culto.flagTransmissao, idExterno: culto.idExterno },
  sorts: {
    diaSemana: { column: minuteOfWeek, kind: 'number' },
    nome: { column: sql`sem_acento(${culto.nome})`, kind: 'text' },
  },
} satisfies ResourceColumns<typeof services> & ExternalColumn<typeof services>
