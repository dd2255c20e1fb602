import { dayMs } from '@narthex/contract/durations'
import { describe, expect, it } from 'vitest'
import { createOwnCall } from '../../../platform/http/route.ts'
import { setServices } from '../../churches/churches.editing.service.ts'
import { plainBroadcast, setUpLive } from '../testing/set-up-live.ts'
import { followServices } from './weekly.service.ts'

const sunday = { nome: 'Culto', diaSemana: 0, horario: '10:00', duracaoMinutos: 90, flagTransmissao: true, local: null }
const wednesday = { ...sunday, nome: 'Oração', diaSemana: 3, horario: '20:00' }

describe('weekly services', () => {
  const stage = setUpLive()
  const { test } = stage
  const hold = async (...services: Parameters<typeof setServices>[1]) => {
    await setServices(createOwnCall(test.platform.transactions.at(test.videira)), services)
    await test.runJobs()
  }
  const idOf = async (nome: string): Promise<number> => {
    const { body } = await test.call('GET', '/igreja/videira/culto/')
    return body.find((service: { nome: string }) => service.nome === nome).id
  }
  const upcoming = async () => (await stage.read()).body.proximas
  const starts = async () => (await upcoming()).map(({ inicio }: { inicio: string }) => inicio)

  it('make broadcasts for two weeks, on the clock of the church', async () => {
    await hold(sunday, wednesday, { ...sunday, horario: '18:00', flagTransmissao: false })
    expect(await upcoming()).toMatchObject([
      { titulo: 'Oração', inicio: '2026-11-25T23:00:00.000Z', abreEm: '2026-11-25T22:30:00.000Z', estado: 'AGENDADA' },
      { titulo: 'Culto', inicio: '2026-11-29T13:00:00.000Z', fim: '2026-11-29T14:30:00.000Z', idioma: 'pt-br' },
      { titulo: 'Oração', inicio: '2026-12-02T23:00:00.000Z' },
      { titulo: 'Culto', inicio: '2026-12-06T13:00:00.000Z' },
    ])
    expect((await stage.read('', 'farol')).status).toBe(404)
    const elsewhere = await test.call('GET', '/igreja/farol/transmissao/', { host: 'farol.narthex.test' })
    expect(elsewhere.body.proximas).toEqual([])
  })

  it('that change take along what staff did not edit', async () => {
    await hold(sunday)
    const [first, second] = await upcoming()
    const { versao } = (await stage.read(`${second.id}/`)).body
    const edited = plainBroadcast(test.now, {
      titulo: 'Ceia',
      inicio: '2026-12-06T12:00:00Z',
      fim: '2026-12-06T14:00:00Z',
    })
    expect((await stage.office('PUT', `${second.id}`, { ...edited, versao })).status).toBe(200)
    await hold({ ...sunday, id: await idOf('Culto'), horario: '09:00', nome: 'Culto cedo' })
    expect(await upcoming()).toMatchObject([
      { id: first.id, titulo: 'Culto cedo', inicio: '2026-11-29T12:00:00.000Z' },
      { id: second.id, titulo: 'Ceia', inicio: '2026-12-06T12:00:00.000Z' },
    ])
    // The edited one is the church's own decision: it stays where the service ends.
    await hold()
    expect(await upcoming()).toMatchObject([{ id: second.id, titulo: 'Ceia' }])
    await stage.office('DELETE', `${second.id}`)
  })

  it('are not made again where staff removed or canceled them', async () => {
    await hold(sunday)
    const [first, second] = await upcoming()
    expect((await stage.office('DELETE', `${first.id}`)).status).toBe(200)
    expect((await stage.move(second.id, 'CANCELADA')).status).toBe(200)
    await followServices(stage.needs, stage.needs.transactions.at(test.videira))
    expect(await upcoming()).toEqual([])
    expect((await stage.read(`${first.id}/`)).status).toBe(404)
    expect(await stage.stateOf(second.id)).toBe('CANCELADA')
    await hold()
  })

  it('are followed day by day, and raise the content version only where something changes', async () => {
    await hold(sunday)
    const version = await stage.contentVersion()
    await followServices(stage.needs, stage.needs.transactions.at(test.videira))
    test.advance(2 * dayMs)
    await test.runJobs()
    expect(await stage.contentVersion()).toBe(version)
    expect(await starts()).toEqual(['2026-11-29T13:00:00.000Z', '2026-12-06T13:00:00.000Z'])
    // Past Sunday, whose broadcast opened and ended without a source: the next week comes into sight by itself.
    test.advance(5 * dayMs)
    await test.runJobs()
    expect(await starts()).toEqual(['2026-12-06T13:00:00.000Z', '2026-12-13T13:00:00.000Z'])
    await hold()
  })

  it('begin with what the church has set, also those that stand already', async () => {
    await hold(sunday)
    const settings = {
      fonte: { tipo: 'YOUTUBE', endereco: 'youtube.com/channel/UC_x5XG1OV2P6uZZ5FSM9Ttw' },
      imagem: '/media/capa.jpg',
      chatAbreMinutos: 60,
      chatFechaMinutos: 5,
      flagAutomatica: true,
    }
    const path = '/igreja/videira/transmissao-configuracao/'
    const by = { token: stage.admin.token }
    expect((await test.call('GET', path, by)).body).toMatchObject({ fonte: null, chatAbreMinutos: 30 })
    expect((await test.call('PUT', path, { ...by, body: settings })).status).toBe(200)
    const [{ id, abreEm, imagem }] = await upcoming()
    expect({ abreEm, imagem }).toEqual({ abreEm: '2026-11-29T12:00:00.000Z', imagem: '/media/capa.jpg' })
    expect((await stage.read(`${id}/`)).body.fonte).toMatchObject({
      tipo: 'YOUTUBE',
      codigo: 'UC_x5XG1OV2P6uZZ5FSM9Ttw',
    })
    const { body } = await test.call('GET', path, by)
    expect(body.fonte.endereco).toBe('https://www.youtube.com/channel/UC_x5XG1OV2P6uZZ5FSM9Ttw/live')
    expect((await test.call('PUT', path, { ...by, body })).status).toBe(200)
    expect((await test.call('GET', path, by)).body).toEqual(body)
    const wrong = { ...settings, fonte: { tipo: 'HLS', endereco: 'https://youtu.be/M7lc1UVf-VE' } }
    expect(await test.call('PUT', path, { ...by, body: wrong })).toMatchObject({ status: 400 })
  })
})
