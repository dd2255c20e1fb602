import { sql } from 'drizzle-orm'
import { type Database, rowsOf } from '../database/database.ts'
import type { ChurchScope } from '../tenancy/scope.ts'

export interface SpentChallenge {
  readonly nonce: string
  /** From then on its age alone refuses it, and nobody need remember it. */
  readonly expiresAt: Date
  readonly now: Date
}

/** True for the first to spend a challenge, in whatever process; forgets this church's that are too old to matter. */
export async function spendChallenge(
  database: Database,
  church: ChurchScope,
  { nonce, expiresAt, now }: SpentChallenge,
): Promise<boolean> {
  return database.inScope(church, async (tx) => {
    await tx.execute(sql`
      delete from captcha_usado where igreja_id = ${church.igrejaId} and expira_em <= ${now.toISOString()}`)
    const spent = await rowsOf(
      tx,
      sql`insert into captcha_usado (igreja_id, desafio, expira_em)
          values (${church.igrejaId}, ${nonce}, ${expiresAt.toISOString()})
          on conflict do nothing returning desafio`,
    )
    return spent.length > 0
  })
}
