import { minuteMs } from '@narthex/contract/durations'
import { type Endpoint, findSurface } from '@narthex/contract/endpoint'
import { findAccount } from '../modules/auth/accounts.service.ts'
import { startOfficeSession } from '../modules/auth/office-sessions.service.ts'
import type { Platform } from '../platform/platform.ts'
import type { ChurchScope } from '../platform/scope/scope.ts'

/** A person as far as an office has to know them. */
export interface OfficePerson {
  readonly email: string
  readonly church: ChurchScope
}

interface Opened {
  readonly secret: Promise<string>
  readonly at: number
}

const opened = new WeakMap<OfficePerson, Opened>()
/** A session is opened again after this time of the platform's clock, so that its proof is always fresh. */
const keptMs = 5 * minuteMs

/** The host of a church's office. */
export const officeHost = ({ codigo }: Pick<ChurchScope, 'codigo'>) => `${codigo}.admin.narthex.test`

/** The headers of a call that a page of an office makes, without a session. */
export const officePage = (church: Pick<ChurchScope, 'codigo'>) => ({
  host: officeHost(church),
  origin: `http://${officeHost(church)}`,
})

export const officeCookie = (secret: string) => `narthex-office=${secret}`

/** Headers of a call with the person's session, opened at their first call; by default at their own church's office. */
export async function officeHeaders(
  platform: Platform,
  person: OfficePerson,
  at: Pick<ChurchScope, 'codigo'> = person.church,
): Promise<Record<string, string>> {
  return { ...officePage(at), cookie: officeCookie(await openSession(platform, person)) }
}

function openSession(platform: Platform, person: OfficePerson): Promise<string> {
  const now = platform.clock().getTime()
  const known = opened.get(person)
  if (known && now - known.at < keptMs) return known.secret
  const secret = startSession(platform, person)
  opened.set(person, { secret, at: now })
  return secret
}

async function startSession(platform: Platform, { church, email }: OfficePerson): Promise<string> {
  const call = platform.transactions.at(church)
  const account = await findAccount(call, email)
  if (!account) throw new Error(`There is no account of ${email}`)
  const { secret } = await startOfficeSession(platform, call, account, { address: '192.0.2.1', userAgent: 'test' })
  return secret
}

/** The headers of a call at a church's site, by a member's token. */
export const siteHeaders = (church: Pick<ChurchScope, 'codigo'>, person?: { readonly token: string }) => ({
  host: `${church.codigo}.narthex.test`,
  ...(person && { authorization: `Bearer ${person.token}` }),
})

/** The headers of a call at a church's office, by anyone. */
export const officeCallHeaders = async (
  platform: Platform,
  church: Pick<ChurchScope, 'codigo'>,
  person?: OfficePerson,
): Promise<Record<string, string>> => (person ? officeHeaders(platform, person, church) : officePage(church))

/** The headers of a call at the host that serves the endpoint: at the office what is served there alone, else at the site. */
export const headersFor = async (
  platform: Platform,
  endpoint: Endpoint,
  person: OfficePerson & { readonly token: string },
): Promise<Record<string, string>> =>
  findSurface(endpoint) === 'office' ? officeHeaders(platform, person) : siteHeaders(person.church, person)
