import type { scheduled } from '@narthex/contract/schedule/series.resource'
import { sql } from 'drizzle-orm'
import { isOutOfTrash } from '../../platform/resources/record-table.ts'
import type { ExternalColumn, ResourceColumns } from '../../platform/resources/resource-columns.ts'
import type { ResourceTable } from '../../platform/resources/resource-service.ts'
import { agenda } from './schedule.tables.ts'

export const scheduleColumns = {
  table: agenda,
  id: agenda.id,
  externalId: agenda.idExterno,
  within: isOutOfTrash(agenda),
  search: { titulo: agenda.titulo },
  filters: { tipo: agenda.tipo, idExterno: agenda.idExterno },
  sorts: {
    data: { column: sql`(${agenda.data}::text || ' ' || ${agenda.horario})`, kind: 'text' },
    titulo: { column: sql`sem_acento(${agenda.titulo})`, kind: 'text' },
    ultimaData: { column: sql`${agenda.ultimaData}::text`, kind: 'text' },
  },
} satisfies ResourceColumns<typeof scheduled> & ExternalColumn<typeof scheduled>

export const scheduleTable: ResourceTable<typeof scheduled> = ({ words }) => ({
  head: Object.values(words.scheduleColumns),
  toLine: ({ titulo, data, horario, duracaoMinutos, local, regra, ultimaData }) => [
    titulo,
    data,
    horario,
    duracaoMinutos,
    local,
    regra,
    ultimaData,
  ],
})
