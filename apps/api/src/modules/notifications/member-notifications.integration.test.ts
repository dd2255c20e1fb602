import { beforeAll, describe, expect, it } from 'vitest'
import { createOwnCall } from '../../platform/http/route.ts'
import type { ChurchScope } from '../../platform/scope/scope.ts'
import { enrolPerson } from '../../testing/people.ts'
import { setUpChurches } from '../../testing/set-up.ts'
import { describeChurch } from '../churches/churches.editing.service.ts'
import { publishNotification } from './notifications.editing.service.ts'

const day = (number: number) => new Date(Date.UTC(2026, 2, number, 12))

describe('a member’s notifications', () => {
  let now = day(10)
  let people = 0
  const inPomar = { organizacao: 'pomar' }
  const test = setUpChurches(
    { videira: inPomar, oliveira: inPomar, figueira: inPomar, farol: {} },
    { clock: () => now },
  )
  beforeAll(async () => {
    // Each day one at each church, all at the same moment; the last of them today.
    for (let number = 1; number <= 10; number++)
      for (const church of Object.values(test.churches)) await tell(church, `${church.codigo} ${number}`, day(number))
  })

  const tell = (church: ChurchScope, titulo: string, dataCadastro: Date) =>
    publishNotification(createOwnCall(test.platform.transactions.at(church)), {
      titulo,
      corpo: 'a',
      tipo: null,
      idEntidadeRelacionada: null,
      dataCadastro,
    })

  async function join(...at: (keyof typeof test.churches)[]) {
    const email = `member${++people}@example.org`
    for (const code of at) await enrolPerson(test.platform.transactions.at(test.churches[code]), { email })
    const { token, user } = await test.logIn(email)
    const call = (method: 'GET' | 'PUT', path: string, body?: object) =>
      test.call(method, `/user/${user.id}/notificacao${path}`, { token, ...(body ? { body } : {}) })
    return { id: user.id, token, email, call }
  }
  type Member = Awaited<ReturnType<typeof join>>
  const titles = ({ body }: { body: { itens: { titulo: string }[] } }) => body.itens.map(({ titulo }) => titulo)
  const countNew = async ({ call }: Member) => (await call('GET', '/novas')).body.novas
  const read = ({ call }: Member, ate: Date) => call('PUT', '/leitura', { ate: ate.toISOString() })

  it('are those of their church, newest first, each as it was told', async () => {
    const ana = await join('videira')
    const answer = await ana.call('GET', '')
    expect(titles(answer)).toEqual(Array.from({ length: 10 }, (_, i) => `videira ${10 - i}`))
    expect(answer.body.proximo).toBeNull()
    expect(answer.body.itens[0]).toEqual({
      id: expect.any(Number),
      titulo: 'videira 10',
      corpo: 'a',
      tipo: null,
      idEntidadeRelacionada: null,
      uuidEntidadeRelacionada: null,
      dataCadastro: day(10).toISOString(),
      dataUltimaAlteracao: day(10).toISOString(),
      igreja: { codigo: 'videira', nome: 'Igreja videira' },
      flagLida: false,
    })
  })

  it('are also those of their other test.churches of the organisation, and of no church elsewhere', async () => {
    const ana = await join('videira', 'oliveira', 'farol')
    expect(titles(await ana.call('GET', '?limit=4'))).toEqual(['oliveira 10', 'videira 10', 'oliveira 9', 'videira 9'])
    const all = titles(await ana.call('GET', '?limit=100'))
    expect(all).toHaveLength(20)
    expect(all.join()).not.toMatch(/figueira|farol/)
  })

  it.each([1, 3, 7])('come in pages of %d, each once and none twice', async (limit) => {
    const ana = await join('videira', 'oliveira')
    const whole = titles(await ana.call('GET', '?limit=100'))
    const found: string[] = []
    let cursor = ''
    do {
      const answer = await ana.call('GET', `?limit=${limit}${cursor && `&antes=${cursor}`}`)
      found.push(...titles(answer))
      cursor = answer.body.proximo ?? ''
    } while (cursor)
    expect(found).toEqual(whole)
  })

  it('leave a church out that is not active', async () => {
    const ana = await join('videira', 'figueira')
    expect(titles(await ana.call('GET', '')).length).toBe(20)
    await describeChurch(createOwnCall(test.platform.transactions.at(test.churches.figueira)), { flagAtivo: false })
    expect(titles(await ana.call('GET', '')).length).toBe(10)
    await describeChurch(createOwnCall(test.platform.transactions.at(test.churches.figueira)), { flagAtivo: true })
  })

  it('are new for a week before a member came, and since', async () => {
    const ana = await join('videira')
    expect(await countNew(ana)).toBe(7)
    await tell(test.churches.videira, 'agora', new Date(day(10).getTime() - 1))
    expect(await countNew(ana)).toBe(8)
  })

  it('stay read on every device, in whatever order they tell of it', async () => {
    const ana = await join('videira', 'oliveira')
    await read(ana, day(8))
    expect(await countNew(ana)).toBe(5)
    await Promise.all([read(ana, day(9)), read(ana, day(5)), read(ana, day(10))])
    await read(ana, day(1))
    expect(await countNew(ana)).toBe(0)
    const { body } = await ana.call('GET', '?limit=100')
    expect(body.itens.every(({ flagLida }: { flagLida: boolean }) => flagLida)).toBe(true)
    const again = await test.logIn(ana.email)
    expect((await test.call('GET', `/user/${ana.id}/notificacao/novas`, { token: again.token })).body.novas).toBe(0)
  })

  it('cannot be read ahead of time', async () => {
    const ana = await join('videira')
    await read(ana, new Date('2999-01-01T00:00:00Z'))
    now = new Date(day(10).getTime() + 60_000)
    await tell(test.churches.videira, 'logo', now)
    expect(await countNew(ana)).toBe(1)
    now = day(10)
  })

  it('leave another member’s as they were', async () => {
    const [ana, bia] = [await join('videira'), await join('videira')]
    await read(ana, day(10))
    expect(await countNew(bia)).toBeGreaterThan(0)
    for (const path of ['', '/novas', '/escolhas'])
      expect((await test.call('GET', `/user/${bia.id}/notificacao${path}`, { token: ana.token })).status).toBe(404)
    const body = { ate: day(10).toISOString() }
    expect((await test.call('PUT', `/user/${bia.id}/notificacao/leitura`, { token: ana.token, body })).status).toBe(404)
    expect(await countNew(bia)).toBeGreaterThan(0)
  })

  it('are none behind a place in another list', async () => {
    const ana = await join('videira')
    const antes = Buffer.from(JSON.stringify(['payments', 1, 1])).toString('base64url')
    expect(await ana.call('GET', `?antes=${antes}`)).toMatchObject({ status: 400, body: { code: 'VALIDATION' } })
  })

  it('are told as each member chooses, of all kinds and not at night unless they say', async () => {
    const [ana, bia] = [await join('videira'), await join('videira')]
    const usual = { tiposDesligados: [], silencio: { inicio: '22:00', fim: '07:00' } }
    expect((await ana.call('GET', '/escolhas')).body).toEqual(usual)
    for (const chosen of [
      { tiposDesligados: ['EBD', 'AVISO'], silencio: null },
      { tiposDesligados: ['CULTO'], silencio: { inicio: '13:00', fim: '14:30' } },
    ]) {
      expect(await ana.call('PUT', '/escolhas', chosen)).toMatchObject({ status: 200, body: chosen })
      expect((await ana.call('GET', '/escolhas')).body).toEqual(chosen)
    }
    expect((await bia.call('GET', '/escolhas')).body).toEqual(usual)
  })

  it('are not told with quiet hours that end where they begin', async () => {
    const ana = await join('videira')
    const chosen = { tiposDesligados: [], silencio: { inicio: '22:00', fim: '22:00' } }
    expect((await ana.call('PUT', '/escolhas', chosen)).status).toBe(400)
  })
})
