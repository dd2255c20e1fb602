import { hourMs, minuteMs } from '@narthex/contract/durations'
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { CallOptions } from '../../testing/caller.ts'
import { joinChurch, usualPassword, usualPasswordHash } from '../../testing/people.ts'
import { makeTotp } from '../../testing/second-factors.ts'
import { setUpChurches } from '../../testing/set-up.ts'
import { addOperator, operatorCookie, operatorPage, type TestOperator } from '../../testing/set-up-operator.ts'
import { dismissOperator, listOperators, nameOperator } from '../auth/operators/operator-invitations.service.ts'

describe('the session of an operator', () => {
  const test = setUpChurches({ farol: {} }, { startsAt: new Date('2026-03-01T12:00:00Z') })
  let people = 0
  let secret: string | undefined
  beforeEach(() => {
    secret = undefined
  })

  async function call(method: 'GET' | 'POST' | 'DELETE', path: string, options: CallOptions = {}) {
    const cookie = secret === undefined ? {} : { cookie: operatorCookie(secret) }
    const headers = { ...operatorPage, ...cookie, ...options.headers }
    const answer = await test.call(method, path, { address: '198.51.100.9', ...options, headers })
    const [, sent] = /^narthex-operator=([^;]*);/.exec(String(answer.headers['set-cookie'] ?? '')) ?? []
    if (sent !== undefined) secret = sent || undefined
    return answer
  }
  const begin = (username: string, password = usualPassword, options: CallOptions = {}) =>
    call('POST', '/operador/sessao', { ...options, body: { username, password } })
  const finish = (desafio: string, codigo: string, options: CallOptions = {}) =>
    call('POST', '/operador/sessao/segundo-fator', { ...options, body: { desafio, prova: { tipo: 'TOTP', codigo } } })
  const nameNew = () => addOperator(test.platform, `operator${++people}@example.org`)
  const code = ({ segredo }: TestOperator) => makeTotp(segredo, test.now.getTime())
  async function enter(operator: TestOperator) {
    test.advance(minuteMs)
    const { body } = await begin(operator.email)
    return finish(body.desafio, code(operator))
  }
  const listLog = () =>
    test.asOwner((owner) =>
      owner
        .query<{ acao: string }>('select acao from operador_ato order by id')
        .then((rows) => rows.map((r) => r.acao)),
    )

  it('begins with the password and a second factor, lasts by its cookie, and ends', async () => {
    const operator = await nameNew()
    expect(await call('GET', '/operador/sessao')).toMatchObject({ status: 401 })
    test.advance(minuteMs)
    const first = await begin(operator.email)
    expect(first).toMatchObject({ status: 202, body: { meios: ['TOTP', 'CODIGO_RESERVA'], chaveAcesso: null } })
    expect(first.headers['set-cookie']).toBeUndefined()
    const opened = await finish(first.body.desafio, code(operator))
    expect(opened).toMatchObject({ status: 200, body: { operador: { email: operator.email } } })
    expect(opened.headers['set-cookie']).toMatch(/^narthex-operator=[\w-]{43}; .*HttpOnly; SameSite=Strict$/)
    expect(await call('GET', '/operador/sessao')).toMatchObject({ status: 200 })
    const kept = secret
    expect(await call('DELETE', '/operador/sessao')).toMatchObject({ status: 200 })
    expect(secret).toBeUndefined()
    secret = kept
    expect(await call('GET', '/operador/sessao')).toMatchObject({ status: 401 })
    expect((await listLog()).slice(-4)).toEqual(['NAMED', 'SET_UP', 'LOGIN', 'LOGOUT'])
  })

  it('ends after an hour without a call, and after half a day with calls', async () => {
    await enter(await nameNew())
    test.advance(hourMs)
    expect((await call('GET', '/operador/sessao')).status).toBe(401)
    await enter(await nameNew())
    for (let halves = 1; halves < 24; halves++) {
      test.advance(hourMs / 2)
      expect((await call('GET', '/operador/sessao')).status, String(halves)).toBe(200)
    }
    test.advance(hourMs / 2)
    expect((await call('GET', '/operador/sessao')).status).toBe(401)
  })

  it('is refused to who is no operator, alike for a wrong password, and written down', async () => {
    const owner = await joinChurch(test.platform, test.platform.transactions.at(test.farol), {
      roles: ['ROLE_SUPER_ADMIN'],
    })
    const operator = await nameNew()
    const refused = { status: 401, body: { code: 'INVALID_CREDENTIALS' } }
    expect(await begin(owner.email)).toMatchObject(refused)
    expect(await begin('unknown@example.org')).toMatchObject(refused)
    expect(await begin(operator.email, 'Errada#1234')).toMatchObject(refused)
    expect((await listLog()).slice(-3)).toEqual(['LOGIN_FAILED', 'LOGIN_FAILED', 'LOGIN_FAILED'])
  })

  it('bounds tries of the password and of the second factor', async () => {
    const operator = await nameNew()
    const far = (index: number) => ({ address: `203.0.113.${index}` })
    for (let tries = 0; tries < 10; tries++) await begin(operator.email, 'Errada#1234', far(tries))
    expect(await begin(operator.email, usualPassword, far(99))).toMatchObject({ status: 429 })
    test.advance(hourMs)
    const { body } = await begin(operator.email)
    for (let tries = 0; tries < 5; tries++)
      expect(await finish(body.desafio, '000000')).toMatchObject({ status: 400, body: { code: 'INVALID_FACTOR' } })
    expect(await finish(body.desafio, code(operator))).toMatchObject({ status: 429 })
  })

  it('takes a challenge once, and from its own network alone', async () => {
    const operator = await nameNew()
    test.advance(minuteMs)
    const { body } = await begin(operator.email)
    const elsewhere = await finish(body.desafio, code(operator), { address: '203.0.113.200' })
    expect(elsewhere).toMatchObject({ status: 400, body: { code: 'INVALID_CODE' } })
    const both = await Promise.all([finish(body.desafio, code(operator)), finish(body.desafio, code(operator))])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 400])
  })

  it('ends with a new password, with the last second factor, and with the naming', async () => {
    const [one, two, three] = [await nameNew(), await nameNew(), await nameNew()]
    await enter(one)
    const change = (set: string, { email }: TestOperator) =>
      test.asOwner((owner) => owner.query(`update conta set ${set} where email = '${email}'`))
    await change(`senha_hash = '${usualPasswordHash}'`, one)
    expect((await call('GET', '/operador/sessao')).status).toBe(401)
    await enter(two)
    await change('segundo_fator_desde = null', two)
    expect((await call('GET', '/operador/sessao')).status).toBe(401)
    expect(await begin(two.email)).toMatchObject({ status: 409, body: { code: 'NO_FACTOR' } })
    await enter(three)
    expect(await dismissOperator(test.platform, three.email)).toBe(true)
    expect((await call('GET', '/operador/sessao')).status).toBe(401)
    expect(await dismissOperator(test.platform, three.email)).toBe(false)
  })

  it('is no session of an office, nor is an office’s cookie one of it', async () => {
    await enter(await nameNew())
    const office = { host: 'farol.admin.narthex.test', origin: 'http://farol.admin.narthex.test' }
    const cookie = `narthex-office=${secret}; narthex-operator=${secret}`
    expect((await test.call('GET', '/escritorio/sessao', { headers: { ...office, cookie } })).status).toBe(401)
    const own = { ...operatorPage, cookie: `narthex-office=${secret}` }
    expect((await test.call('GET', '/operador/sessao', { headers: own })).status).toBe(401)
  })

  it('is opened from its own pages alone', async () => {
    await enter(await nameNew())
    for (const headers of [
      { origin: 'http://farol.narthex.test' },
      { origin: 'http://farol.admin.narthex.test', 'sec-fetch-site': 'same-site' },
    ])
      expect(await call('DELETE', '/operador/sessao', { headers })).toMatchObject({ status: 403 })
  })
})

