import { sql } from 'drizzle-orm'
import { Secret, TOTP } from 'otpauth'
import type { ChurchCall } from '../platform/work/transactions.ts'

/** The code that an authenticator app shows at a moment, in ms. */
export const makeTotp = (segredo: string, timestamp: number): string =>
  new TOTP({ secret: Secret.fromBase32(segredo) }).generate({ timestamp })

/** Expires the recent reauthentication of every session. */
export async function forgetProofs(call: ChurchCall): Promise<void> {
  await call.inChurch(({ tx }) => tx.execute(sql`update sessao set confirmada_em = null`))
}
