import { hourMs, secondMs } from '@narthex/contract/durations'
import type { HandlerInput } from '@narthex/contract/endpoint'
import { fallbackLocale, toLocale } from '@narthex/contract/locale'
import type {
  inviteStaff as inviteEndpoint,
  StaffInvitation,
} from '@narthex/contract/office/staff-invitations.endpoints'
import { code } from '@narthex/contract/validation/codes'
import { countUse } from '../../../platform/attempts/count-use.ts'
import { DomainError, invalid, notFound, tooManyRequests } from '../../../platform/errors/domain-error.ts'
import type { MemberCall } from '../../../platform/http/route.ts'
import type { Needs } from '../../../platform/platform.ts'
import type { ChurchWork } from '../../../platform/work/church-work.ts'
import { edit } from '../../../platform/work/edit.ts'
import { takeAccountMailTurn } from '../../auth/account-mails.service.ts'
import { type LoginAccount, readAccount } from '../../auth/accounts.service.ts'
import { findEmails, findOrAddAccount, inviteToOffice, withdrawOfficeCode } from '../../auth/invitations.service.ts'
import { hashUnknownPassword } from '../../auth/password-hashing.service.ts'
import { findMemberNames } from '../../members/members.service.ts'
import { describeTerms } from '../../members/roles.service.ts'
import { readTerms } from '../../users/role-office.service.ts'
import { requireGivableRole } from './invited-roles.service.ts'
import {
  findInvitation,
  holdInvitationTo,
  type InvitationRow,
  insertInvitation,
  listInvitations,
  removeInvitation,
  removeOldInvitations,
  updateInvitation,
} from './staff-invitations.queries.ts'
import { invitationRecord } from './staff-invitations.records.ts'
import {
  expiredKeptMs,
  expiryFrom,
  invitationLimit,
  invitationMs,
  isJustSent,
  isRoleOver,
  maxInvitations,
  repeatedInviteMs,
  repeatedResendMs,
} from './staff-invitations.rules.ts'

type MailNeeds = Needs<'domain' | 'mail'>
type Invited = HandlerInput<typeof inviteEndpoint>['body']

/** The invitations of a church that were not taken yet. */
export async function listStaffInvitations(call: MemberCall): Promise<StaffInvitation[]> {
  return describe(call, await call.inChurch(listInvitations))
}

/**
 * Invites a person to work at the office: mails them, and keeps the role for their first login there. Someone who was
 * invited just now is not mailed again. Throws FORBIDDEN, TOO_MANY_REQUESTS, LIMIT_REACHED.
 */
export async function inviteStaff(platform: MailNeeds, call: MemberCall, given: Invited): Promise<StaffInvitation> {
  const { email, nome, sobrenome, role, ate = null } = given
  const idioma = toLocale((await call.facts()).language) ?? fallbackLocale
  await countInvitation(call)
  const senhaHash = await hashUnknownPassword()
  const account = await call.inIdentity(async (work) => {
    await takeMailboxTurn(work, email)
    return findOrAddAccount(work, { email, idioma, senhaHash })
  })
  const subject = { role, ...(ate && { ate }), ...(given.alcance && { alcance: given.alcance.join(' ') }) }
  const kept = await edit(call, { act: 'STAFF_INVITED', subject, isPublic: false }, async (editing) => {
    const { work, about, made, watch } = editing
    await requireGivableRole(work, { role, by: call.actor.accountId, to: account.id })
    await removeOldInvitations(work, new Date(work.now.getTime() - expiredKeptMs))
    const { terminaEm, alcance } = await readTerms(work, given)
    const terms = { terminaEm, alcance: alcance && [...alcance] }
    const invitation = { nome, sobrenome, role, ...terms, invitedBy: call.actor.accountId }
    const sent = { enviadoEm: work.now, expiraEm: expiryFrom(work.now) }
    const id = await insertWithinLimit(work, { ...invitation, ...sent, accountId: account.id })
    if (id !== undefined) {
      made(invitationRecord(id), { convite: id })
      return { id, isMailed: true }
    }
    const held = await holdInvitationTo(work, account.id)
    // It was withdrawn or taken at the same moment.
    if (!held) throw notFound()
    about({ convite: held.id })
    await watch(invitationRecord(held.id))
    const isMailed = !isJustSent(held.enviadoEm, work.now, repeatedInviteMs)
    await updateInvitation(work, held.id, { ...invitation, ...(isMailed && sent) })
    return { id: held.id, isMailed }
  })
  if (kept.isMailed) await mailInvitation(platform, call, account)
  return read(call, kept.id)
}