describe('the link of a new operator', () => {
  const test = setUpChurches({ farol: {} }, { startsAt: new Date('2026-03-01T12:00:00Z') })
  let code: string
  const post = (path: string, body: object) => test.call('POST', path, { headers: operatorPage, body })
  const open = () => post('/operador/convite/abrir', { codigo: code })
  const accept = (senha: string, totp: string) => post('/operador/convite', { codigo: code, senha, totp })

  async function name(email: string) {
    const { link, isNew } = await nameOperator(test.platform, email)
    code = new URLSearchParams(new URL(link ?? 'http://none').hash.slice(1)).get('codigo') ?? ''
    return { link, isNew }
  }
  beforeAll(async () => {
    await name('nova@example.org')
  })
  afterEach(() => test.advance(minuteMs))

  it('sets up a new account with a good password and the app, once', async () => {
    const { link } = await name('nova@example.org')
    expect(link).toMatch(/^http:\/\/admin\.narthex\.test\/welcome#codigo=[\w-]{43}$/)
    const { status, body } = await open()
    expect({ status, body }).toMatchObject({ status: 200, body: { email: 'nova@example.org', flagNova: true } })
    const totp = makeTotp(body.segredo, test.now.getTime())
    expect(await accept('fraca', totp)).toMatchObject({ status: 400, body: { code: 'VALIDATION' } })
    expect(await accept('Lanterna#29', '000000')).toMatchObject({ status: 400, body: { code: 'INVALID_FACTOR' } })
    const both = await Promise.all([accept('Lanterna#29', totp), accept('Lanterna#29', totp)])
    expect(both.map((answer) => answer.status).sort()).toEqual([200, 400])
    expect(both.find((answer) => answer.status === 200)?.body.codigosReserva).toHaveLength(10)
    expect(await open()).toMatchObject({ status: 400, body: { code: 'INVALID_CODE' } })
    expect((await listOperators(test.platform)).map(({ email, isReady }) => [email, isReady])).toEqual([
      ['nova@example.org', true],
    ])
    expect(await name('nova@example.org')).toEqual({ isNew: false, link: undefined })
  })

  it('asks for the password of an account that someone uses', async () => {
    const { email } = await joinChurch(test.platform, test.platform.transactions.at(test.farol), {})
    await name(email)
    const { body } = await open()
    expect(body.flagNova).toBe(false)
    const totp = makeTotp(body.segredo, test.now.getTime())
    expect(await accept('Lanterna#29', totp)).toMatchObject({ status: 400, body: { code: 'WRONG_PASSWORD' } })
    expect(await accept(usualPassword, totp)).toMatchObject({ status: 200 })
  })

  it('is good for an hour, and a later one ends it', async () => {
    await name('tarde@example.org')
    const first = code
    await name('tarde@example.org')
    const second = code
    code = first
    expect(await open()).toMatchObject({ status: 400 })
    code = second
    expect(await open()).toMatchObject({ status: 200 })
    test.advance(hourMs)
    expect(await open()).toMatchObject({ status: 400 })
  })
})
