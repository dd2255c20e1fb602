import { beforeAll, describe, expect, it } from 'vitest'
import { setUpChurches } from '../../testing/set-up.ts'

interface Line {
  readonly message: string
  readonly code?: string
  readonly call?: string
  readonly times?: number
}

describe('the trail of refused calls', () => {
  const lines: Line[] = []
  const note = (fields: object, message: string) => void lines.push({ message, ...fields })
  const organizacao = 'pomar'
  const test = setUpChurches(
    { videira: { organizacao }, farol: { organizacao } },
    { startsAt: new Date('2026-11-28T12:00:00Z'), log: { info: note, warn: note, error: note } },
  )
  let admin: string
  let member: { readonly token: string; readonly accountId: number }
  const secret = 'hunter2-not-a-token'

  beforeAll(async () => {
    admin = (await test.join({ roles: ['ROLE_ADMIN'] })).token
    member = await test.join()
  })

  interface Entry {
    readonly momento: string
    readonly usuario: { readonly id: number } | null
    readonly detalhes: {
      readonly codigo: string
      readonly chamada: string
      readonly vezes: number
      readonly rede?: string
    }
  }
  const trail = async (query = '?acao=CALL_REFUSED&limit=100'): Promise<Entry[]> =>
    (await test.call('GET', `/igreja/videira/auditoria${query}`, { token: admin })).body.itens
  const found = async (codigo: string, chamada: string) =>
    (await trail()).find(({ detalhes }) => detalhes.codigo === codigo && detalhes.chamada === chamada)

  it.each([
    ['a call without its permission', 'FORBIDDEN', 'listAudit', '/igreja/videira/auditoria', 'member'],
    ['a token that is none', 'UNAUTHENTICATED', 'listAudit', '/igreja/videira/auditoria', 'forged'],
    ['a church that is not the login’s', 'NOT_FOUND', 'listAudit', '/igreja/farol/auditoria', 'admin'],
    ['another member’s data', 'NOT_FOUND', 'listMemberships', '/user/1999999/usuario?cliente=videira', 'member'],
  ] as const)('%s leaves an entry and a line', async (_name, code, call, path, who) => {
    const token = { member: member.token, admin, forged: secret }[who]
    await test.call('GET', path, { token })
    await expect.poll(() => found(code, call)).toMatchObject({ detalhes: { vezes: 1 } })
    const entry = await found(code, call)
    expect(entry?.usuario === null, 'an unknown caller').toBe(who === 'forged')
    expect(entry?.detalhes.rede).toMatch(/^[\w-]{16}$/)
    expect(lines).toContainEqual(expect.objectContaining({ message: 'call refused', code, call, times: 1 }))
  })

  it('a wrong webhook leaves one, without its address', async () => {
    await test.app.inject({
      method: 'POST',
      url: `/api/v1/webhook/asaas/${secret}`,
      headers: { host: 'videira.narthex.test' },
    })
    await expect
      .poll(() => found('NOT_FOUND', 'POST /api/v1/webhook/:gateway/:token'))
      .toMatchObject({ usuario: null, detalhes: { vezes: 1 } })
  })

  it('a limit leaves one', async () => {
    const write = (at: number) =>
      test.call('POST', '/chat/geral/mensagem/', {
        token: member.token,
        body: { chave: `3f2b8a1e-5c4d-4e6f-8a9b-0000000000${10 + at}`, texto: 'Oi' },
      })
    for (let at = 0; at < 25; at++) await write(at)
    await expect.poll(() => found('TOO_MANY_REQUESTS', 'postChatMessage')).toBeDefined()
  })

  it('visitors who are asked to log in, what is simply not there, and successes leave none', async () => {
    const others = async () => (await trail()).filter(({ detalhes }) => detalhes.codigo !== 'TOO_MANY_REQUESTS').length
    const before = await others()
    await test.call('GET', '/igreja/videira/auditoria')
    await test.call('GET', '/igreja/videira/evento/999999/')
    await test.call('GET', '/me', { token: member.token })
    await test.call('GET', '/user/1/usuario?cliente=videira', { token: secret })
    await expect.poll(() => found('UNAUTHENTICATED', 'listMemberships')).toBeDefined()
    expect(await others()).toBe(before + 1)
  })

  it('a flood leaves few entries that tell its size, and other networks’ refusals beside it', async () => {
    const { token } = await test.join()
    const refuse = (address: string) => test.call('GET', '/igreja/videira/auditoria', { token, address })
    const own = async () => {
      const all = (await trail()).filter(
        ({ detalhes }) => detalhes.codigo === 'FORBIDDEN' && detalhes.chamada === 'listAudit',
      )
      return Map.groupBy(all, ({ detalhes }) => detalhes.rede)
    }
    const before = new Set((await own()).keys())
    for (let at = 0; at < 100; at++) await refuse('198.51.100.1')
    await refuse('198.51.100.2')
    const added = async () => [...(await own())].filter(([rede]) => !before.has(rede)).map(([, entries]) => entries)
    await expect.poll(async () => (await added()).map((entries) => entries.length).sort()).toEqual([1, 7])
    const sums = (await added()).map((entries) => entries.reduce((sum, { detalhes }) => sum + detalhes.vezes, 0))
    expect(sums.sort()).toEqual([1, 64])
  })

  it('is a list of its own: neither the rest of the audit log nor another church holds it', async () => {
    expect((await trail('')).some(({ detalhes }) => detalhes.codigo !== undefined)).toBe(false)
    const other = (await test.join({ at: test.farol, roles: ['ROLE_ADMIN'] })).token
    const host = 'farol.narthex.test'
    const { body } = await test.call('GET', '/igreja/farol/auditoria?acao=CALL_REFUSED', { token: other, host })
    expect(body.total).toBe(0)
  })

  it('holds no secret and no address', async () => {
    const all = JSON.stringify([lines, await trail()])
    for (const hidden of [secret, '198.51.100', '1999999']) expect(all).not.toContain(hidden)
  })

  it('is kept for ninety days', async () => {
    const before = await trail()
    test.advance(91 * 86_400_000)
    await test.call('GET', '/igreja/videira/auditoria', { token: secret })
    admin = (await test.join({ roles: ['ROLE_ADMIN'] })).token
    await expect.poll(async () => (await trail()).length).toBe(1)
    expect(before.length).toBeGreaterThan(5)
  })
})
