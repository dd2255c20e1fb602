import { importJWK, jwtVerify } from 'jose'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { allWorkers } from '../../app.ts'
import { createJobRunner, type JobRunner } from '../../platform/jobs/job-runner.ts'
import type { PushAddress } from '../../platform/push/push.ts'
import { type Caller, openCaller } from '../../testing/caller.ts'
import { enrolPerson } from '../../testing/people.ts'
import { type PushService, reachOfTests, startPushService } from '../../testing/push-service.ts'
import { type SeededChurches, seedChurches } from '../../testing/seeded-churches.ts'
import { availableDatabases, openTestPlatform, type TestPlatform } from '../../testing/test-platform.ts'
import { announce } from './notifications.editing.service.ts'
import { deliverDue, distribute } from './push-delivery.service.ts'

const post = { async deliver() {} }
const minuteMs = 60_000

describe.each(await availableDatabases())('pushes from the %s database', (kind) => {
  /** Noon in São Paulo. */
  const noon = new Date('2026-03-10T15:00:00Z')
  let now = noon
  let test: TestPlatform
  let churches: SeededChurches
  let service: PushService
  let caller: Caller
  let runner: JobRunner
  let people = 0

  beforeAll(async () => {
    service = await startPushService()
    test = await openTestPlatform(kind, { clock: () => now, push: { reach: reachOfTests } })
    churches = await seedChurches(test.platform)
    caller = await openCaller(test.platform, 'videira')
    runner = createJobRunner(test.platform, allWorkers(test.platform, post))
    await test.asOwner((owner) => owner.exec('delete from tarefa; delete from push_assinatura'))
  })
  afterAll(async () => {
    await caller.app.close()
    await service.close()
    await test.close()
  })
  afterEach(async () => {
    now = noon
    service.onMessage = undefined
    service.received.length = 0
    await test.asOwner((owner) => owner.exec('delete from push_assinatura; delete from tarefa'))
  })

  /** A new member of `videira`, logged in. */
  async function join() {
    const email = `member${++people}@example.org`
    await enrolPerson(test.platform, churches.videira, { email })
    const { token, user } = await caller.logIn(email)
    return { token, email, id: user.id }
  }
  type Member = Awaited<ReturnType<typeof join>>
  const put = ({ id, token }: Member, path: string, body: object) =>
    caller.call('PUT', `/user/${id}${path}`, { token, body })
  const subscribe = (member: Member, address: PushAddress, own: object = {}) =>
    put(member, '/push', { ...address, idioma: 'pt', fusoHorario: 'America/Sao_Paulo', ...own })
  /** A new member with one device, which takes pushes. */
  async function joinWith(name: string, own: object = {}): Promise<Member> {
    const member = await join()
    expect((await subscribe(member, service.browser(name), own)).status).toBe(200)
    return member
  }
  const tell = (own: Partial<Parameters<typeof announce>[2]> = {}) => {
    const usual = { titulo: 'Título', corpo: 'Corpo', tipo: null, idEntidadeRelacionada: null, dataCadastro: now }
    return announce(test.platform, churches.videira, { ...usual, ...own })
  }
  /** Does all that is due, and what follows from it. */
  async function work(): Promise<void> {
    while ((await runner.runDue()) > 0);
  }
  const names = () => service.received.map(({ name }) => name).sort()
  const rowsOf = (table: string) => test.asOwner((owner) => owner.query(`select * from ${table}`))

  it('reach each device, sealed for it alone, in its reader’s language', async () => {
    await joinWith('ana')
    await joinWith('eve', { idioma: 'en' })
    const id = await tell({
      titulo: 'Retiro',
      corpo: 'Linha um\nlinha “dois” 🎶',
      tipo: 'EVENTO',
      idEntidadeRelacionada: 7,
    })
    expect(service.received).toEqual([])
    await work()
    expect(names()).toEqual(['ana', 'eve'])
    const ana = service.received.find(({ name }) => name === 'ana')
    expect(ana?.message).toEqual({
      titulo: 'Retiro',
      corpo: 'Igreja canary-videira · Evento\nLinha um linha “dois” 🎶',
      caminho: '/event/7',
      tag: `n${id}`,
      idioma: 'pt-br',
    })
    expect(ana?.headers).toMatchObject({
      'content-encoding': 'aes128gcm',
      ttl: '86400',
      urgency: 'normal',
      topic: `n${id}`,
    })
    expect(service.received.find(({ name }) => name === 'eve')?.message.corpo).toContain('· Event\n')
    expect(await rowsOf('push_entrega')).toEqual([])
  })

  it('are signed by the product’s own key, for that service alone', async () => {
    const { token } = await joinWith('ana')
    await tell()
    await work()
    const { body } = await caller.call('GET', '/push/chave', { token })
    const { authorization = '' } = service.received[0]?.headers ?? {}
    const [, jwt = '', key] = /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(authorization) ?? []
    expect(key).toBe(body.chavePublica)
    const point = Buffer.from(body.chavePublica, 'base64url')
    const half = (from: number) => point.subarray(from, from + 32).toString('base64url')
    const jwk = await importJWK({ kty: 'EC', crv: 'P-256', x: half(1), y: half(33) }, 'ES256')
    const { payload } = await jwtVerify(jwt, jwk, { audience: service.origin })
    expect(payload).toMatchObject({ sub: 'mailto:push@narthex.test' })
  })

  it('lead to where each kind is read, and a plain message to the list', async () => {
    await joinWith('ana')
    const kinds = ['CULTO', 'EBD', 'NOTICIA', 'DEVOCIONAL', null] as const
    const ids: number[] = []
    for (const tipo of kinds) {
      ids.push(await tell({ tipo }))
      await work()
    }
    expect(service.received.map(({ message }) => message.caminho)).toEqual([
      ...['/live', '/ebds', '/news', '/devotionals'],
      `/user/notifications?open=${ids.at(-1)}`,
    ])
    expect(service.received[0]?.headers).toMatchObject({ ttl: '7200', urgency: 'high' })
  })

  it('stay small whatever a church writes', async () => {
    await joinWith('ana')
    await tell({ titulo: '"'.repeat(200), corpo: '🎶'.repeat(2000) })
    await work()
    expect(Number(service.received[0]?.headers['content-length'])).toBeLessThan(4096)
  })

  it('reach the church’s own members alone', async () => {
    await joinWith('ana')
    await announce(test.platform, churches.oliveira, {
      ...{ titulo: 'a', corpo: 'a', tipo: null, idEntidadeRelacionada: null, dataCadastro: now },
    })
    await work()
    expect(names()).toEqual([])
  })

  it('come once to each device, however many work at it at once and however often it is begun', async () => {
    for (let n = 0; n < 25; n++) await joinWith(`device${n}`)
    const id = await tell()
    await test.asOwner((owner) => owner.exec('delete from tarefa'))
    await Promise.all(Array.from({ length: 4 }, () => distribute(test.platform, churches.videira, id)))
    await Promise.all(Array.from({ length: 4 }, () => deliverDue(test.platform, churches.videira)))
    await distribute(test.platform, churches.videira, id)
    await work()
    expect(new Set(names()).size).toBe(25)
    expect(names()).toHaveLength(25)
  })

  it('control: what is forgotten to be taken comes twice', async () => {
    await joinWith('ana')
    await tell()
    service.onMessage = async () => {
      service.onMessage = undefined
      await test.asOwner((owner) => owner.exec(`update push_entrega set enviar_em = '2026-01-01'`))
      await deliverDue(test.platform, churches.videira)
    }
    await work()
    expect(names()).toEqual(['ana', 'ana'])
  })

  it('of many devices come in batches, one job after the other', async () => {
    const member = await joinWith('first')
    await test.asOwner((owner) =>
      owner.exec(`insert into push_assinatura (igreja_id, usuario_id, sessao_id, endpoint, p256dh, auth, idioma, fuso_horario, usada_em)
        select igreja_id, usuario_id, sessao_id, '${service.origin}/copy' || n, p256dh, auth, idioma, fuso_horario, usada_em
        from push_assinatura, generate_series(1, 250) n`),
    )
    expect(member.id).toBeGreaterThan(0)
    await tell()
    await work()
    expect(await rowsOf('push_entrega')).toEqual([])
  })

  it.each([404, 410])('are sent no more to a device that is gone (%d)', async (status) => {
    await joinWith('ana')
    await joinWith('gone')
    service.answer('gone', status)
    await tell()
    await work()
    expect(names()).toEqual(['ana'])
    expect(await rowsOf('push_assinatura')).toHaveLength(1)
    service.answer('gone', 201)
    await tell()
    await work()
    expect(names()).toEqual(['ana', 'ana'])
  })

  it.each([
    [429, { 'retry-after': '600' }, 10],
    [503, { 'retry-after': new Date(noon.getTime() + 15 * minuteMs).toUTCString() }, 15],
    [500, {}, 1],
  ])('that a service cannot take now (%d) come when it says', async (status, headers, minutes) => {
    await joinWith('busy')
    service.answer('busy', status, headers as Record<string, string>)
    await tell()
    await work()
    service.answer('busy', 201)
    now = new Date(noon.getTime() + minutes * minuteMs - 1000)
    await work()
    expect(names()).toEqual([])
    now = new Date(noon.getTime() + minutes * minuteMs)
    await work()
    expect(names()).toEqual(['busy'])
    expect(await rowsOf('push_entrega')).toEqual([])
  })

  it('are given up after some tries, and the device stays', async () => {
    await joinWith('deaf')
    service.answer('deaf', 500)
    await tell()
    for (let hour = 0; hour < 12; hour++) {
      now = new Date(noon.getTime() + hour * 60 * minuteMs)
      await work()
    }
    expect(await rowsOf('push_entrega')).toEqual([])
    expect(await rowsOf('push_assinatura')).toHaveLength(1)
    service.answer('deaf', 201)
  })

  it('that a service refuses are not sent again', async () => {
    await joinWith('odd')
    service.answer('odd', 400)
    await tell()
    await work()
    expect([await rowsOf('push_entrega'), await rowsOf('tarefa')]).toEqual([[], []])
    service.answer('odd', 201)
  })

  it('wait for the end of the night where the device is, and are not lost', async () => {
    await joinWith('recife', { fusoHorario: 'America/Recife' })
    await joinWith('tokyo', { fusoHorario: 'Asia/Tokyo' })
    now = new Date('2026-03-11T02:00:00Z')
    await tell()
    await work()
    expect(names()).toEqual(['tokyo'])
    now = new Date('2026-03-11T09:59:00Z')
    await work()
    expect(names()).toEqual(['tokyo'])
    now = new Date('2026-03-11T10:00:00Z')
    await work()
    expect(names()).toEqual(['recife', 'tokyo'])
  })

  it('follow what a member has chosen, also meanwhile', async () => {
    const ana = await joinWith('ana')
    const bia = await joinWith('bia')
    expect((await put(ana, '/notificacao/escolhas', { tiposDesligados: ['EVENTO'], silencio: null })).status).toBe(200)
    await tell({ tipo: 'EVENTO' })
    await work()
    expect(names()).toEqual(['bia'])
    await put(bia, '/notificacao/escolhas', { tiposDesligados: [], silencio: { inicio: '11:00', fim: '13:00' } })
    await tell({ tipo: 'NOTICIA' })
    await work()
    expect(names()).toEqual(['ana', 'bia'])
    await put(bia, '/notificacao/escolhas', { tiposDesligados: ['NOTICIA'], silencio: null })
    now = new Date(noon.getTime() + 120 * minuteMs)
    await work()
    expect(names()).toEqual(['ana', 'bia'])
  })

  it('end with the session in which the device was subscribed', async () => {
    const email = `member${++people}@example.org`
    await enrolPerson(test.platform, churches.videira, { email })
    const { token, refreshToken, user } = await caller.logIn(email)
    await subscribe({ token, email, id: user.id }, service.browser('left'))
    await caller.call('POST', '/security/sair', { body: { refreshToken } })
    await tell()
    await work()
    expect(names()).toEqual([])
    expect(await rowsOf('push_assinatura')).toEqual([])
  })

  it('of what happened days ago are not sent', async () => {
    await joinWith('ana')
    await tell({ dataCadastro: new Date(noon.getTime() - 2 * 86_400_000) })
    await work()
    expect(names()).toEqual([])
  })

  describe('a device', () => {
    it('is subscribed once, however often its page says so', async () => {
      const ana = await join()
      const address = service.browser('ana')
      await Promise.all(Array.from({ length: 5 }, () => subscribe(ana, address)))
      await subscribe(ana, address, { idioma: 'es', fusoHorario: 'Europe/Madrid' })
      expect(await rowsOf('push_assinatura')).toMatchObject([{ idioma: 'es', fuso_horario: 'Europe/Madrid' }])
    })

    it('belongs to who was logged in on it last', async () => {
      const [ana, bia] = [await join(), await join()]
      const address = service.browser('shared')
      await subscribe(ana, address)
      expect((await subscribe(bia, address)).status).toBe(200)
      const [row] = await rowsOf('push_assinatura')
      const members = (await rowsOf('usuario')) as { id: number; conta_id: number }[]
      expect(members.find(({ id }) => id === (row as { usuario_id: number }).usuario_id)?.conta_id).toBe(bia.id)
    })

    it('is not taken from another member by who knows its address alone', async () => {
      const [ana, eve] = [await join(), await join()]
      const address = service.browser('ana')
      await subscribe(ana, address)
      const { p256dh, auth } = service.browser('eve')
      expect(await subscribe(eve, { ...address, p256dh, auth })).toMatchObject({
        status: 409,
        body: { code: 'CONFLICT' },
      })
      const cancel = { token: eve.token, body: { endpoint: address.endpoint } }
      expect((await caller.call('DELETE', `/user/${eve.id}/push`, cancel)).status).toBe(200)
      expect((await caller.call('DELETE', `/user/${ana.id}/push`, cancel)).status).toBe(404)
      await tell()
      await work()
      expect(names()).toEqual(['ana'])
    })

    it('is forgotten when its owner says so', async () => {
      const ana = await join()
      const address = service.browser('ana')
      await subscribe(ana, address)
      const body = { endpoint: address.endpoint }
      for (let time = 0; time < 2; time++)
        expect((await caller.call('DELETE', `/user/${ana.id}/push`, { token: ana.token, body })).status).toBe(200)
      expect(await rowsOf('push_assinatura')).toEqual([])
    })

    it('makes room, used longest ago, where a member has more than ten', async () => {
      const ana = await join()
      for (let n = 0; n < 12; n++) {
        now = new Date(noon.getTime() + n * 1000)
        await subscribe(ana, service.browser(`d${n}`))
      }
      const kept = (await rowsOf('push_assinatura')) as { endpoint: string }[]
      expect(kept.map(({ endpoint }) => endpoint.split('/').at(-1)).sort()).toEqual(
        Array.from({ length: 10 }, (_, n) => `d${n + 2}`).sort(),
      )
    })

    it('moves to a new address with the secret of the old one, and with no other', async () => {
      const ana = await join()
      const old = service.browser('old')
      const nova = service.browser('new')
      await subscribe(ana, old)
      const renew = (antiga: object, next: object = nova) =>
        caller.call('POST', '/push/renovacao', { body: { antiga, nova: next } })
      const { auth } = service.browser('eve')
      expect((await renew({ endpoint: old.endpoint, auth })).status).toBe(404)
      const secret = { endpoint: old.endpoint, auth: old.auth }
      const there = { host: 'oliveira.narthex.test', body: { antiga: secret, nova } }
      expect((await caller.call('POST', '/push/renovacao', there)).status).toBe(404)
      expect((await renew(secret)).status).toBe(200)
      expect((await renew(secret)).status).toBe(404)
      await tell()
      await work()
      expect(names()).toEqual(['new'])
    })

    it.each([
      'https://169.254.169.254/latest/meta-data',
      'http://10.0.0.1/',
      'http://[::1]/',
      'http://user:word@127.0.0.1/',
      'ftp://127.0.0.1/',
      'file:///etc/passwd',
      'not an address',
      `http://127.0.0.1/${'a'.repeat(1000)}`,
    ])('is not one that lives at %.30s', async (endpoint) => {
      const ana = await join()
      const { p256dh, auth } = service.browser('ana')
      expect(await subscribe(ana, { endpoint, p256dh, auth })).toMatchObject({
        status: 400,
        body: { code: 'VALIDATION' },
      })
      expect(await rowsOf('push_assinatura')).toEqual([])
    })

    it.each([
      { p256dh: 'B' },
      { auth: '' },
      { idioma: 'fr' },
      { fusoHorario: 'Mars/Olympus' },
      { fusoHorario: '+03:00' },
      { usuarioId: 1 },
      { igrejaId: 1 },
      { sessaoId: 'a' },
    ])('is none that says %o', async (own) => {
      const ana = await join()
      expect((await subscribe(ana, service.browser('ana'), own)).status).toBe(400)
    })

    it('whose key is no point of the curve is dropped', async () => {
      const ana = await join()
      await subscribe(ana, { ...service.browser('ana'), p256dh: `B${'A'.repeat(86)}` })
      await tell()
      await work()
      expect(await rowsOf('push_assinatura')).toEqual([])
    })
  })

  it('are audited by who told them, without a word of what', async () => {
    const id = await announce(
      test.platform,
      churches.videira,
      { titulo: 'Segredo', corpo: 'a', tipo: null, idEntidadeRelacionada: null, dataCadastro: now },
      77,
    )
    const rows = await test.asOwner((owner) =>
      owner.query(`select conta_id, detalhes from auditoria where acao = 'NOTIFICATION_SENT' order by id desc limit 1`),
    )
    expect(rows).toEqual([{ conta_id: 77, detalhes: { notificacao: id } }])
  })
})
