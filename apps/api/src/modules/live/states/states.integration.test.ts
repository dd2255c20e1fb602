import { minuteMs } from '@narthex/contract/durations'
import { describe, expect, it, vi } from 'vitest'
import { setUpLive } from '../testing/set-up-live.ts'
import { advanceBroadcast } from './states.service.ts'

describe('the life of a broadcast', () => {
  const stage = setUpLive()
  const { test } = stage

  it('is moved on by the clock: each step raises the content version once and is told to pages', async () => {
    const id = await stage.add()
    await test.runJobs()
    const { events, stop } = stage.watch(id)
    const church = stage.watch()
    const version = await stage.contentVersion()
    const seen: [number, string][] = []
    for (let minute = 1; minute <= 160; minute++) {
      await stage.pass(1)
      const estado = (await stage.stored(id))?.estado ?? ''
      if (seen.at(-1)?.[1] !== estado) seen.push([minute, estado])
    }
    expect(seen).toEqual([
      [1, 'AGENDADA'],
      [30, 'ABERTA'],
      [60, 'AO_VIVO'],
      [135, 'ENCERRADA'],
      [150, 'REPRISE'],
    ])
    expect(await stage.contentVersion()).toBe(version + 4)
    const states = ['ABERTA', 'AO_VIVO', 'ENCERRADA', 'REPRISE']
    const ofBroadcast = () => events.filter(({ tipo }) => tipo === 'estado').map(({ estado }) => estado)
    await expect.poll(ofBroadcast).toEqual(states)
    await expect.poll(() => church.events.map(({ estado }) => estado)).toEqual(states)
    stop()
    church.stop()
    const { body } = await stage.read(`${id}/`)
    expect(body).toMatchObject({
      iniciadaEm: body.inicio,
      reprise: { servico: 'ARQUIVO', url: '/media/culto.mp4' },
      chat: { canal: `culto-${id}`, fechaEm: '2026-11-24T14:30:00.000Z' },
    })
  })

  it('of a process that slept is caught up in one step', async () => {
    const id = await stage.add()
    test.advance(300 * minuteMs)
    const version = await stage.contentVersion()
    await advanceBroadcast(stage.needs, stage.needs.transactions.at(test.videira), id)
    expect(await stage.stateOf(id)).toBe('REPRISE')
    expect(await stage.contentVersion()).toBe(version + 1)
    await advanceBroadcast(stage.needs, stage.needs.transactions.at(test.videira), id)
    expect(await stage.contentVersion()).toBe(version + 1)
  })

  it('is in the hands of a host: opened, begun, extended, ended, and begun again', async () => {
    const id = await stage.add()
    expect((await stage.move(id, 'ABERTA')).body.estado).toBe('ABERTA')
    await stage.pass(5)
    expect(await stage.stateOf(id)).toBe('ABERTA')
    expect((await stage.move(id, 'AO_VIVO')).body.estado).toBe('AO_VIVO')
    const begun = (await stage.read(`${id}/`)).body
    expect(begun.iniciadaEm).toBe(test.now.toISOString())
    const fim = new Date(test.now.getTime() + 240 * minuteMs).toISOString()
    expect((await stage.move(id, 'AO_VIVO', { fim })).status).toBe(200)
    await stage.pass(180)
    expect(await stage.stateOf(id)).toBe('AO_VIVO')
    expect((await stage.move(id, 'ENCERRADA')).status).toBe(200)
    expect((await stage.move(id, 'AO_VIVO')).status).toBe(200)
    expect((await stage.read(`${id}/`)).body).toMatchObject({
      estado: 'AO_VIVO',
      encerradaEm: null,
      chat: { fechaEm: null },
    })
    await stage.move(id, 'ENCERRADA')
    expect((await stage.move(id, 'REPRISE')).status).toBe(200)
  })

  it('takes no way that the table does not know, and no change on an older version', async () => {
    const id = await stage.add({ fonte: null })
    const wrong = async (estado: string) => (await stage.move(id, estado)).body.code
    expect([await wrong('AGENDADA'), await wrong('ENCERRADA'), await wrong('REPRISE')]).toEqual(
      Array(3).fill('BROADCAST_STATE'),
    )
    const { versao } = (await stage.read(`${id}/`)).body
    await stage.move(id, 'ABERTA')
    expect((await stage.office('PUT', `${id}/estado`, { estado: 'AO_VIVO', versao })).body.code).toBe(
      'CHANGED_MEANWHILE',
    )
    await stage.move(id, 'AO_VIVO')
    await stage.move(id, 'ENCERRADA')
    expect(await wrong('REPRISE')).toBe('BROADCAST_STATE')
    const yesterday = new Date(test.now.getTime() - 86_400_000).toISOString()
    expect((await stage.move(id, 'AO_VIVO', { fim: yesterday })).status).toBe(400)
  })

  it('that began by mistake waits for a host; begun after its planned end it goes on for an hour', async () => {
    const id = await stage.add()
    await stage.pass(61)
    expect((await stage.move(id, 'ABERTA')).status).toBe(200)
    await stage.pass(10)
    expect(await stage.stateOf(id)).toBe('ABERTA')
    await stage.pass(90)
    expect(await stage.stateOf(id)).toBe('REPRISE')
    await stage.move(id, 'ENCERRADA')
    await stage.move(id, 'AO_VIVO')
    expect((await stage.read(`${id}/`)).body.fim).toBe(new Date(test.now.getTime() + 60 * minuteMs).toISOString())
  })

  it('that is moved to later closes its chat again', async () => {
    const id = await stage.add()
    await stage.pass(40)
    expect(await stage.stateOf(id)).toBe('ABERTA')
    const { versao, ...planned } = (await stage.office('GET', `${id}/equipe/`)).body
    const later = (moment: string) => new Date(Date.parse(moment) + 180 * minuteMs).toISOString()
    const { titulo, descricao, imagem, sala, idioma, urlReprise, chatAbreMinutos, chatFechaMinutos, flagAutomatica } =
      planned
    const body = {
      titulo,
      descricao,
      imagem,
      sala,
      idioma,
      urlReprise,
      chatAbreMinutos,
      chatFechaMinutos,
      flagAutomatica,
      versao,
      fonte: { tipo: 'SIMULADA', endereco: '/media/culto.mp4' },
      inicio: later(planned.inicio),
      fim: later(planned.fim),
    }
    expect((await stage.office('PUT', `${id}`, body)).status).toBe(200)
    expect(await stage.stateOf(id)).toBe('AGENDADA')
    await stage.pass(180)
    expect(await stage.stateOf(id)).toBe('ABERTA')
  })
})

