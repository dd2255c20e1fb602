import type { StaffRole } from '@narthex/contract/permissions'
import { personSchema } from '@narthex/contract/users/registration.schemas'
import type * as z from 'zod/mini'
import { findAccount } from '../modules/auth/accounts.service.ts'
import { startSession } from '../modules/auth/sessions.service.ts'
import { addMembership, type Enrolled, enrolMember } from '../modules/users/enrolment.service.ts'
import { grantRole } from '../modules/users/role-office.service.ts'
import { createOwnCall } from '../platform/http/route.ts'
import { validate } from '../platform/http/validate.ts'
import type { AccountId, MemberId } from '../platform/ids.ts'
import type { Platform } from '../platform/platform.ts'
import type { ChurchScope } from '../platform/scope/scope.ts'
import type { ChurchCall } from '../platform/work/transactions.ts'

/** The password of everybody in tests who is not about passwords. */
export const usualPassword = 'Videira#quatro4'

/** Its hash at the least cost that argon2id has: logging in by the product's own takes a core for 30 ms. */
export const usualPasswordHash =
  '$argon2id$v=19$m=8,t=1,p=1$ViJNjTo3sDKYWyByQwAdsg$RtEYrBl7Fe+ve4jQwG6tU+wIyuRh7hYn6kNVOmK8zBI'

export type EnrolledPerson = Partial<Parameters<typeof enrolMember>[1]>

/**
 * A member of a church with a confirmed e-mail, of whom nothing matters but what a test says. A password of their own is
 * hashed as the product hashes it.
 */
export async function enrolPerson(call: ChurchCall, own: EnrolledPerson = {}): Promise<Enrolled> {
  const usual = { email: 'ana@example.org', nome: 'Ana', sobrenome: 'Souza', idioma: 'pt' } as const
  const { senha, ...given } = { ...usual, ...own }
  if (senha !== undefined) return enrolMember(call, { ...given, senha })
  const { email, idioma, ...person } = given
  const known = await findAccount(call, email)
  const login = known ?? { email, senhaHash: usualPasswordHash, idioma, flagAtivo: true }
  return addMembership(call, { person: validate(personSchema, person), idioma, login })
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
export async function joinChurch(platform: Platform, call: ChurchCall, own: NewPerson = {}): Promise<Person> {
  const { email = `person${++people}@example.org`, roles = [], ...rest } = own
  const login = { email, senhaHash: usualPasswordHash, idioma: 'pt', flagAtivo: true } as const
  const person = validate(personSchema, { nome: 'Ana', sobrenome: 'Souza', ...rest })
  const { account, memberId } = await addMembership(call, { person, idioma: 'pt', login })
  for (const role of roles) await grantRole(createOwnCall(call), { memberId, role })
  const source = { address: '192.0.2.1', userAgent: 'test' }
  const { token, refreshToken } = await startSession(platform, call, account, { source })
  return { accountId: account.id, memberId, email, token, refreshToken, church: call.church }
}
