import { fallbackLocale, toLocale } from '@narthex/contract/locale'
import { personSchema } from '@narthex/contract/users/registration.schemas'
import { createOwnCall, type MemberCall } from '../../../platform/http/route.ts'
import { validate } from '../../../platform/http/validate.ts'
import type { MemberId } from '../../../platform/ids.ts'
import { foldFullName } from '../../../platform/names/fold.rules.ts'
import type { ChurchWork } from '../../../platform/work/church-work.ts'
import { edit } from '../../../platform/work/edit.ts'
import type { ChurchCall } from '../../../platform/work/transactions.ts'
import type { LoginAccount } from '../../auth/accounts.service.ts'
import { findMemberOfAccount } from '../../members/members.queries.ts'
import type { MemberLeaves } from '../../members/members.signals.ts'
import { joinPerson, listGrownPeopleAt } from '../../people/logins/joining.service.ts'
import { addMembership } from '../../users/enrolment.service.ts'
import { grantInvitedRole } from '../../users/role-office.service.ts'
import { mayGiveRole } from './invited-roles.service.ts'
import { holdInvitationTo, type InvitationRow, removeInvitation } from './staff-invitations.queries.ts'
import { invitationRecord } from './staff-invitations.records.ts'
import { isRoleOver } from './staff-invitations.rules.ts'

/** Whether a login takes an invitation that is open. */
export async function isInvited(call: ChurchCall, account: LoginAccount): Promise<boolean> {
  return account.flagAtivo && (await call.inChurch((work) => findOpenInvitation(work, account))) !== undefined
}

/**
 * Gives a person who has just proven who they are the role that they are invited to, on its terms, with a membership where they
 * have none.
 * Nothing happens without an open invitation, for a closed membership, and where its sender may not give the role any more.
 * A step that failed is made up for at the next login.
 */
export async function acceptInvitation(platform: MemberLeaves, call: ChurchCall, account: LoginAccount): Promise<void> {
  if (!account.flagAtivo) return
  const found = await call.inChurch(async (work) => {
    const invitation = await findOpenInvitation(work, account)
    return invitation && { invitation, member: await findMemberOfAccount(work, account.id) }
  })
  if (!found || (found.member && !found.member.flagAtivo)) return
  const { invitation, member } = found
  const own = createOwnCall(call)
  const { nome, sobrenome, role, terminaEm, alcance } = invitation
  const isEnrolled = member !== undefined && !member.flagPorConferir
  const memberId = isEnrolled ? member.id : await enrol(platform, own, { account, nome, sobrenome })
  await grantInvitedRole(own, { memberId, role }, { terminaEm, alcance })
  const records = [invitationRecord(invitation.id)]
  const subject = { convite: invitation.id, usuario: memberId, role }
  await edit(own, { act: 'STAFF_INVITATION_ACCEPTED', subject, isPublic: false, records }, ({ work }) =>
    removeInvitation(work, invitation.id),
  )
}

interface Invited {
  readonly account: LoginAccount
  readonly nome: string
  readonly sobrenome: string
}

/** Makes the invited a member: as the person of this name whom the office reaches at the address, or as a new one. */
async function enrol(
  platform: MemberLeaves,
  own: MemberCall,
  { account, nome, sobrenome }: Invited,
): Promise<MemberId> {
  const joined = await own.inChurch(async (work) => {
    const name = foldFullName({ nome, sobrenome })
    const alike = (await listGrownPeopleAt(work, account.email)).filter((person) => foldFullName(person) === name)
    const [person] = alike
    if (!person || alike.length > 1) return undefined
    await joinPerson(platform, work, { memberId: person.id, account })
    return person.id
  })
  if (joined !== undefined) return joined
  const person = validate(personSchema, { nome, sobrenome })
  const idioma = toLocale(account.idioma) ?? fallbackLocale
  return (await addMembership(own, { person, idioma, login: account })).memberId
}

async function findOpenInvitation(work: ChurchWork, { id }: LoginAccount): Promise<InvitationRow | undefined> {
  const found = await holdInvitationTo(work, id)
  if (!found?.invitedBy || found.expiraEm <= work.now || isRoleOver(found, work.now)) return undefined
  const giving = { role: found.role, by: found.invitedBy, to: id }
  return (await mayGiveRole(work, giving)) ? found : undefined
}
