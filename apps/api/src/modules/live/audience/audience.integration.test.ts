import { broadcastTopic } from '@narthex/contract/live/live-events'
import { describe, expect, it } from 'vitest'
import { setUpLive } from '../testing/set-up-live.ts'

describe('who watches', () => {
  const stage = setUpLive()
  const { test } = stage
  const reader = { write() {}, pendingBytes: 0, end() {} }
  const enter = (id: number, count: number) => {
    const stops = Array.from({ length: count }, () =>
      test.platform.streams.watch(test.videira.key, [broadcastTopic(id)], reader),
    )
    return () => {
      for (const stop of stops) stop()
    }
  }
  const now = async (id: number) => (await stage.read(`${id}/agora/`)).body.publico

  it('is counted now, at its peak and minute by minute, and told to those who watch', async () => {
    const id = await stage.add()
    await stage.move(id, 'AO_VIVO')
    const first = enter(id, 3)
    expect(await now(id)).toEqual({ total: 3, pico: 3 })
    const { events, stop } = stage.watch(id)
    await stage.pass(1)
    const more = enter(id, 5)
    await stage.pass(1)
    more()
    first()
    await stage.pass(1)
    await expect
      .poll(() => events.filter(({ tipo }) => tipo === 'publico').map(({ total, pico }) => [total, pico]))
      .toEqual([
        [4, 4],
        [9, 9],
        [1, 9],
      ])
    stop()
    expect(await now(id)).toEqual({ total: 0, pico: 9 })
    await stage.move(id, 'ENCERRADA')
    await stage.pass(3)
    const { body } = await stage.office('GET', `${id}/estatisticas/`)
    expect(body).toMatchObject({ pico: 9, media: 5, momentos: [], lembretes: 0 })
    expect(body.minutos.map(({ total }: { total: number }) => total)).toEqual([4, 9, 1])
  })

  it('of another church, or of a broadcast that is not live, is not counted here', async () => {
    const id = await stage.add()
    const leave = test.platform.streams.watch(test.farol.key, [broadcastTopic(id)], reader)
    expect(await now(id)).toEqual({ total: 0, pico: 0 })
    leave()
    const stop = enter(id, 2)
    await stage.pass(35)
    expect((await stage.office('GET', `${id}/estatisticas/`)).body).toMatchObject({ pico: 0, minutos: [] })
    stop()
  })

  it('raises no content version', async () => {
    const id = await stage.add()
    await stage.move(id, 'AO_VIVO')
    await test.runJobs()
    const version = await stage.contentVersion()
    const leave = enter(id, 1)
    await stage.pass(4)
    leave()
    expect(await stage.contentVersion()).toBe(version)
  })
})
