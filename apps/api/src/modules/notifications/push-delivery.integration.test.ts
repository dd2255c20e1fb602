import { minuteMs } from '@narthex/contract/durations'
import { importJWK, jwtVerify } from 'jose'
import { describe, expect, it } from 'vitest'
import { createMemberCall, createOwnCall } from '../../platform/http/route.ts'
import { noon, setUpPush } from '../../testing/set-up-push.ts'
import { publishNotification } from './notifications.editing.service.ts'
import { deliverDue, distributeNotification } from './push-delivery.service.ts'

describe('pushes', () => {
  const stage = setUpPush()

  it('reach each device, sealed for it alone, in its reader’s language', async () => {
    await stage.joinWith('ana')
    await stage.joinWith('eve', { idioma: 'en' })
    const id = await stage.publish({
      titulo: 'Retiro',
      corpo: 'Linha um\nlinha “dois” 🎶',
      tipo: 'EVENTO',
      idEntidadeRelacionada: 7,
    })
    expect(stage.service.received).toEqual([])
    await stage.runJobs()
    expect(stage.names()).toEqual(['ana', 'eve'])
    const ana = stage.service.received.find(({ name }) => name === 'ana')
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
    expect(stage.service.received.find(({ name }) => name === 'eve')?.message.corpo).toContain('· Event\n')
    expect(await stage.rowsOf('push_entrega')).toEqual([])
  })

  it('are signed by the product’s own key, for that service alone', async () => {
    const { token } = await stage.joinWith('ana')
    await stage.publish()
    await stage.runJobs()
    const { body } = await stage.call('GET', '/push/chave', { token })
    const { authorization = '' } = stage.service.received[0]?.headers ?? {}
    const [, jwt = '', key] = /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(authorization) ?? []
    expect(key).toBe(body.chavePublica)
    const point = Buffer.from(body.chavePublica, 'base64url')
    const half = (from: number) => point.subarray(from, from + 32).toString('base64url')
    const jwk = await importJWK({ kty: 'EC', crv: 'P-256', x: half(1), y: half(33) }, 'ES256')
    const { payload } = await jwtVerify(jwt, jwk, { audience: stage.service.origin })
    expect(payload).toMatchObject({ sub: 'mailto:push@narthex.test' })
  })

  it('lead to where each kind is read, and a plain message to the list', async () => {
    await stage.joinWith('ana')
    const kinds = ['CULTO', 'EBD', 'NOTICIA', 'DEVOCIONAL', null] as const
    const ids: number[] = []
    for (const tipo of kinds) {
      ids.push(await stage.publish({ tipo }))
      await stage.runJobs()
    }
    await stage.publish({ tipo: 'EBD', idEntidadeRelacionada: 7 })
    await stage.runJobs()
    expect(stage.service.received.map(({ message }) => message.caminho)).toEqual([
      '/live',
      '/ebds',
      '/news',
      '/devotionals',
      `/user/notifications?open=${ids.at(-1)}`,
      '/ebds/7',
    ])
    expect(stage.service.received[0]?.headers).toMatchObject({ ttl: '7200', urgency: 'high' })
  })

  it('stay small whatever a church writes', async () => {
    await stage.joinWith('ana')
    await stage.publish({ titulo: '"'.repeat(200), corpo: '🎶'.repeat(2000) })
    await stage.runJobs()
    expect(Number(stage.service.received[0]?.headers['content-length'])).toBeLessThan(4096)
  })

  it('reach the church’s own members alone', async () => {
    await stage.joinWith('ana')
    await publishNotification(createOwnCall(stage.platform.transactions.at(stage.oliveira)), {
      titulo: 'a',
      corpo: 'a',
      tipo: null,
      idEntidadeRelacionada: null,
      dataCadastro: stage.now,
    })
    await stage.runJobs()
    expect(stage.names()).toEqual([])
  })

  it('come once to each device, however many work at it at once and however often it is begun', async () => {
    for (let n = 0; n < 25; n++) await stage.joinWith(`device${n}`)
    const id = await stage.publish()
    await stage.asOwner((owner) => owner.exec('delete from tarefa'))
    await Promise.all(
      Array.from({ length: 4 }, () => distributeNotification(stage.platform.transactions.at(stage.videira), id)),
    )
    await Promise.all(
      Array.from({ length: 4 }, () => deliverDue(stage.platform, stage.platform.transactions.at(stage.videira))),
    )
    await distributeNotification(stage.platform.transactions.at(stage.videira), id)
    await stage.runJobs()
    expect(new Set(stage.names()).size).toBe(25)
    expect(stage.names()).toHaveLength(25)
  })

  it('control: what is forgotten to be taken comes twice', async () => {
    await stage.joinWith('ana')
    await stage.publish()
    stage.service.onMessage = async () => {
      stage.service.onMessage = undefined
      await stage.asOwner((owner) => owner.exec(`update push_entrega set enviar_em = '2026-01-01'`))
      await deliverDue(stage.platform, stage.platform.transactions.at(stage.videira))
    }
    await stage.runJobs()
    expect(stage.names()).toEqual(['ana', 'ana'])
  })

  it('of many devices come in batches, one job after the other', async () => {
    const member = await stage.joinWith('first')
    await stage.asOwner((owner) =>
      owner.exec(`insert into push_assinatura (igreja_id, usuario_id, sessao_id, endpoint, p256dh, auth, idioma, fuso_horario, usada_em)
        select igreja_id, usuario_id, sessao_id, '${stage.service.origin}/copy' || n, p256dh, auth, idioma, fuso_horario, usada_em
        from push_assinatura, generate_series(1, 250) n`),
    )
    expect(member.accountId).toBeGreaterThan(0)
    await stage.publish()
    await stage.runJobs()
    expect(await stage.rowsOf('push_entrega')).toEqual([])
  })

  it.each([404, 410])('are sent no more to a device that is gone (%d)', async (status) => {
    await stage.joinWith('ana')
    await stage.joinWith('gone')
    stage.service.answer('gone', status)
    await stage.publish()
    await stage.runJobs()
    expect(stage.names()).toEqual(['ana'])
    expect(await stage.rowsOf('push_assinatura')).toHaveLength(1)
    stage.service.answer('gone', 201)
    await stage.publish()
    await stage.runJobs()
    expect(stage.names()).toEqual(['ana', 'ana'])
  })

  it.each([
    [429, { 'retry-after': '600' }, 10],
    [503, { 'retry-after': new Date(noon.getTime() + 15 * minuteMs).toUTCString() }, 15],
    [500, {}, 1],
  ])('that a service cannot take now (%d) come when it says', async (status, headers, minutes) => {
    await stage.joinWith('busy')
    stage.service.answer('busy', status, headers as Record<string, string>)
    await stage.publish()
    await stage.runJobs()
    stage.service.answer('busy', 201)
    stage.now = new Date(noon.getTime() + minutes * minuteMs - 1000)
    await stage.runJobs()
    expect(stage.names()).toEqual([])
    stage.now = new Date(noon.getTime() + minutes * minuteMs)
    await stage.runJobs()
    expect(stage.names()).toEqual(['busy'])
    expect(await stage.rowsOf('push_entrega')).toEqual([])
  })

  it('are given up after some tries, and the device stays', async () => {
    await stage.joinWith('deaf')
    stage.service.answer('deaf', 500)
    await stage.publish()
    for (let hour = 0; hour < 12; hour++) {
      stage.now = new Date(noon.getTime() + hour * 60 * minuteMs)
      await stage.runJobs()
    }
    expect(await stage.rowsOf('push_entrega')).toEqual([])
    expect(await stage.rowsOf('push_assinatura')).toHaveLength(1)
    stage.service.answer('deaf', 201)
  })

  it('that a service refuses are not sent again', async () => {
    await stage.joinWith('odd')
    stage.service.answer('odd', 400)
    await stage.publish()
    await stage.runJobs()
    expect([await stage.rowsOf('push_entrega'), await stage.rowsOf('tarefa')]).toEqual([[], []])
    stage.service.answer('odd', 201)
  })

  it('wait for the end of the night where the device is, and are not lost', async () => {
    await stage.joinWith('recife', { fusoHorario: 'America/Recife' })
    await stage.joinWith('tokyo', { fusoHorario: 'Asia/Tokyo' })
    stage.now = new Date('2026-03-11T02:00:00Z')
    await stage.publish()
    await stage.runJobs()
    expect(stage.names()).toEqual(['tokyo'])
    stage.now = new Date('2026-03-11T09:59:00Z')
    await stage.runJobs()
    expect(stage.names()).toEqual(['tokyo'])
    stage.now = new Date('2026-03-11T10:00:00Z')
    await stage.runJobs()
    expect(stage.names()).toEqual(['recife', 'tokyo'])
  })

  it('follow what a member has chosen, also in the meantime', async () => {
    const ana = await stage.joinWith('ana')
    const bia = await stage.joinWith('bia')
    expect(
      (await stage.put(ana, '/notificacao/escolhas', { tiposDesligados: ['EVENTO'], silencio: null })).status,
    ).toBe(200)
    await stage.publish({ tipo: 'EVENTO' })
    await stage.runJobs()
    expect(stage.names()).toEqual(['bia'])
    await stage.put(bia, '/notificacao/escolhas', { tiposDesligados: [], silencio: { inicio: '11:00', fim: '13:00' } })
    await stage.publish({ tipo: 'NOTICIA' })
    await stage.runJobs()
    expect(stage.names()).toEqual(['ana', 'bia'])
    await stage.put(bia, '/notificacao/escolhas', { tiposDesligados: ['NOTICIA'], silencio: null })
    stage.now = new Date(noon.getTime() + 120 * minuteMs)
    await stage.runJobs()
    expect(stage.names()).toEqual(['ana', 'bia'])
  })

  it('end with the session in which the device was subscribed', async () => {
    const { refreshToken } = await stage.joinWith('left')
    await stage.call('POST', '/security/sair', { body: { refreshToken } })
    await stage.publish()
    await stage.runJobs()
    expect(stage.names()).toEqual([])
    expect(await stage.rowsOf('push_assinatura')).toEqual([])
  })

  it('of what happened days ago are not sent', async () => {
    await stage.joinWith('ana')
    await stage.publish({ dataCadastro: new Date(noon.getTime() - 2 * 86_400_000) })
    await stage.runJobs()
    expect(stage.names()).toEqual([])
  })

  it('are audited by who told them, without a word of what', async () => {
    const { accountId: teller, memberId } = await stage.join()
    const call = createMemberCall(stage.platform.transactions.at(stage.videira), { accountId: teller, memberId })
    const id = await publishNotification(call, {
      titulo: 'Segredo',
      corpo: 'a',
      tipo: null,
      idEntidadeRelacionada: null,
      dataCadastro: stage.now,
    })
    const rows = await stage.asOwner((owner) =>
      owner.query(`select conta_id, detalhes from auditoria where acao = 'NOTIFICATION_SENT' order by id desc limit 1`),
    )
    expect(rows).toEqual([{ conta_id: teller, detalhes: { notificacao: id } }])
  })
})
