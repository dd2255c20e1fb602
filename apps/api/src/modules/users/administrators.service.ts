import { dayMs } from '@narthex/contract/durations'
import { fallbackLocale, type Locale, toLocale } from '@narthex/contract/locale'
import { personSchema } from '@narthex/contract/users/registration.schemas'
import { email as emailAddress } from '@narthex/contract/validation/text'
import { conflict, notFound } from '../../platform/errors/domain-error.ts'
import { createOwnCall, type MemberCall } from '../../platform/http/route.ts'
import { validate } from '../../platform/http/validate.ts'
import type { AccountId, MemberId } from '../../platform/ids.ts'
import type { Needs, Platform } from '../../platform/platform.ts'
import type { ChurchScope } from '../../platform/scope/scope.ts'
import { inOneTransaction } from '../../platform/work/one-transaction.ts'
import { findAccount } from '../auth/accounts.service.ts'
import { findEmails, findVisited, inviteToOffice, vouchForAccount } from '../auth/invitations.service.ts'
import { findMemberOfAccount } from '../members/members.queries.ts'
import { listStaff } from '../members/roles.service.ts'
import { addMembership } from './enrolment.service.ts'
import { grantRole, revokeRole } from './role-office.service.ts'

/* What the operator does about the administrators of a church. Only the product itself may call these. */

const role = 'ROLE_SUPER_ADMIN'
/** How long a new administrator may choose their password by the mail. */
const passwordLinkMs = 3 * dayMs

/** A person whom the operator names. They change their name themselves. */
export interface NamedAdministrator {
  readonly email: string
  readonly nome: string
  readonly sobrenome: string
}

/** The result of an appointment. */
export interface Appointment {
  /** False for a member of the church by then. */
  readonly isNewMember: boolean
  /** Where they choose their password; undefined for someone who has logged in before. */
  readonly passwordLink: string | undefined
}

/** An administrator of a church as the operator sees them. */
export interface Administrator {
  readonly email: string
  readonly name: string
  /** Whether they have logged in at this church. */
  readonly hasVisited: boolean
}

/**
 * Makes a person administrator of a church (ROLE_SUPER_ADMIN), with a membership and an account where they have none, and mails
 * them: all of it, or nothing. For one who is administrator already it mails again. Throws VALIDATION, and CONFLICT for a
 * closed membership.
 */
export function appointAdministrator(
  platform: Platform,
  church: ChurchScope,
  given: NamedAdministrator,
): Promise<Appointment> {
  return inOneTransaction(platform, (within) =>
    appointWithin(within, createOwnCall(within.transactions.at(church)), given),
  )
}

/** Appoints an administrator as part of a larger transaction. */
export async function appointWithin(
  platform: Needs<'domain' | 'mail'>,
  own: MemberCall,
  { email: address, ...names }: NamedAdministrator,
): Promise<Appointment> {
  const email = validate(emailAddress, address, 'email')
  const person = validate(personSchema, names)
  const idioma = toChurchLocale((await own.facts()).language)
  const { account, member } = await own.inIdentity(async (work) => {
    const account = await vouchForAccount(work, { email, idioma })
    return { account, member: await findMemberOfAccount(work, account.id) }
  })
  if (member && !member.flagAtivo)
    throw conflict('The membership of this person is closed; an administrator reopens it.')
  const isEnrolled = member !== undefined && !member.flagPorConferir
  const memberId = isEnrolled ? member.id : (await addMembership(own, { person, idioma, login: account })).memberId
  await grantRole(own, { memberId, role })
  const invitation = { mail: 'administrator', lifeMs: passwordLinkMs } as const
  const passwordLink = await own.inIdentity((work) => inviteToOffice(platform, { work, account }, invitation))
  return { isNewMember: member === undefined, passwordLink }
}

const toChurchLocale = (language: string): Locale => toLocale(language) ?? fallbackLocale

/** Takes the role from an administrator, who stays a member. Throws NOT_FOUND for someone who has it not. */
export async function dismissAdministrator(own: MemberCall, email: string): Promise<void> {
  const account = await findAccount(own, email)
  const holders = await own.inChurch(listHolders)
  const holder = holders.find(({ accountId }) => accountId === account?.id)
  if (!holder) throw notFound()
  await revokeRole(own, { memberId: holder.memberId, role })
}

interface Holder {
  readonly accountId: AccountId
  readonly memberId: MemberId
  readonly name: string
}

const listHolders = async (work: Parameters<typeof listStaff>[0]): Promise<Holder[]> =>
  (await listStaff(work))
    .filter(({ roles }) => roles.includes(role))
    .map(({ user, usuario }) => ({
      accountId: user.id as AccountId,
      memberId: usuario.id as MemberId,
      name: `${usuario.nome} ${usuario.sobrenome}`,
    }))

/** Lists the active administrators of a church, by name. */
export async function listAdministrators(own: MemberCall): Promise<Administrator[]> {
  const { holders, visited } = await own.inChurch(async (work) => {
    const holders = await listHolders(work)
    return { holders, visited: await findVisited(work, toAccountIds(holders)) }
  })
  const emails = await own.inIdentity((work) => findEmails(work, toAccountIds(holders)))
  return holders.map(({ accountId, name }) => ({
    email: emails.get(accountId) ?? '',
    name,
    hasVisited: visited.has(accountId),
  }))
}

const toAccountIds = (holders: readonly Holder[]) => holders.map(({ accountId }) => accountId)
