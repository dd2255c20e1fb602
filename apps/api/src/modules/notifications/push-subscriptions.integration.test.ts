import { describe, expect, it } from 'vitest'
import { noon, setUpPush } from '../../testing/set-up-push.ts'

describe('a device that takes pushes', () => {
  const stage = setUpPush()

  it('is subscribed once, however often its page says so', async () => {
    const ana = await stage.join()
    const address = stage.service.browser('ana')
    await Promise.all(Array.from({ length: 5 }, () => stage.subscribe(ana, address)))
    await stage.subscribe(ana, address, { idioma: 'es', fusoHorario: 'Europe/Madrid' })
    expect(await stage.rowsOf('push_assinatura')).toMatchObject([{ idioma: 'es', fuso_horario: 'Europe/Madrid' }])
  })

  it('belongs to who was logged in on it last', async () => {
    const [ana, bia] = [await stage.join(), await stage.join()]
    const address = stage.service.browser('shared')
    await stage.subscribe(ana, address)
    expect((await stage.subscribe(bia, address)).status).toBe(200)
    const [row] = await stage.rowsOf('push_assinatura')
    const members = (await stage.rowsOf('usuario')) as { id: number; conta_id: number }[]
    expect(members.find(({ id }) => id === (row as { usuario_id: number }).usuario_id)?.conta_id).toBe(bia.accountId)
  })

  it('is not taken from another member by who knows its address alone', async () => {
    const [ana, eve] = [await stage.join(), await stage.join()]
    const address = stage.service.browser('ana')
    await stage.subscribe(ana, address)
    const { p256dh, auth } = stage.service.browser('eve')
    expect(await stage.subscribe(eve, { ...address, p256dh, auth })).toMatchObject({
      status: 409,
      body: { code: 'CONFLICT' },
    })
    const cancel = { token: eve.token, body: { endpoint: address.endpoint } }
    expect((await stage.call('DELETE', `/user/${eve.accountId}/push`, cancel)).status).toBe(200)
    expect((await stage.call('DELETE', `/user/${ana.accountId}/push`, cancel)).status).toBe(404)
    await stage.publish()
    await stage.runJobs()
    expect(stage.names()).toEqual(['ana'])
  })

  it('is forgotten when its owner says so', async () => {
    const ana = await stage.join()
    const address = stage.service.browser('ana')
    await stage.subscribe(ana, address)
    const body = { endpoint: address.endpoint }
    for (let time = 0; time < 2; time++)
      expect((await stage.call('DELETE', `/user/${ana.accountId}/push`, { token: ana.token, body })).status).toBe(200)
    expect(await stage.rowsOf('push_assinatura')).toEqual([])
  })

  it('makes room, used longest ago, where a member has more than ten', async () => {
    const ana = await stage.join()
    for (let n = 0; n < 12; n++) {
      stage.now = new Date(noon.getTime() + n * 1000)
      await stage.subscribe(ana, stage.service.browser(`d${n}`))
    }
    const kept = (await stage.rowsOf('push_assinatura')) as { endpoint: string }[]
    expect(kept.map(({ endpoint }) => endpoint.split('/').at(-1)).sort()).toEqual(
      Array.from({ length: 10 }, (_, n) => `d${n + 2}`).sort(),
    )
  })

  it('moves to a new address with the secret of the old one, and with no other', async () => {
    const ana = await stage.join()
    const old = stage.service.browser('old')
    const nova = stage.service.browser('new')
    await stage.subscribe(ana, old)
    const renew = (antiga: object, next: object = nova) =>
      stage.call('POST', '/push/renovacao', { body: { antiga, nova: next } })
    const { auth } = stage.service.browser('eve')
    expect((await renew({ endpoint: old.endpoint, auth })).status).toBe(404)
    const secret = { endpoint: old.endpoint, auth: old.auth }
    const there = { host: 'oliveira.narthex.test', body: { antiga: secret, nova } }
    expect((await stage.call('POST', '/push/renovacao', there)).status).toBe(404)
    expect((await renew(secret)).status).toBe(200)
    expect((await renew(secret)).status).toBe(404)
    await stage.publish()
    await stage.runJobs()
    expect(stage.names()).toEqual(['new'])
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
    const ana = await stage.join()
    const { p256dh, auth } = stage.service.browser('ana')
    expect(await stage.subscribe(ana, { endpoint, p256dh, auth })).toMatchObject({
      status: 400,
      body: { code: 'VALIDATION' },
    })
    expect(await stage.rowsOf('push_assinatura')).toEqual([])
  })

  it('is none that says whose it is', async () => {
    const ana = await stage.join()
    expect((await stage.subscribe(ana, stage.service.browser('ana'), { memberId: 1 })).status).toBe(400)
  })

  it('whose key is no point of the curve is dropped', async () => {
    const ana = await stage.join()
    await stage.subscribe(ana, { ...stage.service.browser('ana'), p256dh: `B${'A'.repeat(86)}` })
    await stage.publish()
    await stage.runJobs()
    expect(await stage.rowsOf('push_assinatura')).toEqual([])
  })
})
