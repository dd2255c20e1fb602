import type { Credential, Session } from '@narthex/contract/auth/auth.schemas'
import type { Tx } from '../../platform/database/database.ts'
import { notFound } from '../../platform/http/domain-error.ts'
import type { Actor, CallSource } from '../../platform/http/route.ts'
import type { Platform } from '../../platform/platform.ts'
import type { ChurchScope } from '../../platform/tenancy/scope.ts'
import { recordAct } from '../audit/audit.service.ts'
import { issueAccessToken } from './access-tokens.service.ts'
import { type AccountRow, holdAccount, nameAccount } from './accounts.queries.ts'
import { toAccount } from './accounts.rules.ts'
import { invalidCredentials } from './auth.errors.ts'
import { removeCodesEverywhere } from './codes.queries.ts'
import { deviceName } from './devices.rules.ts'
import { mailNewDevice } from './mails.service.ts'
import { hashOfSecret, randomSecret } from './secrets.rules.ts'
import {
  endSession,
  endSessionsEverywhere,
  endSessionsHere,
  insertSession,
  insertToken,
  listDevices,
  listLiving,
  listSessions,
} from './sessions.queries.ts'
import { sessionLives, tokenExpiry } from './sessions.rules.ts'

/**
 * Logs a person in at a church, who they are being proven; on a device that is new to them they are told by e-mail.
 * Throws INVALID_CREDENTIALS where the password was changed meanwhile: a session must not outlive the one it began with.
 */
export async function startSession(
  platform: Platform,
  church: ChurchScope,
  account: AccountRow,
  source: CallSource,
): Promise<Credential> {
  const now = platform.clock()
  const contaId = account.id
  const refreshToken = randomSecret()
  const dispositivo = deviceName(source.userAgent)
  const expiraEm = new Date(now.getTime() + sessionLives.sessionMs)
  const sessionId = await platform.database.inIdentity(church, async (tx) => {
    if (!(await holdAccount(tx, account))) throw invalidCredentials()
    await nameAccount(tx, contaId)
    const devices = await listDevices(church, tx, contaId)
    const times = { criadaEm: now, usadaEm: now, expiraEm }
    const sessionId = await insertSession(church, tx, { contaId, dispositivo, ...times })
    const token = { hash: hashOfSecret(refreshToken), expiraEm: tokenExpiry(now, expiraEm) }
    await insertToken(church, tx, { sessaoId: sessionId, ...token })
    await recordAct(platform, church, tx, { acao: 'LOGIN', contaId, source, detalhes: { dispositivo } })
    const isNew = devices.length > 0 && !devices.includes(dispositivo)
    if (isNew) await mailNewDevice(platform, { church, tx, account }, dispositivo)
    return sessionId
  })
  const token = await issueAccessToken(platform, church, { contaId, sessionId })
  return { token, refreshToken, user: toAccount(account) }
}

/** Where a person is logged in at this church, last used first. */
export async function sessionsOf({ database, clock }: Platform, church: ChurchScope, actor: Actor): Promise<Session[]> {
  const rows = await database.inScope(church, (tx) => listSessions(church, tx, actor.userId, clock()))
  return rows.map(({ id, dispositivo, criadaEm, usadaEm }) => ({
    id,
    dispositivo,
    criadaEm: criadaEm.toISOString(),
    usadaEm: usadaEm.toISOString(),
    flagAtual: id === actor.sessionId,
  }))
}

/** Logs the person out on one device. Throws NOT_FOUND. */
export async function endOneSession(
  platform: Platform,
  church: ChurchScope,
  { actor, id, source }: { actor: Actor; id: string; source: CallSource },
): Promise<void> {
  const contaId = actor.userId
  await platform.database.inScope(church, async (tx) => {
    const hasEnded = await endSession(church, tx, { contaId, id, motivo: 'REVOKED', now: platform.clock() })
    if (!hasEnded) throw notFound()
    await recordAct(platform, church, tx, { acao: 'SESSIONS_ENDED', contaId, source })
  })
  await forgetActor(platform, contaId)
}

/** Logs the person out at every church, but for the session that asks; no hand-off that is under way arrives. */
export async function endOtherSessions(
  platform: Platform,
  church: ChurchScope,
  { actor, source }: { actor: Actor; source: CallSource },
): Promise<void> {
  const contaId = actor.userId
  await platform.database.inIdentity(church, async (tx) => {
    await nameAccount(tx, contaId)
    const ending = { contaId, except: actor.sessionId, motivo: 'REVOKED', now: platform.clock() } as const
    await endSessionsEverywhere(tx, ending)
    await removeCodesEverywhere(tx, { contaId, finalidades: ['ENTREGA'] })
    await recordAct(platform, church, tx, { acao: 'SESSIONS_ENDED', contaId, source })
  })
  await forgetActor(platform, contaId)
}

/** Those of these sessions of the church that go on, for what is done in their name while nobody calls. */
export async function livingSessions(
  { clock }: Platform,
  church: ChurchScope,
  tx: Tx,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  return new Set(ids.length === 0 ? [] : await listLiving(church, tx, ids, clock()))
}

/** Logs a person out of this church on every device; `forgetActor` has to follow the commit. */
export function endSessionsOfLeaver({ clock }: Platform, church: ChurchScope, tx: Tx, contaId: number): Promise<void> {
  return endSessionsHere(church, tx, { contaId, motivo: 'ACCOUNT_DELETED', now: clock() })
}

/** To be called after the commit of whatever changes what a person's sessions may do: every process asks anew. */
export function forgetActor({ bus }: Pick<Platform, 'bus'>, contaId: number): Promise<void> {
  return bus.publish({ tenants: [], hosts: [], accounts: [contaId] })
}
