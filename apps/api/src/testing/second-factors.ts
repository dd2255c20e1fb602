import { sql } from 'drizzle-orm'
import { Secret, TOTP } from 'otpauth'
import type { Platform } from '../platform/platform.ts'
import type { ChurchScope } from '../platform/scope/scope.ts'

/** What an authenticator app shows at a moment. */
export const makeTotp = (segredo: string, timestamp: number): string =>
  new TOTP({ secret: Secret.fromBase32(segredo) }).generate({ timestamp })

/** Expires the recent reauthentication of every session. */
export async function forgetProofs({ transactions }: Platform, church: ChurchScope): Promise<void> {
  await transactions.inChurch(church, ({ tx }) => tx.execute(sql`update sessao set confirmada_em = null`))
}
