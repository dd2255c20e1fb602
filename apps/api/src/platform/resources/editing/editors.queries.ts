import { sql } from 'drizzle-orm'
import { queryRows } from '../../database/database.ts'
import type { AccountId } from '../../ids.ts'
import type { ChurchWork } from '../../work/church-work.ts'

export interface Editor {
  readonly id: number
  readonly nome: string
  readonly sobrenome: string
}

/** Names of current members of the church, by their logins. */
export async function findEditors(
  { church, tx }: ChurchWork,
  accountIds: readonly (AccountId | null)[],
): Promise<ReadonlyMap<AccountId | null, Editor>> {
  const wanted = [...new Set(accountIds)].filter((id) => id !== null)
  if (wanted.length === 0) return new Map()
  const rows = await queryRows<Editor & { accountId: AccountId }>(
    tx,
    sql`select conta_id as "accountId", id, nome, sobrenome from usuario
        where igreja_id = ${church.igrejaId} and conta_id in ${wanted} and flag_ativo`,
  )
  return new Map(rows.map(({ accountId, ...editor }) => [accountId, editor]))
}
