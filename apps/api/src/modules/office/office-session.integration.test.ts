import { hourMs, minuteMs } from '@narthex/contract/durations'
import { describe, expect, it } from 'vitest'
import { createOwnCall } from '../../platform/http/route.ts'
import { officeCookie, officePage } from '../../testing/office-door.ts'
import { usualPassword } from '../../testing/people.ts'
import { setUpOffice } from '../../testing/set-up-office.ts'
import { describeChurch } from '../churches/churches.editing.service.ts'
import { revokeRole } from '../users/role-office.service.ts'

const session = '/escritorio/sessao'
const loggedOut = { status: 401, body: { code: 'UNAUTHENTICATED' } }
const proof = { body: { senha: usualPassword } }

describe('the session of an office', () => {
  const stage = setUpOffice()
  const { from, member, enter, browser, logInAt } = stage
  const enterAs = async (...roles: Parameters<typeof member>[0] & unknown[]) => {
    const person = await member(roles)
    return { person, at: await enter(person.email) }
  }
  const status = async (...call: Parameters<typeof from>) => (await from(...call)).status

  it('shows the church of its host before anyone has logged in', async () => {
    expect(await from(browser(), 'GET', '/escritorio')).toMatchObject({
      status: 200,
      body: { codigo: 'farol', nome: 'Igreja farol', site: 'http://farol.narthex.test', aparencia: expect.any(String) },
    })
    expect(await from(browser(stage.videira), 'GET', '/escritorio')).toMatchObject({ body: { codigo: 'videira' } })
  })

  it('is opened by the password of a member of staff, and tells who works, and with which rights', async () => {
    const ana = await member(['ROLE_ADMIN_CONTENT'])
    const at = browser()
    const { status, body, headers } = await logInAt(at, ana.email)
    expect(status).toBe(200)
    expect(headers['set-cookie']).toMatch(
      /^narthex-office=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Strict$/,
    )
    expect(JSON.stringify(body), 'the secret is in the cookie alone').not.toContain(at.secret)
    expect(body).toMatchObject({
      user: { id: ana.accountId, email: ana.email },
      pessoa: { id: ana.memberId, nome: 'Ana' },
      roles: ['ROLE_ADMIN_CONTENT'],
      rolesSuspensas: [],
      permissoes: ['classes', 'content.publish', 'content.write', 'media', 'people.find'],
      flagSegundoFator: false,
      provadaEm: '2026-03-01T12:00:00.000Z',
      provaAte: '2026-03-01T12:10:00.000Z',
      expiraEm: '2026-03-02T00:00:00.000Z',
      igreja: { codigo: 'farol', idioma: 'pt', fusoHorario: 'UTC' },
    })
    expect((await from(at, 'GET', session)).body).toEqual(body)
  })

  it('is for staff alone: a member hears so after the right password, and nothing after a wrong one', async () => {
    const { email } = await member()
    const at = browser()
    expect(await logInAt(at, email)).toMatchObject({ status: 403, body: { code: 'NO_STAFF_ROLE' } })
    expect(at.secret).toBeUndefined()
    const wrong = { body: { username: email, password: 'Errada#123' } }
    expect(await from(at, 'POST', session, wrong)).toMatchObject({ status: 401, body: { code: 'INVALID_CREDENTIALS' } })
  })

  it('is no login of another church, whose staff has no role here', async () => {
    const { email } = await member(['ROLE_SUPER_ADMIN'], stage.videira)
    expect(await logInAt(browser(), email)).toMatchObject({ status: 403, body: { code: 'REGISTRATION_INCOMPLETE' } })
  })

  it('is good at its own office alone: not at a sibling, not at the site, not as a token', async () => {
    const { at } = await enterAs('ROLE_SUPER_ADMIN')
    const cookie = officeCookie(at.secret)
    const me = '/me'
    expect(await status(at, 'GET', me), 'control').toBe(200)
    expect(await status(at, 'GET', me, { headers: officePage(stage.videira) })).toBe(401)
    const atSite = { host: 'farol.narthex.test', origin: 'http://farol.narthex.test', cookie }
    expect(await stage.call('GET', me, { headers: atSite })).toMatchObject(loggedOut)
    expect(await stage.call('GET', me, { token: at.secret })).toMatchObject(loggedOut)
    const refresh = { body: { refreshToken: at.secret } }
    expect(await stage.call('POST', '/security/token/refresh', refresh)).toMatchObject({ status: 401 })
  })

  it('is not what a member’s tokens open, neither at the office nor as its cookie', async () => {
    const { email } = await member(['ROLE_SUPER_ADMIN'])
    const { token, refreshToken } = await stage.logIn(email)
    expect((await stage.call('GET', '/me', { token })).status, 'control').toBe(200)
    expect(await from(browser(), 'GET', session, { token })).toMatchObject(loggedOut)
    expect(await from({ church: stage.farol, secret: refreshToken }, 'GET', session)).toMatchObject(loggedOut)
    expect((await stage.call('GET', session, { token })).status, 'at the site').toBe(403)
  })

  it.each([
    ['the site of the church', { origin: 'http://farol.narthex.test', 'sec-fetch-site': 'same-site' }],
    ['a sibling office', { origin: 'http://videira.admin.narthex.test', 'sec-fetch-site': 'same-site' }],
    ['a frame without an origin', { origin: 'null', 'sec-fetch-site': 'cross-site' }],
    ['a form elsewhere', { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }],
  ])('answers no page of %s', async (_, headers) => {
    const { at } = await enterAs('ROLE_ADMIN')
    for (const [method, path] of [
      ['GET', '/me'],
      ['DELETE', session],
      ['POST', `${session}/prova`],
    ] as const)
      expect(await from(at, method, path, { headers })).toMatchObject({ status: 403, body: { code: 'FORBIDDEN' } })
    expect(await status(at, 'GET', session), 'and stays open').toBe(200)
  })

  it('refuses a write without an origin, and bodies of forms', async () => {
    const { at, person } = await enterAs('ROLE_ADMIN')
    const { origin: _, ...headers } = officePage(stage.farol)
    const bare = {
      method: 'DELETE',
      url: `/api/v1${session}`,
      headers: { ...headers, cookie: officeCookie(at.secret) },
    } as const
    expect((await stage.app.inject(bare)).statusCode).toBe(403)
    const payload = new URLSearchParams({ username: person.email, password: usualPassword }).toString()
    const typed = { ...officePage(stage.farol), 'content-type': 'application/x-www-form-urlencoded' }
    const form = await stage.app.inject({ method: 'POST', url: `/api/v1${session}`, headers: typed, payload })
    expect(form.statusCode).toBe(415)
    expect(await status(at, 'GET', session)).toBe(200)
  })

  it('answers no picture, script or frame of a page elsewhere, which name no origin', async () => {
    const { at } = await enterAs('ROLE_ADMIN')
    const { origin: _, ...headers } = { ...officePage(stage.farol), cookie: officeCookie(at.secret) }
    const read = async (site: string) => {
      const call = { url: '/api/v1/me', headers: { ...headers, 'sec-fetch-site': site } }
      return (await stage.app.inject(call)).statusCode
    }
    expect([await read('same-site'), await read('cross-site')]).toEqual([403, 403])
    expect([await read('same-origin'), await read('none')], 'control').toEqual([200, 200])
  })

  it('ends after twelve hours without a call, and each call makes it last longer', async () => {
    const { at } = await enterAs('ROLE_ADMIN')
    for (let turn = 0; turn < 3; turn++) {
      stage.advance(11 * hourMs)
      expect(await status(at, 'GET', session)).toBe(200)
    }
    stage.advance(12 * hourMs)
    expect(await from(at, 'GET', session)).toMatchObject(loggedOut)
  })

  it('ends after thirty days, however much it is used', async () => {
    const { at } = await enterAs('ROLE_ADMIN')
    for (let hours = 0; hours < 30 * 24 - 10; hours += 10) {
      stage.advance(10 * hourMs)
      if ((await status(at, 'GET', session)) !== 200) throw new Error(`ended after ${hours} hours`)
    }
    stage.advance(10 * hourMs)
    expect(await from(at, 'GET', session)).toMatchObject(loggedOut)
  })

  it('is ended by its holder, once and for all, and twice does no harm', async () => {
    const { at } = await enterAs('ROLE_ADMIN')
    const { secret } = at
    const { status: done, headers } = await from(at, 'DELETE', session)
    expect([done, headers['set-cookie']]).toEqual([200, expect.stringMatching(/^narthex-office=; Max-Age=0; /)])
    const stolen = { church: stage.farol, secret }
    expect(await from(stolen, 'GET', session)).toMatchObject(loggedOut)
    expect(await status(stolen, 'DELETE', session)).toBe(200)
  })

  it('stands among the devices of its holder, and is ended from the site', async () => {
    const { at, person } = await enterAs('ROLE_ADMIN')
    const { token } = await stage.logIn(person.email)
    const path = `/user/${person.accountId}/sessao`
    const { body } = await stage.call('GET', path, { token })
    expect(body.map(({ superficie }: { superficie: string }) => superficie).sort()).toEqual(['ESCRITORIO', 'SITE'])
    expect((await stage.call('DELETE', path, { token })).status).toBe(200)
    expect(await from(at, 'GET', session)).toMatchObject(loggedOut)
  })

  it('is ended by a new password', async () => {
    const { at, person } = await enterAs('ROLE_ADMIN')
    const { token } = await stage.logIn(person.email)
    const body = { senha: 'Farol#cinco5', senhaAtual: usualPassword }
    expect((await stage.call('POST', '/user/alterar-senha', { token, body })).status).toBe(200)
    expect(await from(at, 'GET', session)).toMatchObject(loggedOut)
  })

  it('is over with the last role of its holder, at once', async () => {
    const { at, person } = await enterAs('ROLE_ADMIN_CONTENT')
    expect(await status(at, 'GET', session)).toBe(200)
    const own = createOwnCall(stage.platform.transactions.at(stage.farol))
    await revokeRole(own, { memberId: person.memberId, role: 'ROLE_ADMIN_CONTENT' })
    expect(await from(at, 'GET', session)).toMatchObject(loggedOut)
  })

  it('opens nothing while the church is archived', async () => {
    const { at } = await enterAs('ROLE_ADMIN')
    const own = createOwnCall(stage.platform.transactions.at(stage.farol))
    await describeChurch(own, { flagAtivo: false })
    for (const path of [session, '/escritorio'])
      expect(await from(at, 'GET', path)).toMatchObject({ status: 403, body: { code: 'CHURCH_INACTIVE' } })
    await describeChurch(own, { flagAtivo: true })
    expect(await status(at, 'GET', session)).toBe(200)
  })

  it('takes the place of the session that the browser had before', async () => {
    const { at } = await enterAs('ROLE_ADMIN')
    const { secret } = at
    const rui = await member(['ROLE_MODERATOR'])
    expect((await logInAt(at, rui.email)).body.user.email).toBe(rui.email)
    expect(await from({ church: stage.farol, secret }, 'GET', session)).toMatchObject(loggedOut)
  })

  it('asks for a captcha after wrong passwords, as the site does, and offers one that needs no third party', async () => {
    const { email } = await member(['ROLE_ADMIN'])
    const guess = { body: { username: email, password: 'Errada#123' } }
    const codes = []
    for (let turn = 0; turn < 4; turn++) codes.push((await from(browser(), 'POST', session, guess)).body.code)
    expect(codes.at(-1)).toBe('CAPTCHA_REQUIRED')
    expect((await from(browser(), 'GET', '/captcha/')).body.provedor).toBe('ALTCHA')
  })

  it('writes to its holder when a new device opens it', async () => {
    const { email } = await member(['ROLE_ADMIN'])
    await logInAt(browser(), email, { userAgent: 'Mozilla/5.0 (X11; Linux x86_64) Firefox/130.0' })
    stage.mailbox.mails.length = 0
    await logInAt(browser(), email, { userAgent: 'Mozilla/5.0 (iPhone) Version/18.0 Safari/605.1' })
    expect(stage.mailbox.mails).toMatchObject([{ to: email, kind: 'new-device' }])
  })

  it('costs no statement between two looks at the database, however many calls a page makes', async () => {
    const { at } = await enterAs('ROLE_ADMIN')
    const path = '/escritorio'
    await from(at, 'GET', path)
    const before = stage.statements.length
    await Promise.all(Array.from({ length: 10 }, () => from(at, 'GET', path)))
    expect(stage.statements.slice(before)).toEqual([])
    stage.advance(6 * minuteMs)
    await Promise.all(Array.from({ length: 10 }, () => from(at, 'GET', path)))
    expect(stage.statements.slice(before).filter((text) => text.startsWith('update'))).toHaveLength(1)
  })

  describe('when it is proven again', () => {
    it('counts as proven for ten minutes, and has a new cookie', async () => {
      const { at } = await enterAs('ROLE_ADMIN')
      stage.advance(hourMs)
      const { secret } = at
      expect((await from(at, 'POST', `${session}/prova/desafio`)).body).toEqual({ desafio: null })
      expect(await from(at, 'POST', `${session}/prova`, proof)).toMatchObject({
        status: 200,
        body: { provadaEm: '2026-03-01T13:00:00.000Z', provaAte: '2026-03-01T13:10:00.000Z' },
      })
      expect(at.secret).not.toBe(secret)
      expect((await from(at, 'GET', session)).body.provadaEm).toBe('2026-03-01T13:00:00.000Z')
    })

    it('takes the old cookie for the calls that are on their way, and ends itself when it comes later', async () => {
      const { at } = await enterAs('ROLE_ADMIN')
      const before = { church: stage.farol, secret: at.secret as string | undefined }
      await from(at, 'POST', `${session}/prova`, proof)
      stage.advance(9_000)
      expect(await status(before, 'GET', session)).toBe(200)
      stage.advance(2_000)
      expect(await from(before, 'GET', session)).toMatchObject(loggedOut)
      expect(await from(at, 'GET', session), 'two had the cookie').toMatchObject(loggedOut)
    })

    it('twice at once leaves the browser one good cookie, in whatever order the answers come', async () => {
      const { at } = await enterAs('ROLE_ADMIN')
      const both = [{ ...at }, { ...at }]
      const answers = await Promise.all(both.map((tab) => from(tab, 'POST', `${session}/prova`, proof)))
      expect(answers.map((answer) => answer.status)).toEqual([200, 200])
      expect(answers.filter(({ headers }) => headers['set-cookie'])).toHaveLength(1)
      stage.advance(minuteMs)
      const renewed = both.find(({ secret }) => secret !== at.secret)
      expect(await status(renewed ?? at, 'GET', session)).toBe(200)
    })

    it('is not proven by a wrong password, nor logged out by it', async () => {
      const { at } = await enterAs('ROLE_ADMIN')
      const wrong = { body: { senha: 'Errada#123' } }
      expect(await from(at, 'POST', `${session}/prova`, wrong)).toMatchObject({
        status: 400,
        body: { code: 'WRONG_PASSWORD' },
      })
      expect(await status(at, 'GET', session)).toBe(200)
    })
  })
})
