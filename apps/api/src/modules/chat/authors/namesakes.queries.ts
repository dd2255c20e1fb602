import { sql } from 'drizzle-orm'
import { queryRow, queryRows } from '../../../platform/database/database.ts'
import { findReadings, foldFullName } from '../../../platform/names/fold.rules.ts'
import type { ChurchWork } from '../../../platform/work/church-work.ts'

interface Namesakes {
  /** An active member's full name looks like this one. */
  readonly isTaken: boolean
  /** Names of members wait for `foldSomeNames`; until then they are compared as they are written. */
  readonly hasUnfolded: boolean
}

/** Looks a name up among those of members, in one statement by the index of folds. */
export function findNamesakes({ church, tx }: ChurchWork, name: string): Promise<Namesakes> {
  return queryRow<Namesakes & Record<string, unknown>>(
    tx,
    sql`select exists (select 1 from usuario where nome_dobrado = any(${sql.param(findReadings(name))}::text[])
        and igreja_id = ${church.igrejaId} and flag_ativo)
      or exists (select 1 from usuario where igreja_id = ${church.igrejaId} and nome_dobrado is null and flag_ativo
        and sobrenome <> '' and lower(nome || ' ' || sobrenome) = lower(${name})) as "isTaken",
      exists (select 1 from usuario where igreja_id = ${church.igrejaId} and nome_dobrado is null) as "hasUnfolded"`,
  )
}

/**
 * Computes some of the folds that are missing: of names from before they were stored, or written without one. Folds are
 * computed by `foldName` alone, so that the database and the rules cannot differ. Gives how many there were.
 */
export async function foldSomeNames({ church, tx }: ChurchWork, limit: number): Promise<number> {
  const members = await queryRows<{ id: number; nome: string; sobrenome: string }>(
    tx,
    sql`select id, nome, sobrenome from usuario where igreja_id = ${church.igrejaId} and nome_dobrado is null
      order by id limit ${limit} for no key update`,
  )
  if (members.length === 0) return 0
  const folds = members.map(({ id, ...name }) => ({ id, fold: foldFullName(name) }))
  await tx.execute(sql`update usuario u set nome_dobrado = f.fold
    from jsonb_to_recordset(${JSON.stringify(folds)}::jsonb) as f(id integer, fold text)
    where u.igreja_id = ${church.igrejaId} and u.id = f.id`)
  return members.length
}
