import { createHmac } from 'node:crypto'
import { SignJWT } from 'jose'
import { beforeAll, describe, expect, it } from 'vitest'
import { createMemberCall, createOwnCall } from '../../platform/http/route.ts'
import type { MemberId } from '../../platform/ids.ts'
import { openCaller } from '../../testing/caller.ts'
import { enrolPerson, usualPassword } from '../../testing/people.ts'
import { setUpChurches } from '../../testing/set-up.ts'
import { openTwin } from '../../testing/test-platform.ts'
import { muted } from '../../testing/with-bus.ts'
import { grantRole, revokeRole } from '../users/role-office.service.ts'
import { endOneSession } from './sessions.service.ts'

const refused = { status: 401, body: { code: 'UNAUTHENTICATED' } }
const secret = 'a secret of at least thirty-two signs'
const json = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')

describe('an access token', () => {
  const start = new Date('2026-03-01T12:00:00Z')
  let memberId: MemberId

  const test = setUpChurches({ farol: {}, videira: {} }, { startsAt: start, secret })

  beforeAll(async () => {
    for (const church of [test.videira, test.farol])
      memberId = (await enrolPerson(test.platform.transactions.at(church))).memberId
  })

  const me = (token: string | undefined, host = 'farol.narthex.test') => test.call('GET', '/me', { token, host })
  const claimsOf = (token: string) => JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString())
  const signed = (claims: object, header: object, key: object) =>
    new SignJWT(claims as never).setProtectedHeader(header as never).sign(key as never)

  it('opens what is behind a login; without one nothing does', async () => {
    const { token } = await test.logIn('ana@example.org')
    expect((await me(token)).status).toBe(200)
    expect(await me(undefined)).toMatchObject(refused)
  })

  it('is good for ten minutes', async () => {
    const { token } = await test.logIn('ana@example.org')
    test.now = new Date(start.getTime() + 599_000)
    expect((await me(token)).status).toBe(200)
    test.now = new Date(start.getTime() + 600_000)
    expect(await me(token)).toMatchObject(refused)
  })

  it('is no good at another church, though the person is known there', async () => {
    const { token } = await test.logIn('ana@example.org')
    expect(await me(token, 'videira.narthex.test')).toMatchObject(refused)
  })

  it('carries nothing of the person but numbers', async () => {
    const { token } = await test.logIn('ana@example.org')
    expect(Object.keys(claimsOf(token)).sort()).toEqual(['aud', 'exp', 'iat', 'iss', 'sid', 'sub'])
  })

  it('that was forged is refused, in each way that tokens are forged', async () => {
    const { token } = await test.logIn('ana@example.org')
    const claims = claimsOf(token)
    const [header = '', payload = '', signature = ''] = token.split('.')
    const key = test.platform.keys('access tokens')
    const good = { alg: 'HS256', typ: 'at+jwt' }
    // Control: what the product itself would make is taken.
    expect((await me(await signed(claims, good, key))).status).toBe(200)

    const longer = { ...claims, exp: claims.exp + 3600 }
    const none = `${json({ alg: 'none', typ: 'at+jwt' })}.${payload}.`
    const forged = [
      none,
      `${none}${signature}`,
      `${json({ alg: 'None', typ: 'at+jwt' })}.${payload}.${signature}`,
      `${header}.${json(longer)}.${signature}`,
      `${header}.${payload}.`,
      `${header}.${payload}`,
      await signed(claims, good, new TextEncoder().encode(secret)),
      await signed(claims, good, Buffer.alloc(32)),
      await signed(claims, good, test.platform.keys('captcha challenge')),
      await signed(claims, { ...good, alg: 'HS512' }, Buffer.concat([key.export(), key.export()])),
      await signed(claims, { ...good, kid: '../../dev/null' }, Buffer.alloc(32)),
      await signed(claims, { alg: 'HS256', typ: 'JWT' }, key),
      await signed({ ...claims, iss: 'another issuer' }, good, key),
      await signed({ ...claims, aud: 'somewhere' }, good, key),
      await signed({ ...claims, exp: undefined }, good, key),
      await signed({ ...claims, sid: undefined }, good, key),
      await signed({ ...claims, sid: 'not-a-session' }, good, key),
      await signed({ ...claims, sub: '999999' }, good, key),
      await signed({ ...claims, sub: 'x' }, good, key),
      `${header}.${payload}.${createHmac('sha256', '').update(`${header}.${payload}`).digest('base64url')}`,
      'a.b.c',
      '',
      'x'.repeat(5000),
    ]
    for (const token of forged) expect(await me(token), token).toMatchObject(refused)
  })

  it('is taken as a bearer token alone', async () => {
    const { token } = await test.logIn('ana@example.org')
    for (const authorization of [token, `Basic ${token}`, `Bearer  ${token}`, `Bearer ${token} x`]) {
      const headers = { host: 'farol.narthex.test', authorization }
      expect((await test.app.inject({ url: '/api/v1/me', headers })).statusCode, authorization).toBe(401)
    }
  })

  it('is refused from the moment that its session is ended', async () => {
    const session = await test.logIn('ana@example.org')
    const other = await test.logIn('ana@example.org')
    const path = `/user/${session.user.id}/sessao`
    expect((await me(session.token)).status).toBe(200)
    const { body: sessions } = await test.call('GET', path, { token: other.token })
    const { sid } = claimsOf(session.token)
    expect(sessions.find(({ id }: { id: string }) => id === sid)).toMatchObject({ flagAtual: false })
    expect((await test.call('DELETE', `${path}/${sid}`, { token: other.token })).status).toBe(200)
    expect(await me(session.token)).toMatchObject(refused)
    expect((await me(other.token)).status).toBe(200)
    expect((await test.call('DELETE', `${path}/${sid}`, { token: other.token })).status).toBe(404)
  })

  it('of every other session, at every church, is refused once the person ends them all', async () => {
    const here = await test.logIn('ana@example.org')
    const elsewhere = await test.logIn('ana@example.org', { host: 'videira.narthex.test' })
    expect((await me(elsewhere.token, 'videira.narthex.test')).status).toBe(200)
    await test.call('DELETE', `/user/${here.user.id}/sessao`, { token: here.token })
    expect(await me(elsewhere.token, 'videira.narthex.test')).toMatchObject(refused)
    expect((await me(here.token)).status).toBe(200)
    expect((await test.call('GET', `/user/${here.user.id}/sessao`, { token: here.token })).body).toHaveLength(1)
  })

  it('is refused once the password is changed elsewhere; where it was changed it stays good', async () => {
    const session = await test.logIn('ana@example.org')
    const other = await test.logIn('ana@example.org')
    expect((await me(session.token)).status).toBe(200)
    const body = { senhaAtual: usualPassword, senha: usualPassword }
    expect(await test.call('POST', '/user/alterar-senha', { body, token: other.token })).toMatchObject({
      status: 200,
    })
    expect(await me(session.token)).toMatchObject(refused)
    expect((await me(other.token)).status).toBe(200)
  })

  it('is refused at logout, and once a refresh token of its session was used by two', async () => {
    const session = await test.logIn('ana@example.org')
    expect((await me(session.token)).status).toBe(200)
    await test.call('POST', '/security/sair', { body: { refreshToken: session.refreshToken } })
    expect(await me(session.token)).toMatchObject(refused)

    const { refreshToken } = await test.logIn('ana@example.org')
    const renew = () => test.call('POST', '/security/token/refresh', { body: { refreshToken } })
    const { body: thief } = await renew()
    expect((await me(thief.token)).status).toBe(200)
    test.now = new Date(test.now.getTime() + 11_000)
    expect((await renew()).status).toBe(401)
    expect(await me(thief.token)).toMatchObject(refused)
  })

  it('control: a session that ends without a word to the processes goes on where it is remembered', async () => {
    const { token } = await test.logIn('ana@example.org')
    const { body } = await me(token)
    const actor = { accountId: body.user.id, memberId: body.usuario.id, sessionId: claimsOf(token).sid, roles: [] }
    const silent = muted(test.platform)
    await endOneSession(createMemberCall(silent.transactions.at(test.farol), actor), actor.sessionId)
    expect((await me(token)).status).toBe(200)
    await test.platform.bus.publish({ tenants: [], hosts: [], accounts: [actor.accountId] })
    expect(await me(token)).toMatchObject(refused)
  })

  it('carries a role from the moment it is given to the moment it is taken', async () => {
    const { token } = await test.logIn('ana@example.org')
    const roles = async () => (await me(token)).body.roles
    expect(await roles()).toEqual([])
    const change = { memberId, role: 'ROLE_MODERATOR' } as const
    await grantRole(createOwnCall(test.platform.transactions.at(test.farol)), change)
    expect(await roles()).toEqual([{ role: 'ROLE_MODERATOR', igreja: { id: test.farol.igrejaId, codigo: 'farol' } }])
    await revokeRole(createOwnCall(test.platform.transactions.at(test.farol)), change)
    expect(await roles()).toEqual([])
    const acts = await test.asOwner((owner) =>
      owner.query("select acao, detalhes from auditoria where acao like 'ROLE_%' order by id"),
    )
    expect(acts).toEqual([
      { acao: 'ROLE_GRANTED', detalhes: { usuario: memberId, role: 'ROLE_MODERATOR' } },
      { acao: 'ROLE_REVOKED', detalhes: { usuario: memberId, role: 'ROLE_MODERATOR' } },
    ])
  })

  it('is refused by every process from the moment that its session is ended by one', async () => {
    const twin = await openTwin(test, { clock: () => test.now, secret })
    const twinCaller = openCaller(twin.platform, 'farol')
    const { token, refreshToken } = await test.logIn('ana@example.org')
    expect((await twinCaller.call('GET', '/me', { token })).status).toBe(200)
    await test.call('POST', '/security/sair', { body: { refreshToken } })
    expect(await twinCaller.call('GET', '/me', { token })).toMatchObject(refused)
    await twinCaller.close()
    await twin.close()
  })
})
