import { beforeAll, describe, expect, it } from 'vitest'
import { enrolPerson } from '../../testing/people.ts'
import { setUpChurches } from '../../testing/set-up.ts'

const ended = { status: 401, body: { code: 'SESSION_ENDED' } }
const seconds = (count: number) => count * 1000
const days = (count: number) => count * 86_400_000

describe('a refresh token', () => {
  const start = new Date('2026-03-01T12:00:00Z')

  const test = setUpChurches({ farol: {}, videira: {} }, { startsAt: start })

  beforeAll(async () => {
    for (const church of [test.farol, test.videira]) await enrolPerson(test.platform.transactions.at(church))
  })

  const pass = (ms: number) => {
    test.now = new Date(test.now.getTime() + ms)
  }
  const renew = (refreshToken: string, host?: string) =>
    test.call('POST', '/security/token/refresh', { body: { refreshToken }, ...(host ? { host } : {}) })
  const isIn = async (token: string) => (await test.call('GET', '/me', { token })).status === 200
  const reuses = () => test.asOwner((owner) => owner.query("select 1 from auditoria where acao = 'TOKEN_REUSE'"))

  it('is exchanged for a new pair, time after time', async () => {
    let { refreshToken } = await test.logIn('ana@example.org')
    const seen = new Set([refreshToken])
    for (let turn = 0; turn < 3; turn++) {
      pass(seconds(600))
      const { status, body } = await renew(refreshToken)
      expect(status).toBe(200)
      expect(await isIn(body.token)).toBe(true)
      refreshToken = body.refreshToken
      seen.add(refreshToken)
    }
    expect(seen.size).toBe(4)
  })

  it('used again within ten seconds, by a second tab, is answered the same successor', async () => {
    const { refreshToken } = await test.logIn('ana@example.org')
    const first = await renew(refreshToken)
    pass(seconds(10))
    const second = await renew(refreshToken)
    expect(second.body.refreshToken).toBe(first.body.refreshToken)
    expect(await isIn(second.body.token)).toBe(true)
  })

  it('used by many at the same time has one successor and ends no session', async () => {
    const { refreshToken } = await test.logIn('ana@example.org')
    const before = await tokens()
    const answers = await Promise.all(Array.from({ length: 8 }, () => renew(refreshToken)))
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200))
    expect(new Set(answers.map(({ body }) => body.refreshToken)).size).toBe(1)
    expect(await tokens()).toBe(before + 1)
  })

  it('used again later ends its session for both clients, and the church can read that', async () => {
    const before = (await reuses()).length
    const { refreshToken } = await test.logIn('ana@example.org')
    const { body: next } = await renew(refreshToken)
    expect(await isIn(next.token)).toBe(true)
    pass(seconds(10) + 1)
    expect(await renew(refreshToken)).toMatchObject(ended)
    expect(await renew(next.refreshToken)).toMatchObject(ended)
    expect(await isIn(next.token)).toBe(false)
    expect(await reuses()).toHaveLength(before + 1)
  })

  it('of a replayed session takes no other session with it', async () => {
    const other = await test.logIn('ana@example.org')
    const { refreshToken } = await test.logIn('ana@example.org')
    await renew(refreshToken)
    pass(seconds(11))
    await renew(refreshToken)
    expect((await renew(other.refreshToken)).status).toBe(200)
  })

  it('is no good at another church, though the person is known there, and stays good at its own', async () => {
    const { refreshToken } = await test.logIn('ana@example.org')
    expect(await renew(refreshToken, 'videira.narthex.test')).toMatchObject(ended)
    expect((await renew(refreshToken)).status).toBe(200)
  })

  it.each(['', 'a', 'a'.repeat(43)])('that was never given out (%j) is refused', async (refreshToken) => {
    expect([400, 401]).toContain((await renew(refreshToken)).status)
  })

  it('unused for a month is over; used before, it goes on', async () => {
    const { refreshToken } = await test.logIn('ana@example.org')
    pass(days(30) - 1)
    const { body } = await renew(refreshToken)
    pass(days(30))
    expect(await renew(body.refreshToken)).toMatchObject(ended)
  })

  it('is over with its session after half a year, however often it was renewed', async () => {
    let { refreshToken } = await test.logIn('ana@example.org')
    for (let turn = 0; turn < 8; turn++) {
      pass(days(20))
      refreshToken = (await renew(refreshToken)).body.refreshToken
    }
    pass(days(20))
    expect(await renew(refreshToken)).toMatchObject(ended)
  })

  it('ends its session at logout, also when the access token has run out; and again without complaint', async () => {
    const { token, refreshToken } = await test.logIn('ana@example.org')
    expect(await isIn(token)).toBe(true)
    const leave = () => test.call('POST', '/security/sair', { body: { refreshToken } })
    expect(await leave()).toMatchObject({ status: 200, body: {} })
    expect(await isIn(token)).toBe(false)
    expect(await renew(refreshToken)).toMatchObject(ended)
    expect((await leave()).status).toBe(200)
  })

  it('is kept as a hash alone', async () => {
    const { refreshToken } = await test.logIn('ana@example.org')
    const kept = await test.asOwner((owner) => owner.query('select * from sessao_token'))
    expect(JSON.stringify(kept)).not.toContain(refreshToken)
  })

  const tokens = () => test.asOwner(async (owner) => (await owner.query('select 1 from sessao_token')).length)
})
