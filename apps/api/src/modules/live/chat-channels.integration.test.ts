import { minuteMs } from '@narthex/contract/durations'
import { describe, expect, it } from 'vitest'
import { setUpLive } from './testing/set-up-live.ts'

describe('the chat of a broadcast', () => {
  const stage = setUpLive()
  const { test } = stage

  const chat = async (id: number, suffix = '', token?: string) => {
    const answer = await test.call('GET', `/igreja/videira/chat/culto-${id}${suffix}/`, token ? { token } : {})
    return { status: answer.status, canal: answer.body.canal }
  }

  it('opens and closes with it', async () => {
    const id = await stage.add()
    expect((await chat(id)).canal).toMatchObject({ titulo: 'Culto da família', situacao: 'AGENDADO', tipo: 'PUBLICO' })
    await stage.pass(31)
    expect((await chat(id)).canal.situacao).toBe('ABERTO')
    await stage.pass(150)
    expect(await stage.stateOf(id)).not.toBe('AO_VIVO')
    expect((await chat(id)).canal.situacao).toBe('FECHADO')
  })

  it('takes over a new title and new times, and tells its readers', async () => {
    const id = await stage.add()
    const { topico } = (await chat(id)).canal
    const heard: string[] = []
    const stop = test.platform.streams.watch(test.videira.key, [topico], {
      write: (bytes) => void heard.push(Buffer.from(bytes).toString()),
      pendingBytes: 0,
      end() {},
    })
    await stage.move(id, 'ABERTA')
    await expect.poll(() => heard.join('')).toContain('HORARIO')
    stop()
    expect((await chat(id)).canal.situacao).toBe('ABERTO')
  })

  it('has a channel of its hosts, which is open before and hidden from others', async () => {
    const id = await stage.add()
    expect((await chat(id, '-equipe')).status).toBe(404)
    const { token } = await test.join({ roles: ['ROLE_ADMIN'] })
    expect((await chat(id, '-equipe', token)).canal).toMatchObject({ tipo: 'EQUIPE', situacao: 'ABERTO' })
    test.advance(minuteMs)
  })

  it('closes when the broadcast is removed, and is of its own church alone', async () => {
    const id = await stage.add({ chatAbreMinutos: 240 })
    expect((await test.call('GET', `/igreja/farol/chat/culto-${id}/`)).status).toBe(404)
    expect((await stage.office('DELETE', String(id))).status).toBe(200)
    expect((await chat(id)).canal.situacao).toBe('FECHADO')
  })
})
