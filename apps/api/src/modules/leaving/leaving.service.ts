import type { Tx } from '../../platform/database/database.ts'
import type { Actor, CallSource } from '../../platform/http/route.ts'
import type { Platform } from '../../platform/platform.ts'
import { editChurch } from '../../platform/tenancy/edit.ts'
import type { ChurchScope } from '../../platform/tenancy/scope.ts'
import { recordAct } from '../audit/audit.service.ts'
import { inPersonsName } from '../auth/accounts.service.ts'
import { invalidCode } from '../auth/auth.errors.ts'
import { codeExpiry, issueCode, takeCode, withdrawCode } from '../auth/codes.service.ts'
import { takeTry } from '../auth/limits.service.ts'
import { proveAgain } from '../auth/login.service.ts'
import { mailDeletionAsked } from '../auth/mails.service.ts'
import { endSessionsOfLeaver, forgetActor } from '../auth/sessions.service.ts'
import { closeMembership, isOnlyMembership } from '../users/memberships.service.ts'
import { requireOtherAdmins } from '../users/roles.service.ts'
import { erasureQueue } from './erasure.jobs.ts'

const finalidade = 'EXCLUSAO'

/** Who asks, and from where. */
export interface Leaver {
  readonly actor: Actor
  readonly source: CallSource
}

export interface Deletion {
  /** What waits for its confirmation, and until when. */
  readonly pedido: { readonly expiraEm: string } | null
  readonly flagContaTambem: boolean
}

/** Whether a person has asked to leave this church, and whether their login would go with it. */
export async function deletionOf(platform: Platform, church: ChurchScope, actor: Actor): Promise<Deletion> {
  const [expiraEm, flagContaTambem] = await Promise.all([
    platform.database.inScope(church, (tx) => codeExpiry(platform, church, tx, { contaId: actor.userId, finalidade })),
    isOnlyMembership(platform, church, actor),
  ])
  return { pedido: expiraEm ? { expiraEm: expiraEm.toISOString() } : null, flagContaTambem }
}

/**
 * Asks to leave: sends the code that confirms it, and changes nothing yet. An earlier code is good no more.
 * Throws WRONG_PASSWORD, LAST_ADMIN, TOO_MANY_REQUESTS.
 */
export async function requestDeletion(
  platform: Platform,
  church: ChurchScope,
  senha: string,
  { actor, source }: Leaver,
): Promise<{ expiraEm: string }> {
  // Whoever is logged in need not prove to be human.
  const isCaptchaSolved = true
  const account = await proveAgain(platform, church, { senha, isCaptchaSolved }, { actor, source })
  await platform.database.inScope(church, (tx) => requireOtherAdmins(church, tx, actor.memberId))
  return inPersonsName(platform, church, actor, async (tx) => {
    await takeTry(platform, church, tx, { what: 'mail', email: account.email, isCaptchaSolved }, source)
    const { codigo, expiraEm } = await issueCode(platform, church, tx, { contaId: account.id, finalidade })
    await mailDeletionAsked(platform, { church, tx, account }, codigo)
    await recordAct(platform, church, tx, { acao: 'DELETION_ASKED', contaId: account.id, source })
    return { expiraEm: expiraEm.toISOString() }
  })
}

/** Takes the request back; does nothing where there is none. */
export async function withdrawDeletion(
  platform: Platform,
  church: ChurchScope,
  { actor, source }: Leaver,
): Promise<void> {
  const contaId = actor.userId
  await platform.database.inScope(church, async (tx) => {
    if (!(await withdrawCode(church, tx, { contaId, finalidade }))) return
    await recordAct(platform, church, tx, { acao: 'DELETION_WITHDRAWN', contaId, source })
  })
}

/**
 * Leaves for good, by the person's own code: they are logged out of this church everywhere at once, and a job erases what
 * it holds of them. Throws INVALID_CODE, LAST_ADMIN.
 */
export async function confirmDeletion(
  platform: Platform,
  church: ChurchScope,
  codigo: string,
  leaver: Leaver,
): Promise<void> {
  const { userId: contaId } = leaver.actor
  // An edit: what the site tells of groups, who leads them and how many places there are, changes with it.
  await editChurch(platform, church, async (tx) => {
    // What is thrown after it gives the code back.
    if ((await takeCode(platform, church, tx, { codigo, finalidade })) !== contaId) throw invalidCode()
    await leave(platform, church, tx, leaver)
  })
  await forgetActor(platform, contaId)
}

async function leave(platform: Platform, church: ChurchScope, tx: Tx, { actor, source }: Leaver): Promise<void> {
  const { userId: contaId, memberId: usuarioId } = actor
  await requireOtherAdmins(church, tx, usuarioId)
  await closeMembership(church, tx, usuarioId)
  await endSessionsOfLeaver(platform, church, tx, contaId)
  await recordAct(platform, church, tx, { acao: 'DELETION_CONFIRMED', contaId, source })
  const singletonKey = `usuario ${usuarioId}`
  await platform.jobs.enqueue(church, tx, erasureQueue, { contaId, usuarioId }, { singletonKey })
}
