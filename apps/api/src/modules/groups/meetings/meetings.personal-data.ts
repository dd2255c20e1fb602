import { sql } from 'drizzle-orm'
import type { PersonalData } from '../../../platform/personal-data/personal-data.ts'
import { rowsOfPerson } from '../../../platform/personal-data/rows-of-person.ts'
import { reuniaoPresenca } from './meetings.tables.ts'

const { celulaId, flagPresente, marcadaEm } = reuniaoPresenca
/** The table's name is written out: a column by itself would be taken for the meeting's. */
const ofMeeting = (column: 'data' | 'tema') => sql<string | null>`(
  select ${sql.identifier(column)} from reuniao_celula r where r.igreja_id = reuniao_presenca.igreja_id
    and r.celula_id = reuniao_presenca.celula_id and r.id = reuniao_presenca.reuniao_id)`

/** When somebody was at their group's meetings. Without them it still counts that somebody was there. */
export const meetingPersonalData: readonly PersonalData[] = [
  rowsOfPerson({
    table: reuniaoPresenca,
    of: reuniaoPresenca,
    tells: { celulaId, data: ofMeeting('data'), tema: ofMeeting('tema'), flagPresente, marcadaEm },
    kept: { usuarioId: null },
  }),
]
