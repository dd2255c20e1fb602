import { peoplePerLikeness } from '@narthex/contract/people/merging-words'
import type { Likeness } from '@narthex/contract/people/person-words'
import { sql } from 'drizzle-orm'
import { queryRows } from '../../../platform/database/database.ts'
import type { ChurchWork } from '../../../platform/work/church-work.ts'

/** People who share a mark: `place` is where the list goes on behind them. */
export interface AlikeRow {
  readonly place: readonly string[]
  readonly valor: string
  readonly ids: readonly number[]
}

/** How the people of one mark are told: columns by which an index groups them, and the one that is shown. */
const marks = {
  TELEFONE: { columns: ['telefone'], shown: 'telefone' },
  EMAIL: { columns: ['email'], shown: 'email' },
  NOME_E_NASCIMENTO: { columns: ['data_nascimento', 'nome_busca'], shown: 'data_nascimento' },
} as const satisfies Readonly<Record<Likeness, { readonly columns: readonly string[]; readonly shown: string }>>

/**
 * Groups of people with one mark, in the order of its index, behind a place. Groups of whom staff have said of every pair that they
 * are different are left out.
 */
export function listAlikeGroups(
  { church, tx }: ChurchWork,
  likeness: Likeness,
  behind: readonly string[] | undefined,
  limit: number,
): Promise<AlikeRow[]> {
  const { columns, shown } = marks[likeness]
  const [first] = columns
  const listed = sql.raw(columns.join(', '))
  const values = columns.map(
    (name, at) => sql`${behind?.[at]}::${sql.raw(name === 'data_nascimento' ? 'date' : 'text')}`,
  )
  const isBehind = behind ? sql`and (${listed}) > (${sql.join(values, sql`, `)})` : sql``
  const isSame = sql.raw(columns.map((name) => `u.${name} = g.${name}`).join(' and '))
  // Groups are found by their index alone, which counts them in its order; only those of the page are read.
  return queryRows<AlikeRow>(
    tx,
    sql`select json_build_array(${sql.raw(columns.map((name) => `g.${name}::text`).join(', '))}) as place,
        g.${sql.raw(shown)}::text as valor, p.ids[1:${sql.raw(String(peoplePerLikeness))}] as ids
      from (
        select ${listed} from usuario
        where igreja_id = ${church.igrejaId} and ${sql.raw(first)} is not null and unida_a_id is null ${isBehind}
        group by ${listed} having count(*) > 1 order by ${listed}) g
      cross join lateral (
        select array_agg(u.id order by u.id) as ids from usuario u
        where u.igreja_id = ${church.igrejaId} and u.unida_a_id is null and ${isSame}) p
      where cardinality(p.ids) * (cardinality(p.ids) - 1) / 2 > (
        select count(*) from pessoa_distinta d
        where d.igreja_id = ${church.igrejaId} and d.usuario_id = any (p.ids) and d.outro_usuario_id = any (p.ids))
      order by ${sql.raw(columns.map((name) => `g.${name}`).join(', '))} limit ${limit}`,
  )
}