/** Mails an invitation again: it is good for seven more days, and the link of the former mail is void. Throws as `inviteStaff`. */
export async function resendStaffInvitation(
  platform: MailNeeds,
  call: MemberCall,
  id: number,
): Promise<StaffInvitation> {
  const known = await call.inChurch((work) => findInvitation(work, id))
  const account = known && (await readAccount(call, known.accountId))
  if (!known || !account) throw notFound()
  if (isJustSent(known.enviadoEm, call.clock(), repeatedResendMs)) return read(call, id)
  await countInvitation(call)
  await call.inIdentity((work) => takeMailboxTurn(work, account.email))
  const plan = { act: 'STAFF_INVITATION_SENT', subject: { convite: id }, isPublic: false } as const
  const isMailed = await edit(call, { ...plan, hold: invitationRecord(id) }, async ({ work, before, unchanged }) => {
    await requireGivableRole(work, { role: before.role, by: call.actor.accountId, to: account.id })
    if (isJustSent(before.enviadoEm, work.now, repeatedResendMs)) return unchanged(false)
    if (isRoleOver(before, work.now)) throw invalid([{ path: 'ate', message: code('DATE_PAST') }])
    // The right of the last sender counts from now on.
    const invitedBy = call.actor.accountId
    await updateInvitation(work, id, { enviadoEm: work.now, expiraEm: expiryFrom(work.now), invitedBy })
    return true
  })
  if (isMailed) await mailInvitation(platform, call, account)
  return read(call, id)
}

/** Withdraws an invitation: it gives no role, and its link no password. Throws NOT_FOUND, and FORBIDDEN for a role that the caller's do not give. */
export async function withdrawStaffInvitation(call: MemberCall, id: number): Promise<void> {
  const plan = { act: 'STAFF_INVITATION_WITHDRAWN', subject: { convite: id }, isPublic: false } as const
  const accountId = await edit(call, { ...plan, hold: invitationRecord(id) }, async ({ work, before }) => {
    await requireGivableRole(work, { role: before.role, by: call.actor.accountId })
    await removeInvitation(work, id)
    return before.accountId
  })
  await call.inIdentity((work) => withdrawOfficeCode(work, accountId))
}

const countInvitation = (call: MemberCall) =>
  countUse(call, { what: 'invitations of staff', who: call.church.uuid, limit: invitationLimit })

async function insertWithinLimit(
  work: ChurchWork,
  row: Parameters<typeof insertInvitation>[1],
): Promise<number | undefined> {
  const id = await insertInvitation(work, row)
  if (id !== undefined && (await listInvitations(work)).length > maxInvitations) throw new DomainError('LIMIT_REACHED')
  return id
}

/** Throws TOO_MANY_REQUESTS for a mailbox that had too many mails of any church, whether it has an account or not. */
async function takeMailboxTurn(work: ChurchWork, email: string): Promise<void> {
  if (!(await takeAccountMailTurn(work, email))) throw tooManyRequests(hourMs / secondMs)
}

const mailInvitation = (platform: MailNeeds, call: MemberCall, account: LoginAccount) =>
  call.inIdentity((work) => inviteToOffice(platform, { work, account }, { mail: 'staff', lifeMs: invitationMs }))

async function read(call: MemberCall, id: number): Promise<StaffInvitation> {
  const row = await call.inChurch((work) => findInvitation(work, id))
  const [invitation] = row ? await describe(call, [row]) : []
  if (!invitation) throw notFound()
  return invitation
}

async function describe(call: MemberCall, rows: readonly InvitationRow[]): Promise<StaffInvitation[]> {
  if (rows.length === 0) return []
  const emails = await call.inIdentity((work) =>
    findEmails(
      work,
      rows.map(({ accountId }) => accountId),
    ),
  )
  const senders = rows.flatMap(({ invitedBy }) => invitedBy ?? [])
  const { names, terms } = await call.inChurch(async (work) => ({
    names: await findMemberNames(work, senders),
    terms: await describeTerms(work, rows),
  }))
  return rows.map(({ id, accountId, nome, sobrenome, role, invitedBy, enviadoEm, expiraEm }, at) => ({
    id,
    email: emails.get(accountId) ?? '',
    nome,
    sobrenome,
    role,
    ate: terms[at]?.ate ?? null,
    alcance: terms[at]?.alcance ?? null,
    convidadoPor: (invitedBy && names.get(invitedBy)) ?? null,
    enviadoEm: enviadoEm.toISOString(),
    expiraEm: expiraEm.toISOString(),
  }))
}
