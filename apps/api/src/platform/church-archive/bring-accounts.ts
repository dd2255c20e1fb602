import { sql } from 'drizzle-orm'
import { queryRow, queryRows, type Tx } from '../database/database.ts'
import { stagedAccounts, stagedLines } from './church-tables.ts'

const run = (tx: Tx, text: string) => queryRows<never>(tx, sql.raw(text))

/**
 * Finds the login of each person here, and makes those that are missing. A login with the same e-mail is theirs, and stays as it is; the
 * membership is to be confirmed where the e-mail was not confirmed at either place (decision 0051). Ids are kept where they were never
 * given out here. True where all of them were.
 */
export async function bringAccounts(
  tx: Tx,
  { unknownPassword, lastAccount }: { readonly unknownPassword: string; readonly lastAccount: number },
): Promise<boolean> {
  const rows = `${stagedLines} l cross join json_populate_record(null::conta, l.line) r`
  await run(tx, 'set local role narthex_identity')
  await run(
    tx,
    `insert into ${stagedAccounts} (antigo, novo, duvida)
     select r.id, coalesce(c.id, case when r.id > ${lastAccount} and not exists (select from conta o where o.id = r.id) then r.id end), coalesce(not (r.flag_ativo and c.flag_ativo), false)
     from ${rows} left join conta c on c.email = r.email`,
  )
  await run(tx, 'set local role none')
  await run(
    tx,
    `select setval('conta_id_seq', greatest(last_value, (select max(novo) from ${stagedAccounts}))) from conta_id_seq
     where not is_called or last_value < (select max(novo) from ${stagedAccounts})`,
  )
  await run(tx, `update ${stagedAccounts} set novo = nextval('conta_id_seq') where novo is null`)
  await run(tx, 'set local role narthex_identity')
  await tx.execute(sql`
    insert into conta (id, uuid, email, senha_hash, flag_ativo, idioma, data_cadastro, data_ultima_alteracao)
      overriding system value
    select a.novo, case when exists (select from conta o where o.uuid = r.uuid) then gen_random_uuid() else r.uuid end, r.email,
      coalesce(r.senha_hash, ${unknownPassword}), r.flag_ativo, r.idioma, r.data_cadastro, r.data_ultima_alteracao
    from ${sql.raw(rows)} join ${sql.raw(stagedAccounts)} a on a.antigo = r.id
    where not exists (select from conta c where c.email = r.email)`)
  const { all } = await queryRow<{ all: boolean }>(
    tx,
    sql.raw(`select not exists (select from ${stagedAccounts} where antigo <> novo) as all`),
  )
  return all
}
