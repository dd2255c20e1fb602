import { hourMs, minuteMs } from '@narthex/contract/durations'
import type { OperatorSession } from '@narthex/contract/operator/session.endpoints'
import { unauthenticated } from '../../../platform/errors/domain-error.ts'
import type { Authenticator } from '../../../platform/http/entrance.ts'
import type { Actor, CallSource } from '../../../platform/http/route.ts'
import { type AccountId, toMemberId } from '../../../platform/ids.ts'
import { hashSecret, randomSecret } from '../../../platform/secrets.ts'
import type { KeyedWork } from '../../../platform/work/church-work.ts'
import type { AccountRow } from '../accounts.queries.ts'
import { deviceName } from '../devices.rules.ts'
import { inOperators, type OperatorNeeds } from './operator-work.service.ts'
import {
  endOperatorSessionRow,
  findOperatorSession,
  insertOperatorAct,
  insertOperatorSession,
  markOperatorSessionUsed,
} from './operators.queries.ts'

/** Sessions of operators are short: they reach every church. */
export const operatorLifetimes = { idleMs: hourMs, sessionMs: 12 * hourMs, useMs: minuteMs } as const

/** Hashes an operator's cookie; never equal to the hash of another secret of the product. */
const hashCookie = (secret: string) => hashSecret(`operator ${secret}`)
/** Tells one password from the next without keeping what verifies it. */
const digestPassword = (senhaHash: string) => hashSecret(`operator password ${senhaHash}`)

const expiry = (now: Date, beganAt: Date) =>
  new Date(Math.min(now.getTime() + operatorLifetimes.idleMs, beganAt.getTime() + operatorLifetimes.sessionMs))

/** Starts a session after both factors were verified; returns its id and the secret that the browser keeps. */
export async function startOperatorSession(
  { tx, now }: KeyedWork,
  { id: accountId, senhaHash }: AccountRow,
  source: CallSource,
): Promise<{ readonly sessionId: string; readonly secret: string }> {
  const secret = randomSecret()
  const dispositivo = deviceName(source.userAgent)
  const sessionId = await insertOperatorSession(tx, {
    accountId,
    hash: hashCookie(secret),
    senhaResumo: digestPassword(senhaHash),
    dispositivo,
    criadaEm: now,
    usadaEm: now,
    expiraEm: expiry(now, now),
  })
  await insertOperatorAct(tx, {
    momento: now,
    accountId,
    sessaoId: sessionId,
    acao: 'LOGIN',
    detalhes: { dispositivo },
  })
  return { sessionId, secret }
}

/**
 * Identifies operators by their cookie, read from the database at each call: they are few, and a removed one is refused at once.
 * The actor's `accountId` and `sessionId` name the operator and their session (`operador_sessao`); it has no membership and no role.
 */
export const operatorAuthenticator = (needs: OperatorNeeds): Pick<Authenticator, 'byOperatorCookie'> => ({
  async byOperatorCookie(secret) {
    if (secret === undefined) return undefined
    return inOperators(needs, async ({ tx, now }): Promise<Actor | undefined> => {
      const found = await findOperatorSession(tx, { hash: hashCookie(secret) }, now)
      if (!found || found.senhaResumo !== digestPassword(found.senhaHash)) return undefined
      const { id, accountId, criadaEm, usadaEm } = found
      if (now.getTime() - usadaEm.getTime() >= operatorLifetimes.useMs)
        await markOperatorSessionUsed(tx, id, { usadaEm: now, expiraEm: expiry(now, criadaEm) })
      return { accountId, memberId: toMemberId(0), sessionId: id, roles: [], provenAt: criadaEm }
    })
  },
})

/** The operator of an open session; undefined where it has ended, for whatever reason. */
export function findOpenOperator(
  needs: OperatorNeeds,
  sessionId: string,
): Promise<{ readonly accountId: AccountId; readonly email: string } | undefined> {
  return inOperators(needs, async ({ tx, now }) => {
    const found = await findOperatorSession(tx, { id: sessionId }, now)
    const isOpen = found && found.senhaResumo === digestPassword(found.senhaHash)
    return isOpen ? { accountId: found.accountId, email: found.email } : undefined
  })
}

/** The caller's session. Throws UNAUTHENTICATED if it has just ended. */
export function readOperatorSession(
  needs: OperatorNeeds,
  { sessionId }: Pick<Actor, 'sessionId'>,
): Promise<OperatorSession> {
  return inOperators(needs, async ({ tx, now }) => {
    const found = await findOperatorSession(tx, { id: sessionId }, now)
    if (!found) throw unauthenticated()
    const { accountId, email, criadaEm, expiraEm } = found
    return {
      operador: { id: accountId, email },
      criadaEm: criadaEm.toISOString(),
      expiraEm: expiraEm.toISOString(),
    }
  })
}

/** Ends the caller's session. */
export async function endOperatorSession(needs: OperatorNeeds, { accountId, sessionId }: Actor): Promise<void> {
  await inOperators(needs, async ({ tx, now }) => {
    if (await endOperatorSessionRow(tx, sessionId, now))
      await insertOperatorAct(tx, { momento: now, accountId, sessaoId: sessionId, acao: 'LOGOUT' })
  })
}
