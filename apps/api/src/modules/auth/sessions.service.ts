import type { Credential, Session } from '@narthex/contract/auth/auth.schemas'
import { DomainError, notFound } from '../../platform/errors/domain-error.ts'
import type { Actor, CallSource, MemberCall } from '../../platform/http/route.ts'
import type { AccountId } from '../../platform/ids.ts'
import type { Needs } from '../../platform/platform.ts'
import type { ChurchScope } from '../../platform/scope/scope.ts'
import type { ChurchWork } from '../../platform/work/church-work.ts'
import { recordAct } from '../audit/audit.service.ts'
import { issueAccessToken } from './access-tokens.service.ts'
import { type AccountRow, holdAccount, nameAccount } from './accounts.queries.ts'
import { toAccount } from './accounts.rules.ts'
import { removeCodes, removeCodesEverywhere } from './codes.queries.ts'
import { entryCodes } from './codes.rules.ts'
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
 * Logs a person in at a church, who they are being proven, here or (handed over) by a session at another church; on a
 * device that is new to them they are told by e-mail.
 * Throws INVALID_CREDENTIALS where the password was changed meanwhile: a session must not outlive the one it began with.
 */
export async function startSession(
  platform: Needs<'clock' | 'domain' | 'keys' | 'mail' | 'transactions'>,
  church: ChurchScope,
  account: AccountRow,
  { source, isHandedOver = false }: { readonly source: CallSource; readonly isHandedOver?: boolean },
): Promise<Credential> {
  const now = platform.clock()
  const accountId = account.id
  const refreshToken = randomSecret()
  const dispositivo = deviceName(source.userAgent)
  const expiraEm = new Date(now.getTime() + sessionLives.sessionMs)
  const sessionId = await platform.transactions.inIdentity(church, async (work) => {
    if (!(await holdAccount(work.tx, account))) throw new DomainError('INVALID_CREDENTIALS')
    await nameAccount(work.tx, accountId)
    const devices = await listDevices(work, accountId)
    const times = { criadaEm: now, usadaEm: now, expiraEm, confirmadaEm: isHandedOver ? null : now }
    const sessionId = await insertSession(work, { accountId, dispositivo, ...times })
    const token = { hash: hashOfSecret(refreshToken), expiraEm: tokenExpiry(now, expiraEm) }
    await insertToken(work, { sessaoId: sessionId, ...token })
    await recordAct(platform, work, { acao: 'LOGIN', accountId, source, detalhes: { dispositivo } })
    const isNew = devices.length > 0 && !devices.includes(dispositivo)
    if (isNew) await mailNewDevice(platform, { work, account }, dispositivo)
    return sessionId
  })
  const token = await issueAccessToken(platform, church, { accountId, sessionId })
  return { token, refreshToken, user: toAccount(account) }
}

/** Where a person is logged in at this church, last used first. */
export async function listOwnSessions({ clock }: Needs<'clock'>, call: MemberCall): Promise<Session[]> {
  const { actor } = call
  const rows = await call.inChurch((work) => listSessions(work, actor.accountId, clock()))
  return rows.map(({ id, dispositivo, criadaEm, usadaEm }) => ({
    id,
    dispositivo,
    criadaEm: criadaEm.toISOString(),
    usadaEm: usadaEm.toISOString(),
    flagAtual: id === actor.sessionId,
  }))
}

/** Logs the person out on one device. */
export async function endOneSession(
  platform: Needs<'clock' | 'keys' | 'transactions'>,
  church: ChurchScope,
  { actor, id, source }: { actor: Actor; id: string; source: CallSource },
): Promise<void> {
  const accountId = actor.accountId
  await platform.transactions.inChurch(church, async (work) => {
    const hasEnded = await endSession(work, { accountId, id, motivo: 'REVOKED', now: platform.clock() })
    if (!hasEnded) throw notFound()
    await recordAct(platform, work, { acao: 'SESSIONS_ENDED', accountId, source })
    work.afterCommit({ accounts: [accountId] })
  })
}

/** Logs the person out at every church, but for the session that asks; no hand-off that is under way arrives. */
export async function endOtherSessions(
  platform: Needs<'clock' | 'keys' | 'transactions'>,
  church: ChurchScope,
  { actor, source }: { actor: Actor; source: CallSource },
): Promise<void> {
  const accountId = actor.accountId
  await platform.transactions.inIdentity(church, async (work) => {
    await nameAccount(work.tx, accountId)
    const ending = { accountId, except: actor.sessionId, motivo: 'REVOKED', now: platform.clock() } as const
    await endSessionsEverywhere(work.tx, ending)
    await removeCodesEverywhere(work.tx, { accountId, finalidades: entryCodes })
    await recordAct(platform, work, { acao: 'SESSIONS_ENDED', accountId, source })
    work.afterCommit({ accounts: [accountId] })
  })
}

/** Those of these sessions of the church that go on, for what is done in their name while nobody calls. */
export async function livingSessions(
  { clock }: Needs<'clock'>,
  work: ChurchWork,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  return new Set(ids.length === 0 ? [] : await listLiving(work, ids, clock()))
}

/** Ends all of a member's sessions at this church, and whatever is on its way into it; every process is told. */
export async function endSessionsOfMember(
  { clock }: Needs<'clock'>,
  work: ChurchWork,
  accountId: AccountId,
): Promise<void> {
  await endSessionsHere(work, { accountId, motivo: 'REVOKED', now: clock() })
  work.afterCommit({ accounts: [accountId] })
  for (const finalidade of entryCodes) await removeCodes(work, { accountId, finalidade })
}

/** Logs a person out of this church on every device; every process is told. */
export async function endSessionsOfLeaver(
  { clock }: Needs<'clock'>,
  work: ChurchWork,
  accountId: AccountId,
): Promise<void> {
  work.afterCommit({ accounts: [accountId] })
  await endSessionsHere(work, { accountId, motivo: 'ACCOUNT_DELETED', now: clock() })
}
