import { sql } from 'drizzle-orm'
import type { PersonalData } from '../../platform/personal-data/personal-data.ts'
import { rowsOfPerson } from '../../platform/personal-data/rows-of-person.ts'
import { ebdMatricula, ebdPresenca } from './classes.tables.ts'

const { id, turmaId, nome, dataCadastro, removidaEm } = ebdMatricula

/** Days with the attendance on each. Raw table names: the query builder would resolve the columns to the enrolment's table. */
const presencas = sql<readonly { data: string; flagPresente: boolean | null }[]>`(
  select coalesce(jsonb_agg(jsonb_build_object('data', p.data, 'flagPresente', p.flag_presente, 'marcadaEm', p.marcada_em)
    order by p.data), '[]')
  from ebd_presenca p where p.igreja_id = ebd_matricula.igreja_id and p.matricula_id = ebd_matricula.id)`

/** Enrolments in classes with their attendance. After erasure both stay without a person, so that totals hold. */
export const classPersonalData: readonly PersonalData[] = [
  rowsOfPerson({
    table: ebdMatricula,
    of: ebdMatricula,
    tells: { id, turmaId, nome, dataCadastro, removidaEm, presencas },
    kept: { memberId: null },
    goesAlong: [ebdPresenca],
  }),
]
