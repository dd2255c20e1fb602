import type { Credential, Session } from '@narthex/contract/auth/auth.schemas'
import { DomainError, notFound } from '../../platform/errors/domain-error.ts'
import type { CallSource, MemberCall } from '../../platform/http/route.ts'
import type { AccountId } from '../../platform/ids.ts'
import type { Needs } from '../../platform/platform.ts'
import { hashSecret, randomSecret } from '../../platform/secrets.ts'
import type { ChurchWork } from '../../platform/work/church-work.ts'
import type { ChurchCall } from '../../platform/work/transactions.ts'
import { recordAct } from '../audit/audit.service.ts'
import { issueAccessToken } from './access-tokens.service.ts'
import { type AccountRow, lockUnchangedAccount, setCurrentAccount } from './accounts.queries.ts'
import { toAccount } from './accounts.rules.ts'
import type { SessionSurface } from './auth.tables.ts'
import { removeCodes, removeCodesEverywhere } from './codes.queries.ts'
import { entryCodes } from './codes.rules.ts'
import { deviceName } from './devices.rules.ts'
import { mailNewDevice } from './mails.service.ts'
import {
  endSession,
  endSessionsEverywhere,
  endSessionsHere,
  findActiveSession,
  insertSession,
  insertToken,
  listActiveSessionIds,
  listDevices,
  listSessions,
  type SessionRow,
} from './sessions.queries.ts'
import { sessionLifetimes, tokenExpiry } from './sessions.rules.ts'

interface Beginning {
  readonly superficie: SessionSurface
  readonly source: CallSource
  readonly expiraEm: Date
  /** Null for a session that is handed over. */
  readonly confirmadaEm: Date | null
  /** The token that the browser keeps, as its hash. */
  readonly token: { readonly hash: string; readonly expiraEm: Date }
}

/** Writes down a session that begins, and tells its owner of a new device. Returns its id. */
export function recordSession(
  platform: Needs<'domain' | 'mail'>,
  call: ChurchCall,
  account: AccountRow,
  { superficie, source, expiraEm, confirmadaEm, token }: Beginning,
): Promise<string> {
  const accountId = account.id
  const dispositivo = deviceName(source.userAgent)
  return call.inIdentity(async (work) => {
    const { now } = work
    if (!(await lockUnchangedAccount(work.tx, account))) throw new DomainError('INVALID_CREDENTIALS')
    await setCurrentAccount(work.tx, accountId)
    const devices = await listDevices(work, accountId)
    const times = { criadaEm: now, usadaEm: now, expiraEm, confirmadaEm }
    const sessaoId = await insertSession(work, { accountId, superficie, dispositivo, ...times })
    await insertToken(work, { sessaoId, ...token })
    await recordAct(work, { acao: 'LOGIN', accountId, source, detalhes: { dispositivo, superficie } })
    const isNew = devices.length > 0 && !devices.includes(dispositivo)
    if (isNew) await mailNewDevice(platform, { work, account }, dispositivo)
    return sessaoId
  })
}

/**
 * Starts a session at a church's site after the person was verified here or, handed over, at another church. Notifies them by
 * e-mail of a new device. Throws INVALID_CREDENTIALS if the password has changed since it was verified.
 */
export async function startSession(
  platform: Needs<'domain' | 'mail'>,
  call: ChurchCall,
  account: AccountRow,
  { source, isHandedOver = false }: { readonly source: CallSource; readonly isHandedOver?: boolean },
): Promise<Credential> {
  const now = call.clock()
  const refreshToken = randomSecret()
  const expiraEm = new Date(now.getTime() + sessionLifetimes.sessionMs)
  const sessionId = await recordSession(platform, call, account, {
    superficie: 'SITE',
    source,
    expiraEm,
    confirmadaEm: isHandedOver ? null : now,
    token: { hash: hashSecret(refreshToken), expiraEm: tokenExpiry(now, expiraEm) },
  })
  const token = await issueAccessToken(call, { accountId: account.id, sessionId })
  return { token, refreshToken, user: toAccount(account) }
}

/** The caller's sessions at this church, last used first. */
export async function listOwnSessions(call: MemberCall): Promise<Session[]> {
  const { actor } = call
  const rows = await call.inChurch((work) => listSessions(work, actor.accountId, work.now))
  return rows.map(({ id, superficie, dispositivo, criadaEm, usadaEm }) => ({
    id,
    superficie,
    dispositivo,
    criadaEm: criadaEm.toISOString(),
    usadaEm: usadaEm.toISOString(),
    flagAtual: id === actor.sessionId,
  }))
}

/** The active sessions of a login at this church, last used first; for staff who may end them. */
export const listSessionsOfMember = (work: ChurchWork, accountId: AccountId): Promise<SessionRow[]> =>
  listSessions(work, accountId, work.now)

/** The caller's own session; undefined if it has just ended. */
export function findOwnSession({ actor, inChurch }: MemberCall): Promise<SessionRow | undefined> {
  const { accountId, sessionId: id } = actor
  return inChurch((work) => findActiveSession(work, { accountId, id, now: work.now }))
}

/** Ends one of the caller's sessions. */
export async function endOneSession({ actor: { accountId }, source, inChurch }: MemberCall, id: string): Promise<void> {
  await inChurch(async (work) => {
    const hasEnded = await endSession(work, { accountId, id, motivo: 'REVOKED', now: work.now })
    if (!hasEnded) throw notFound()
    await recordAct(work, { acao: 'SESSIONS_ENDED', accountId, source })
    work.afterCommit({ accounts: [accountId] })
  })
}

/** Ends the caller's sessions at every church except the current one, and invalidates pending hand-offs. */
export async function endOtherSessions({ actor, source, inIdentity }: MemberCall): Promise<void> {
  const { accountId } = actor
  await inIdentity(async (work) => {
    await setCurrentAccount(work.tx, accountId)
    const ending = { accountId, except: actor.sessionId, motivo: 'REVOKED', now: work.now } as const
    await endSessionsEverywhere(work.tx, ending)
    await removeCodesEverywhere(work.tx, { accountId, finalidades: entryCodes })
    await recordAct(work, { acao: 'SESSIONS_ENDED', accountId, source })
    work.afterCommit({ accounts: [accountId] })
  })
}

/** Selects the active sessions among `ids`, for background work on their behalf. */
export async function listActiveSessions(work: ChurchWork, ids: readonly string[]): Promise<ReadonlySet<string>> {
  return new Set(ids.length === 0 ? [] : await listActiveSessionIds(work, ids, work.now))
}

/** Ends all of a member's sessions at this church, and their codes for access to it; notifies every process. */
export async function endSessionsOfMember(work: ChurchWork, accountId: AccountId): Promise<void> {
  await endSessionsHere(work, { accountId, motivo: 'REVOKED', now: work.now })
  work.afterCommit({ accounts: [accountId] })
  for (const finalidade of entryCodes) await removeCodes(work, { accountId, finalidade })
}

/** Ends all sessions at this church of a person who leaves; notifies every process. */
export async function endSessionsOfLeaver(work: ChurchWork, accountId: AccountId): Promise<void> {
  work.afterCommit({ accounts: [accountId] })
  await endSessionsHere(work, { accountId, motivo: 'ACCOUNT_DELETED', now: work.now })
}
