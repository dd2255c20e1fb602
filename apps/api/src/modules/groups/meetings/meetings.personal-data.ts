import { sql } from 'drizzle-orm'
import type { PersonalData } from '../../../platform/personal-data/personal-data.ts'
import { rowsOfPerson } from '../../../platform/personal-data/rows-of-person.ts'
import { reuniaoPresenca } from './meetings.tables.ts'

const { flagPresente, marcadaEm } = reuniaoPresenca
/** Raw table names: the query builder would resolve the columns to the meeting's table. */
const meetingColumn = (column: 'data' | 'tema') => sql<string | null>`(
  select ${sql.identifier(column)} from reuniao_celula r where r.igreja_id = reuniao_presenca.igreja_id
    and r.celula_id = reuniao_presenca.celula_id and r.id = reuniao_presenca.reuniao_id)`

/** Attendance at group meetings. After erasure the row stays without a person, so that totals hold. */
export const meetingPersonalData: readonly PersonalData[] = [
  rowsOfPerson({
    table: reuniaoPresenca,
    of: reuniaoPresenca,
    tells: {
      celulaId: reuniaoPresenca.groupId,
      data: meetingColumn('data'),
      tema: meetingColumn('tema'),
      flagPresente,
      marcadaEm,
    },
    kept: { memberId: null },
  }),
]
