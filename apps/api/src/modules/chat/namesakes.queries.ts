import { sql } from 'drizzle-orm'
import { queryRow, queryRows } from '../../platform/database/database.ts'
import { foldName } from '../../platform/names/fold.rules.ts'
import type { ChurchWork } from '../../platform/work/church-work.ts'

/** Whether the full name of an active member looks like one of these folds (`findReadings`). */
export async function hasNamesake(work: ChurchWork, folds: readonly string[]): Promise<boolean> {
  await foldNewNames(work)
  const { church, tx } = work
  const { is } = await queryRow<{ is: boolean }>(
    tx,
    sql`select exists (select 1 from usuario where nome_dobrado = any(${sql.param([...folds])}::text[])
      and igreja_id = ${church.igrejaId} and flag_ativo) as "is"`,
  )
  return is
}

const batch = 500

/**
 * Computes the folds that are missing: of members who are new, or have another name since (the table's trigger takes it
 * away then). A fold is computed here alone, so that the database and the rules cannot differ.
 */
async function foldNewNames(work: ChurchWork): Promise<void> {
  const { church, tx } = work
  for (;;) {
    // In one order, so that two at once wait for each other.
    const members = await queryRows<{ id: number; nome: string; sobrenome: string }>(
      tx,
      sql`select id, nome, sobrenome from usuario where igreja_id = ${church.igrejaId} and nome_dobrado is null
        order by id limit ${batch} for no key update`,
    )
    if (members.length === 0) return
    // A given name alone is everybody's.
    const folds = members.map(({ id, nome, sobrenome }) => ({
      id,
      fold: sobrenome === '' ? '' : foldName(`${nome} ${sobrenome}`),
    }))
    await tx.execute(sql`update usuario u set nome_dobrado = f.fold
      from jsonb_to_recordset(${JSON.stringify(folds)}::jsonb) as f(id integer, fold text)
      where u.igreja_id = ${church.igrejaId} and u.id = f.id`)
    if (members.length < batch) return
  }
}