describe('two processes at once', () => {
  const stage = setUpLive()
  const { test } = stage
  const raceOnce = async (advance: typeof advanceBroadcast) => {
    const id = await stage.add({ fonte: null })
    test.advance(31 * minuteMs)
    const { events, stop } = stage.watch(id)
    await Promise.all(
      Array.from({ length: 4 }, () => advance(stage.needs, test.platform.transactions.at(test.videira), id)),
    )
    await vi.waitFor(() => expect(events.length).toBeGreaterThan(0))
    await new Promise((done) => setTimeout(done, 150))
    stop()
    return {
      transitions: events.filter(({ tipo }) => tipo === 'estado').length,
      versao: (await stage.stored(id))?.versao,
    }
  }

  it('move a broadcast on once', async () => {
    expect(await raceOnce(advanceBroadcast)).toEqual({ transitions: 1, versao: 2 })
  })

  it('control: without the look at the row in the edit each of them does', async () => {
    vi.resetModules()
    vi.doMock('../broadcasts/broadcasts.queries.ts', async (original) => {
      const real = await original<typeof import('../broadcasts/broadcasts.queries.ts')>()
      const first = new Map<number, Promise<Awaited<ReturnType<typeof real.findBroadcast>>>>()
      return {
        ...real,
        // What was read before the race, and a write that asks for no version.
        findBroadcast: (work: Parameters<typeof real.findBroadcast>[0], id: number) => {
          if (!first.has(id)) first.set(id, real.findBroadcast(work, id))
          return first.get(id)
        },
        async updateBroadcast(...[work, row, change]: Parameters<typeof real.updateBroadcast>) {
          const current = await real.findBroadcast(work, row.id)
          return current && real.updateBroadcast(work, current, change)
        },
      }
    })
    const { advanceBroadcast: careless } = await import('./states.service.ts')
    expect((await raceOnce(careless)).transitions).toBeGreaterThan(1)
    vi.doUnmock('../broadcasts/broadcasts.queries.ts')
    vi.resetModules()
  })
})
