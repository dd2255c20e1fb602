import { idText } from '@narthex/contract/fields'
import { jwtVerify, SignJWT } from 'jose'
import * as z from 'zod/mini'
import { type AccountId, toAccountId } from '../../platform/ids.ts'
import type { Needs, Platform } from '../../platform/platform.ts'
import type { ChurchScope } from '../../platform/scope/scope.ts'
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

const keyOf = ({ keys }: Pick<Platform, 'keys'>) => keys('access tokens')

/** Issues a token that is valid for ten minutes, only at this church. */
export function issueAccessToken(
  platform: Needs<'clock' | 'keys'>,
  church: ChurchScope,
  bearer: TokenBearer,
): Promise<string> {
  const now = platform.clock()
  return new SignJWT({ sid: bearer.sessionId })
    .setProtectedHeader({ alg: algorithm, typ: type })
    .setIssuer(issuer)
    .setSubject(String(bearer.accountId))
    .setAudience(church.uuid)
    .setIssuedAt(now)
    .setExpirationTime(new Date(now.getTime() + sessionLifetimes.accessTokenMs))
    .sign(keyOf(platform))
}

/**
 * Verifies a token for this church; undefined for one that is forged, expired or another church's. The algorithm is
 * fixed, not taken from the token. Does not check whether the session is still active.
 */
export async function readAccessToken(
  platform: Pick<Platform, 'keys' | 'clock'>,
  church: ChurchScope,
  token: string,
): Promise<TokenBearer | undefined> {
  try {
    const { payload } = await jwtVerify(token, keyOf(platform), {
      algorithms: [algorithm],
      typ: type,
      issuer,
      audience: church.uuid,
      currentDate: platform.clock(),
      requiredClaims: ['exp', 'iat'],
    })
    const { sub, sid } = claimsSchema.parse(payload)
    return { accountId: toAccountId(sub), sessionId: sid }
  } catch {
    return undefined
  }
}
