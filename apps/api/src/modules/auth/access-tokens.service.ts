import { idText } from '@narthex/contract/fields'
import { jwtVerify, SignJWT } from 'jose'
import * as z from 'zod/mini'
import { type AccountId, toAccountId } from '../../platform/ids.ts'
import type { Keys } from '../../platform/keys.ts'
import type { ChurchCall } from '../../platform/work/transactions.ts'
import { sessionLifetimes } from './sessions.rules.ts'

const algorithm = 'HS256'
const type = 'at+jwt'
const issuer = 'narthex'
const claimsSchema = z.object({ sub: idText, sid: z.uuid() })

/** The session of a token, and its owner. */
export interface TokenBearer {
  readonly accountId: AccountId
  readonly sessionId: string
}

const keyOf = (keys: Keys) => keys('access tokens')

/** Issues a token that is valid for ten minutes, only at this church. */
export function issueAccessToken(call: ChurchCall, bearer: TokenBearer): Promise<string> {
  const now = call.clock()
  return new SignJWT({ sid: bearer.sessionId })
    .setProtectedHeader({ alg: algorithm, typ: type })
    .setIssuer(issuer)
    .setSubject(String(bearer.accountId))
    .setAudience(call.church.uuid)
    .setIssuedAt(now)
    .setExpirationTime(new Date(now.getTime() + sessionLifetimes.accessTokenMs))
    .sign(keyOf(call.keys))
}

/**
 * Verifies a token for this church; undefined for one that is forged, expired or another church's. The algorithm is
 * fixed, not taken from the token. Does not check whether the session is still active.
 */
export async function readAccessToken(call: ChurchCall, token: string): Promise<TokenBearer | undefined> {
  try {
    const { payload } = await jwtVerify(token, keyOf(call.keys), {
      algorithms: [algorithm],
      typ: type,
      issuer,
      audience: call.church.uuid,
      currentDate: call.clock(),
      requiredClaims: ['exp', 'iat'],
    })
    const { sub, sid } = claimsSchema.parse(payload)
    return { accountId: toAccountId(sub), sessionId: sid }
  } catch {
    return undefined
  }
}
