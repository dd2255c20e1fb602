import { sql } from 'drizzle-orm'
import { queryRows } from '../database/database.ts'
import type { ChurchScope } from '../scope/scope.ts'
import type { Transactions } from '../work/transactions.ts'

export interface SpentChallenge {
  readonly nonce: string
  /** Expiry of the challenge: the age check refuses it afterwards, so the row may be deleted. */
  readonly expiresAt: Date
  readonly now: Date
}

/** True for the first to spend a challenge, in whatever process; forgets this church's that are too old to matter. */
export async function spendChallenge(
  transactions: Pick<Transactions, 'inChurch'>,
  church: ChurchScope,
  { nonce, expiresAt, now }: SpentChallenge,
): Promise<boolean> {
  return transactions.inChurch(church, async ({ tx }) => {
    await tx.execute(sql`
      delete from captcha_usado where igreja_id = ${church.igrejaId} and expira_em <= ${now.toISOString()}`)
    const spent = await queryRows(
      tx,
      sql`insert into captcha_usado (igreja_id, desafio, expira_em)
          values (${church.igrejaId}, ${nonce}, ${expiresAt.toISOString()})
          on conflict do nothing returning desafio`,
    )
    return spent.length > 0
  })
}
