import type { StaffRole } from '@narthex/contract/permissions'
import { grantRole } from '../modules/users/role-office.service.ts'
import { createOwnCall } from '../platform/http/route.ts'
import type { ChurchScope } from '../platform/scope/scope.ts'
import type { Answer, CallOptions } from './caller.ts'
import { openMailbox } from './mailbox.ts'
import { officeCookie, officePage } from './office-door.ts'
import { enrolPerson, usualPassword } from './people.ts'
import { type SetUpOptions, setUpChurches } from './set-up.ts'

/** A browser that keeps the cookie of an office. */
export interface OfficeBrowser {
  readonly church: ChurchScope
  /** The secret of its session; undefined without one. */
  secret?: string | undefined
}

/** Two churches on a clock that the test turns, and browsers at their offices. */
export function setUpOffice(options: Pick<SetUpOptions, 'recaptcha'> = {}) {
  const mailbox = openMailbox()
  const startsAt = new Date('2026-03-01T12:00:00Z')
  const statements: string[] = []
  const onQuery = (statement: string) => void statements.push(statement)
  const test = setUpChurches({ farol: {}, videira: {} }, { ...options, mail: mailbox, startsAt, onQuery })
  let people = 0

  /** Calls as a page of the office does, and keeps the cookie that the answer sets. */
  async function call(
    browser: OfficeBrowser,
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    path: string,
    options: CallOptions = {},
  ): Promise<Answer> {
    const cookie = browser.secret === undefined ? {} : { cookie: officeCookie(browser.secret) }
    const headers = { ...officePage(browser.church), ...cookie, ...options.headers }
    const answer = await test.call(method, path, { address: '198.51.100.7', ...options, headers })
    const sent = answer.headers['set-cookie']
    const [, secret] = /^narthex-office=([^;]*);/.exec(typeof sent === 'string' ? sent : '') ?? []
    if (secret !== undefined) browser.secret = secret || undefined
    return answer
  }

  const verbs = {
    mailbox,
    /** Statements that the database was sent. */
    statements,
    browser: (church: ChurchScope = test.farol): OfficeBrowser => ({ church }),
    from: call,
    /** A member with a confirmed login; of staff with roles. */
    async member(roles: readonly StaffRole[] = [], church: ChurchScope = test.farol) {
      const email = `pessoa${++people}@example.org`
      const { account, memberId } = await enrolPerson(test.platform.transactions.at(church), { email })
      const own = createOwnCall(test.platform.transactions.at(church))
      for (const role of roles) await grantRole(own, { memberId, role })
      return { email, accountId: account.id, memberId, church }
    },
    logInAt: (browser: OfficeBrowser, email: string, options: CallOptions = {}) =>
      call(browser, 'POST', '/escritorio/sessao', { ...options, body: { username: email, password: usualPassword } }),
    /** A browser in which the person has opened the office. */
    async enter(email: string, church: ChurchScope = test.farol): Promise<OfficeBrowser & { readonly secret: string }> {
      const browser: OfficeBrowser = { church }
      const { status, body } = await verbs.logInAt(browser, email)
      if (status !== 200 || !browser.secret) throw new Error(`${email} may not enter: ${JSON.stringify(body)}`)
      return browser as OfficeBrowser & { readonly secret: string }
    },
  }
  return Object.assign(test, verbs)
}
