import { dateIn } from '@narthex/contract/church-time'
import { findAgeBand, isMinorBand } from '@narthex/contract/people/age-bands'
import { DomainError } from '../../../platform/errors/domain-error.ts'
import type { MemberId } from '../../../platform/ids.ts'
import type { ChurchWork } from '../../../platform/work/church-work.ts'
import { findMemberOfAccount, holdMember, listPeopleAtAddress, removeLogin } from '../../members/members.queries.ts'
import type { MemberLeaves } from '../../members/members.signals.ts'
import { closeMembership } from '../../members/memberships.service.ts'
import { listRoles } from '../../members/roles.queries.ts'
import { type OpenedLogin, openLogin } from '../../users/opened-logins.service.ts'
import { deletePerson, holdTiedPeople } from '../importing/person-import.queries.ts'
import { isChildOfHousehold } from './person-invitations.queries.ts'

/**
 * Gives a person whom the office knows the login of an account whose owner was proven: the row stays, with all that names it. What
 * an unconfirmed registration of the account wrote here goes. Throws PERSON_HAS_LOGIN, and ALREADY_REGISTERED for an account of
 * another person here.
 */
export async function joinPerson(
  { signals }: MemberLeaves,
  work: ChurchWork,
  { memberId, account, source }: OpenedLogin,
): Promise<void> {
  // The order in which two that join at once wait for each other.
  await holdMember(work, memberId)
  const former = await findMemberOfAccount(work, account.id)
  if (former) await removeUnproven(work, former.id, signals.memberLeaves)
  await openLogin(work, { memberId, account, source })
}

/** Removes what a registration wrote that its owner has not confirmed; where anything names it, it stays as a person without a login. */
async function removeUnproven(
  work: ChurchWork,
  memberId: MemberId,
  listeners: MemberLeaves['signals']['memberLeaves'],
): Promise<void> {
  const held = await holdMember(work, memberId)
  const isUnproven = held?.flagPorConferir && held.flagAtivo && (await listRoles(work, memberId)).length === 0
  if (!isUnproven) throw new DomainError('ALREADY_REGISTERED')
  await closeMembership(work, memberId, listeners)
  await removeLogin(work, memberId)
  const tied = await holdTiedPeople(work, [memberId])
  if (!tied.has(memberId)) await deletePerson(work, memberId)
}

interface Person {
  readonly id: number
  readonly dataNascimento: string | null
}

/** Whether a person is under 18, or a child of a household: such people are neither invited nor offered. */
export async function isUnderAge(work: ChurchWork, { id, dataNascimento }: Person): Promise<boolean> {
  const { timeZone } = await work.facts()
  return (
    isMinorBand(findAgeBand(dataNascimento, dateIn(timeZone, work.now))) || isChildOfHousehold(work, id as MemberId)
  )
}

/** Grown people without a login at an address; only its owner may learn of them. */
export async function listGrownPeopleAt(work: ChurchWork, email: string) {
  const grown: Awaited<ReturnType<typeof listPeopleAtAddress>> = []
  for (const person of await listPeopleAtAddress(work, email)) if (!(await isUnderAge(work, person))) grown.push(person)
  return grown
}
