import type { StaffRole } from '@narthex/contract/permissions'
import { personSchema } from '@narthex/contract/users/registration.schemas'
import type * as z from 'zod/mini'
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

export type EnrolledPerson = Partial<Parameters<typeof enrolMember>[2]>

/** A member of a church with a confirmed e-mail, of whom nothing matters but what a test says. */
export function enrolPerson(platform: Platform, church: ChurchScope, own: EnrolledPerson = {}): Promise<Enrolled> {
  const usual = {
    email: 'ana@example.org',
    senha: usualPassword,
    nome: 'Ana',
    sobrenome: 'Souza',
    idioma: 'pt',
  } as const
  return enrolMember(platform, church, { ...usual, ...own })
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
/** One for all, as a hash takes a while. */
let usualHash: Promise<string> | undefined

/** A new member with a session of their own; they can log in by the usual password. */
export async function joinChurch(platform: Platform, church: ChurchScope, own: NewPerson = {}): Promise<Person> {
  const { email = `person${++people}@example.org`, roles = [], ...rest } = own
  usualHash ??= hashPassword(usualPassword as JudgedPassword)
  const login = { email, senhaHash: await usualHash, idioma: 'pt', flagAtivo: true } as const
  const person = validate(personSchema, { nome: 'Ana', sobrenome: 'Souza', ...rest })
  const { account, memberId } = await addMembership(platform, church, { person, idioma: 'pt', login })
  for (const role of roles) await grantRole(platform, church, { memberId, role, by: null })
  const source = { address: '192.0.2.1', userAgent: 'test' }
  const { token, refreshToken } = await startSession(platform, church, account, { source })
  return { accountId: account.id, memberId, email, token, refreshToken, church }
}
