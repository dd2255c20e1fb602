import type { StaffRole } from '@narthex/contract/permissions'
import { personSchema } from '@narthex/contract/users/registration.schemas'
import { findAccount } from '../../modules/auth/accounts.service.ts'
import { startSession } from '../../modules/auth/sessions.service.ts'
import { addMembership } from '../../modules/users/enrolment.service.ts'
import { grantRole } from '../../modules/users/role-office.service.ts'
import { createOwnCall } from '../../platform/http/route.ts'
import { validate } from '../../platform/http/validate.ts'
import type { AccountId, MemberId } from '../../platform/ids.ts'
import type { Platform } from '../../platform/platform.ts'
import type { ChurchScope } from '../../platform/scope/scope.ts'
import { usualPasswordHash } from '../people.ts'
import type { SeededChurches } from '../seeded-churches.ts'
import type { Things } from '../seeded-content.ts'
import { type Kind, keepThings, kinds, type OwnThings, personalCanary } from './own-things.ts'

/** A person who is logged in at a church, with the ids that calls about them need. */
export interface Person extends OwnThings {
  readonly church: ChurchScope
  /** Ids of the things that this church shows. */
  readonly things: Things
  readonly email: string
  readonly accountId: AccountId
  readonly memberId: MemberId
  readonly sessionId: string
  readonly token: string
  readonly refreshToken: string
}

/** The description of a person to create; a known e-mail gets no second account. */
export interface Role {
  readonly at: 'videira' | 'oliveira' | 'farol'
  readonly roles?: readonly StaffRole[]
  readonly email?: string
}

/** Callers, always on the host of `videira`. A visitor has no role. */
export const callers = {
  'a visitor': undefined,
  'a member': { at: 'videira' },
  'the same person, by a token of the organisation’s other church': { at: 'oliveira', email: 'ana@example.org' },
  'the same person, by a token of a church elsewhere': { at: 'farol', email: 'ana@example.org' },
  'a moderator': { at: 'videira', roles: ['ROLE_MODERATOR'] },
  'an editor': { at: 'videira', roles: ['ROLE_ADMIN_CONTENT'] },
  'a treasurer': { at: 'videira', roles: ['ROLE_TREASURER'] },
  'an admin': { at: 'videira', roles: ['ROLE_ADMIN'] },
  'a super admin': { at: 'videira', roles: ['ROLE_SUPER_ADMIN'] },
  'a super admin of a church elsewhere': { at: 'farol', roles: ['ROLE_SUPER_ADMIN'] },
} as const satisfies Record<string, Role | undefined>

/** People that a call is about, apart from the caller. */
export const others = {
  'another member': { at: 'videira' },
  'a member of the organisation’s other church': { at: 'oliveira' },
  'a member of a church elsewhere': { at: 'farol' },
} as const satisfies Record<string, Role>

let people = 0

/**
 * Creates a logged-in person, with a new account unless the e-mail is known. Does not count towards rate limits. Adds
 * an item of each kind that members have, or of the given kinds only.
 */
export async function join(
  platform: Platform,
  churches: SeededChurches,
  { at, roles = [], email = `person${++people}@example.org` }: Role,
  { has = kinds }: { readonly has?: readonly Kind[] } = {},
): Promise<Person> {
  const church = churches[at]
  const fresh = { email, senhaHash: usualPasswordHash, idioma: 'pt', flagAtivo: true } as const
  const login = (await findAccount(platform.transactions.at(church), email)) ?? fresh
  const profile = validate(personSchema, { nome: personalCanary, sobrenome: 'Souza' })
  const { account, memberId } = await addMembership(platform.transactions.at(church), {
    person: profile,
    idioma: 'pt',
    login,
  })
  for (const role of roles) await grantRole(createOwnCall(platform.transactions.at(church)), { memberId, role })
  const source = { address: '192.0.2.1', userAgent: 'matrix' }
  const { token, refreshToken } = await startSession(platform, platform.transactions.at(church), account, { source })
  const { sid } = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString())
  const person = { church, email, accountId: account.id, memberId, sessionId: sid, token, refreshToken }
  const shown = churches.things[at] ?? {}
  const asker = async () => ({ ...(await join(platform, churches, { at }, { has: [] })), roles: [] })
  const own = await keepThings(platform, { ...person, roles: [] }, { has, shown, asker })
  return { ...person, ...own, things: shown }
}
