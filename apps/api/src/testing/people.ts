import type { StaffRole } from '@narthex/contract/permissions'
import { personSchema } from '@narthex/contract/users/registration.schemas'
import type * as z from 'zod/mini'
import { findAccount } from '../modules/auth/accounts.service.ts'
import { hashPassword } from '../modules/auth/password-hashing.service.ts'
import type { JudgedPassword } from '../modules/auth/password-judgement.service.ts'
import { startSession } from '../modules/auth/sessions.service.ts'
import { addMembership, type Enrolled, enrolMember } from '../modules/users/enrolment.service.ts'
import { grantRole } from '../modules/users/role-office.service.ts'
import { validate } from '../platform/http/validate.ts'
import type { AccountId, MemberId } from '../platform/ids.ts'
import type { Platform } from '../platform/platform.ts'
import type { ChurchScope } from '../platform/scope/scope.ts'

/** The password of everybody in tests who is not about passwords. */
export const usualPassword = 'Videira#quatro4'

let usualHash: Promise<string> | undefined
/** One for all, as a hash takes a while. */
export function hashUsualPassword(): Promise<string> {
  usualHash ??= hashPassword(usualPassword as JudgedPassword)
  return usualHash
}

export type EnrolledPerson = Partial<Parameters<typeof enrolMember>[2]>

/**
 * A member of a church with a confirmed e-mail, of whom nothing matters but what a test says. Those without a password of
 * their own share one hash.
 */
export async function enrolPerson(
  platform: Platform,
  church: ChurchScope,
  own: EnrolledPerson = {},
): Promise<Enrolled> {
  const usual = { email: 'ana@example.org', nome: 'Ana', sobrenome: 'Souza', idioma: 'pt' } as const
  const { senha, ...given } = { ...usual, ...own }
  if (senha !== undefined) return enrolMember(platform, church, { ...given, senha })
  const { email, idioma, ...person } = given
  const known = await findAccount(platform, church, email)
  const login = known ?? { email, senhaHash: await hashUsualPassword(), idioma, flagAtivo: true }
  return addMembership(platform, church, { person: validate(personSchema, person), idioma, login })
}

/** A member with a session. */
export interface Person {
  readonly accountId: AccountId
  readonly memberId: MemberId
  readonly email: string
  readonly token: string
  readonly refreshToken: string
  readonly church: ChurchScope
}

export interface NewPerson extends Partial<z.input<typeof personSchema>> {
  readonly email?: string
  readonly roles?: readonly StaffRole[]
}

let people = 0

/** A new member with a session of their own; they can log in by the usual password. */
export async function joinChurch(platform: Platform, church: ChurchScope, own: NewPerson = {}): Promise<Person> {
  const { email = `person${++people}@example.org`, roles = [], ...rest } = own
  const login = { email, senhaHash: await hashUsualPassword(), idioma: 'pt', flagAtivo: true } as const
  const person = validate(personSchema, { nome: 'Ana', sobrenome: 'Souza', ...rest })
  const { account, memberId } = await addMembership(platform, church, { person, idioma: 'pt', login })
  for (const role of roles) await grantRole(platform, church, { memberId, role, by: null })
  const source = { address: '192.0.2.1', userAgent: 'test' }
  const { token, refreshToken } = await startSession(platform, church, account, { source })
  return { accountId: account.id, memberId, email, token, refreshToken, church }
}
