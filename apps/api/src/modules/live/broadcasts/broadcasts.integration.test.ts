import { minuteMs } from '@narthex/contract/durations'
import { describe, expect, it } from 'vitest'
import { createMemberCall } from '../../../platform/http/route.ts'
import { addBroadcast, removeBroadcast } from '../office/broadcast-office.service.ts'
import { plainBroadcast, setUpLive } from '../testing/set-up-live.ts'

describe('broadcasts', () => {
  const stage = setUpLive()
  const { test } = stage
  const near = async () => (await test.call('GET', '/igreja/videira/transmissao-atual/')).body

  it('are announced, changed and removed by staff, who are told where someone else was first', async () => {
    const id = await stage.add({ titulo: 'Ceia', sala: 'Salão 2' })
    expect((await stage.read(`${id}/`)).body).toMatchObject({
      titulo: 'Ceia',
      sala: 'Salão 2',
      estado: 'AGENDADA',
      versao: 1,
      reprise: null,
      flagSomenteAudio: false,
      fonte: { tipo: 'SIMULADA', url: '/media/culto.mp4', codigo: null, duracaoSegundos: 600, flagRepete: true },
    })
    const radio = { tipo: 'AUDIO', endereco: 'https://radio.example/stream' }
    const change = plainBroadcast(test.now, { titulo: 'Ceia do Senhor', fonte: radio })
    expect((await stage.office('PUT', `${id}`, { ...change, versao: 1 })).body).toEqual({ versao: 2 })
    expect((await stage.office('PUT', `${id}`, { ...change, versao: 1 })).body.code).toBe('CHANGED_MEANWHILE')
    expect((await stage.read(`${id}/`)).body).toMatchObject({ titulo: 'Ceia do Senhor', flagSomenteAudio: true })
    expect((await stage.office('GET', `${id}/equipe/`)).body).toMatchObject({
      flagEditada: true,
      idCulto: null,
      chatAbreMinutos: 30,
    })
    expect((await stage.office('DELETE', `${id}`)).status).toBe(200)
    expect([(await stage.read(`${id}/`)).status, (await stage.office('DELETE', `${id}`)).status]).toEqual([404, 404])
  })

  it('are refused with a script as their source', async () => {
    const wrong = { fonte: { tipo: 'HLS', endereco: 'javascript:alert(1)//.m3u8' } }
    expect((await stage.office('POST', '', plainBroadcast(test.now, wrong))).status).toBe(400)
  })

  it('are of those who may write and of their own church', async () => {
    const id = await stage.add()
    const body = plainBroadcast(test.now)
    for (const role of ['ROLE_MODERATOR', 'ROLE_TREASURER'] as const) {
      const { token } = await test.join({ roles: [role] })
      expect((await stage.office('POST', '', body, token)).status).toBe(403)
      expect((await stage.office('DELETE', `${id}`, undefined, token)).status).toBe(403)
    }
    const { token } = await test.join({ at: test.farol, roles: ['ROLE_SUPER_ADMIN'] })
    const options = { host: 'farol.narthex.test', token }
    for (const [method, path, given] of [
      ['PUT', `${id}`, { ...body, versao: 1 }],
      ['DELETE', `${id}`, undefined],
      ['PUT', `${id}/estado`, { estado: 'CANCELADA', versao: 1 }],
      ['GET', `${id}/equipe/`, undefined],
      ['GET', `${id}/estatisticas/`, undefined],
      ['GET', `${id}/cartao/`, undefined],
      ['POST', `${id}/momento/`, { tipo: 'MAO', titulo: 'a', texto: null }],
    ] as const)
      expect((await test.call(method, `/transmissao/${path}`, { ...options, body: given })).status, path).toBe(404)
    expect((await test.call('GET', `/igreja/farol/transmissao/${id}/agora/`, options)).status).toBe(404)
    expect((await stage.stored(id))?.versao).toBe(1)
  })

  it('stand in the frame of the site: what is live first, then what comes next, four at most', async () => {
    const before = (await near()).length
    const ids = []
    for (let day = 1; day <= 5; day++) {
      const inicio = new Date(test.now.getTime() + day * 1440 * minuteMs)
      ids.push(await stage.add({ titulo: `Dia ${day}`, inicio, fim: new Date(inicio.getTime() + 60 * minuteMs) }))
    }
    expect(await near()).toHaveLength(Math.min(4, before + 5))
    await stage.move(ids[4] ?? 0, 'AO_VIVO')
    expect((await near())[0]).toMatchObject({ id: ids[4], estado: 'AO_VIVO', titulo: 'Dia 5' })
    const { agora, proximas } = (await stage.read()).body
    expect(agora).toContainEqual((await near())[0])
    expect(proximas.map(({ id }: { id: number }) => id)).toEqual(expect.arrayContaining(ids.slice(0, 4)))
    for (const id of ids) await stage.office('DELETE', `${id}`)
    expect(JSON.stringify(await near())).not.toContain('Dia')
  })

  it('are past ones with their replay, of a video of their own where staff name one', async () => {
    const id = await stage.add()
    await stage.move(id, 'AO_VIVO')
    await stage.move(id, 'ENCERRADA')
    const { anteriores } = (await stage.read()).body
    expect(anteriores[0]).toMatchObject({ id, estado: 'ENCERRADA' })
    const { versao } = (await stage.read(`${id}/`)).body
    const urlReprise = 'https://youtu.be/M7lc1UVf-VE'
    await stage.office('PUT', `${id}`, { ...plainBroadcast(test.now, { urlReprise }), versao })
    await stage.move(id, 'REPRISE')
    expect((await stage.read(`${id}/`)).body.reprise).toMatchObject({ servico: 'YOUTUBE', codigo: 'M7lc1UVf-VE' })
  })

  it('go into calendars with the same id at all times, and leave them where they are canceled', async () => {
    const id = await stage.add({ descricao: 'Santa Ceia' })
    const file = async () => String((await stage.read(`${id}/calendario/`)).body)
    const first = await file()
    expect(first).toContain(`UID:transmissao-${id}@videira.narthex.test`)
    expect(first).toContain('DTSTART;TZID=America/Sao_Paulo:20261124T100000')
    expect(first).toMatch(/SEQUENCE:1\r\n/)
    await stage.move(id, 'CANCELADA')
    const second = await file()
    expect(second).toContain('METHOD:CANCEL')
    expect(second).toMatch(/SEQUENCE:2\r\n/)
  })

  it('announce to others when their channels open and close, in the same transaction', async () => {
    const heard: object[] = []
    const signals = {
      broadcastChanged: [async (_: unknown, channel: object) => void heard.push(channel)],
      broadcastRemoved: [async (_: unknown, channel: object) => void heard.push(channel)],
    }
    const needs = { ...stage.needs, signals }
    const { accountId, memberId } = await test.join({ roles: ['ROLE_ADMIN'] })
    const call = createMemberCall(test.platform.transactions.at(test.videira), { accountId, memberId })
    const given = plainBroadcast(test.now) as Parameters<typeof addBroadcast>[2]
    const { id } = await addBroadcast(needs, call, given)
    await removeBroadcast(needs, call, id)
    const nome = `culto-${id}`
    expect(heard).toEqual([
      {
        id,
        nome,
        titulo: 'Culto da família',
        abreEm: new Date('2026-11-24T12:30:00Z'),
        // An hour, a quarter of grace, and a quarter to say good-bye.
        fechaEm: new Date('2026-11-24T14:30:00Z'),
      },
      { id, nome },
    ])
  })
})
