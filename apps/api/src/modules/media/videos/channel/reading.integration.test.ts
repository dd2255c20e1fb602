import { hourMs } from '@narthex/contract/durations'
import { videos } from '@narthex/contract/media/video.resource'
import { videoChannel } from '@narthex/contract/media/video-channel.settings'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { createOwnCall } from '../../../../platform/http/route.ts'
import { createJobRunner } from '../../../../platform/jobs/job-runner.ts'
import type { GuardedGet } from '../../../../platform/net/guarded-get.ts'
import type { ChurchScope } from '../../../../platform/scope/scope.ts'
import { plainChurch } from '../../../../testing/plain-church.ts'
import { plainPhoto } from '../../../../testing/plain-photo.ts'
import { setUpPlatform } from '../../../../testing/set-up.ts'
import { foundChurch } from '../../../churches/churches.editing.service.ts'
import { type FeedAnswer, type FeedServer, localReach, startFeedServer } from '../../podcast/testing/feed-server.ts'
import { atomFilm, writeAtom } from '../testing/channel-feeds.ts'
import { videoActs } from '../videos.editing.service.ts'
import { askReading, channelService, replaceChannel } from './channel.service.ts'
import { channelWorkers } from './channel.workers.ts'
import { readChannel } from './reading.service.ts'

const code = 'UC0123456789012345678901'
const feed = `https://www.youtube.com/feeds/videos.xml?channel_id=${code}`
const [first, second] = [
  atomFilm({ code: 'aaaaaaaaaaa', title: 'Primeiro', at: '2026-05-03T10:00:00Z' }),
  atomFilm({ code: 'bbbbbbbbbbb', title: 'Segundo', at: '2026-05-10T10:00:00Z' }),
]

describe('a channel of videos', () => {
  let now: Date
  let service: FeedServer
  let church: ChurchScope
  let churches = 0
  /** Answers of the services, by address; other addresses are not there. */
  let answers: Record<string, FeedAnswer>
  let asked: string[]

  const test = setUpPlatform({ clock: () => now, webReach: localReach })

  beforeAll(async () => {
    service = await startFeedServer()
    service.answer = ({ 'x-asked': address }) => answers[String(address)] ?? { status: 404 }
  })
  afterAll(async () => {
    service.close()
  })
  beforeEach(async () => {
    now = new Date('2026-06-01T12:00:00Z')
    await test.asOwner((owner) => owner.query('delete from tarefa'))
    church = await foundChurch(test.platform, plainChurch(`canal${++churches}`))
    asked = []
    answers = {
      [feed]: { body: writeAtom([second, first]), headers: { 'content-type': 'text/xml; charset=UTF-8', etag: '"1"' } },
    }
  })

  /** The services stand on this machine: what is asked of them is asked there. */
  const web = (): GuardedGet => ({
    accepts: test.platform.web.accepts,
    get(address, headers) {
      asked.push(address)
      return test.platform.web.get(service.address, { ...headers, 'x-asked': address })
    },
  })
  const own = (at = church) => createOwnCall(test.platform.transactions.at(at))
  const runDue = () => {
    const platform = { ...test.platform, web: web() }
    return createJobRunner(platform, channelWorkers(platform)).runDue()
  }
  const follow = async (form: object = {}) => {
    await replaceChannel(own(), z.parse(videoChannel.form, { endereco: code, flagPublicar: true, ...form }))
    return runDue()
  }
  const later = (hours: number) => {
    now = new Date(now.getTime() + hours * hourMs)
    return runDue()
  }
  const rename = (films: readonly string[]) => {
    answers[feed] = {
      body: writeAtom(films),
      headers: { 'content-type': 'text/xml', etag: `"${films.length}-${now.getTime()}"` },
    }
  }
  const list = async (at = church) =>
    (await videoActs.list(own(at), { ordem: 'dataPublicacao', limit: 50 } as never)).itens
  const titles = async () => (await list()).map(({ titulo }) => titulo)
  const idOf = async (titulo: string) => (await list()).find((video) => video.titulo === titulo)?.id ?? 0
  const reading = () => own().inChurch(async (work) => (await channelService.read(work)).leitura)
  const version = async () => (await test.platform.directory.byHost(`${church.codigo}.narthex.test`))?.versao

  it('is read as soon as it is set, into its series, and each film is known by its id', async () => {
    expect(await follow({ serie: 'Cultos' })).toBe(1)
    expect(await list()).toMatchObject([
      { titulo: 'Primeiro', serie: 'Cultos', situacao: 'PUBLICADO', idExterno: 'youtube:aaaaaaaaaaa', imagem: null },
      { titulo: 'Segundo', dataPublicacao: '2026-05-10T10:00:00.000Z', servico: 'YOUTUBE', codigo: 'bbbbbbbbbbb' },
    ])
    expect(await reading()).toMatchObject({ encontrados: 2, adicionados: 2, falhas: 0, erro: null, flagLendo: false })
    const { itens } = await videoActs.history(own(), await idOf('Primeiro'), { limit: 5 } as never)
    expect(itens).toMatchObject([{ acao: 'VIDEO_CHANNEL_READ' }])
  })

  it('may leave its films as drafts, which no one sees before staff do', async () => {
    await follow({ flagPublicar: false })
    expect((await list()).map(({ situacao }) => situacao)).toEqual(['RASCUNHO', 'RASCUNHO'])
  })

  it('keeps the pictures of its films in the library of the church', async () => {
    const photo = Buffer.from(await plainPhoto())
    answers['https://i.ytimg.com/vi/aaaaaaaaaaa/maxresdefault.jpg'] = {
      body: photo,
      headers: { 'content-type': 'image/png' },
    }
    answers['https://i.ytimg.com/vi/bbbbbbbbbbb/hqdefault.jpg'] = {
      body: '<html>',
      headers: { 'content-type': 'text/html' },
    }
    await follow()
    const [one, other] = await list()
    expect(one?.imagem).toMatch(/^\/media\/images\//)
    expect(other?.imagem).toBeNull()
  })

  it('is read each night, doubles nothing, and raises no version where nothing is new', async () => {
    await follow()
    const before = await version()
    expect(await later(1)).toBe(0)
    answers[feed] = { status: 304 }
    expect(await later(24)).toBe(1)
    rename([second, first])
    expect(await later(24)).toBe(1)
    expect([await titles(), await version()]).toEqual([['Primeiro', 'Segundo'], before])
    rename([atomFilm({ code: 'ccccccccccc', title: 'Terceiro', at: '2026-05-17T10:00:00Z' }), second, first])
    await later(24)
    expect([await titles(), (await reading()).adicionados]).toEqual([['Primeiro', 'Segundo', 'Terceiro'], 1])
    expect(await version()).not.toBe(before)
  })

  it('asks for what is new alone', async () => {
    await follow()
    await later(24)
    expect(service.asked.at(-1)).toMatchObject({ 'if-none-match': '"1"' })
  })

  it('changes nothing that staff have edited, and lets the rest follow', async () => {
    await follow()
    const id = await idOf('Primeiro')
    const row = await videoActs.get(own(), id)
    const form = z.parse(videos.form, {
      titulo: 'Nosso título',
      endereco: row.endereco,
      serie: 'Nossa',
      dataPublicacao: row.dataPublicacao,
      idExterno: row.idExterno,
    })
    await videoActs.set(own(), id, { ...form, versao: row.versao })
    rename([
      atomFilm({ code: 'bbbbbbbbbbb', title: 'Segundo, gravado' }),
      atomFilm({ code: 'aaaaaaaaaaa', title: 'Outro', about: 'Com Lia' }),
    ])
    await later(24)
    expect((await titles()).sort()).toEqual(['Nosso título', 'Segundo, gravado'])
    expect(await videoActs.get(own(), id)).toMatchObject({
      titulo: 'Nosso título',
      serie: 'Nossa',
      descricao: 'Com Lia',
    })
  })

  it('leaves a draft in peace, and follows when that is gone', async () => {
    await follow()
    const id = await idOf('Primeiro')
    const { versao, endereco } = await videoActs.get(own(), id)
    const save = {
      editor: 'aba-000001',
      sequencia: 1,
      versao,
      revisao: 0,
      formulario: { titulo: 'Primeiro', endereco, serie: 'X' },
    }
    const { revisao } = await videoActs.saveDraft(own(), id, save)
    const renamed = [second, atomFilm({ code: 'aaaaaaaaaaa', title: 'Primeiro, gravado', at: '2026-05-03T10:00:00Z' })]
    rename(renamed)
    await later(24)
    expect(await videoActs.get(own(), id)).toMatchObject({ titulo: 'Primeiro', versao })
    await videoActs.discardDraft(own(), id, revisao)
    rename(renamed)
    await later(24)
    expect(await titles()).toContain('Primeiro, gravado')
  })

  it('never brings back what staff removed, from the trash either, nor after the channel was set again', async () => {
    await follow()
    await videoActs.remove(own(), await idOf('Primeiro'))
    rename([second, atomFilm({ code: 'aaaaaaaaaaa', title: 'De volta' })])
    await later(24)
    expect(await titles()).toEqual(['Segundo'])
    const trashed = await videoActs.listTrash(own(), { limit: 5 } as never)
    expect(trashed.itens).toMatchObject([{ titulo: 'Primeiro' }])
    await videoActs.purge(own(), trashed.itens[0]?.id ?? 0)
    await follow({ endereco: null })
    rename([second, first])
    await follow()
    expect(await titles()).toEqual(['Segundo'])
  })

  it('adds no second video of a film that staff have added themselves, in the trash or not', async () => {
    const add = (form: object) => videoActs.add(own(), z.parse(videos.form, form))
    await add({ titulo: 'Nosso primeiro', endereco: 'https://youtu.be/aaaaaaaaaaa' })
    const { id } = await add({
      titulo: 'Nosso segundo',
      endereco: 'https://vimeo.com/1',
      idExterno: 'youtube:bbbbbbbbbbb',
    })
    await videoActs.remove(own(), id)
    await follow()
    expect(await titles()).toEqual(['Nosso primeiro'])
    expect(await reading()).toMatchObject({ encontrados: 2, adicionados: 0 })
  })

  it('of many films goes on a minute later', async () => {
    const many = Array.from({ length: 20 }, (_, at) =>
      atomFilm({ code: `film-${String(at).padStart(6, '0')}`, title: `${at}` }),
    )
    rename(many)
    await follow()
    expect((await list()).length).toBe(15)
    await later(2 / 60)
    expect((await list()).length).toBe(20)
    expect(await later(1)).toBe(0)
  })

  it('by its name is found on its page, whose feed is kept', async () => {
    const page = 'https://www.youtube.com/@boamare'
    const head = `<link rel="alternate" type="application/rss+xml" title="RSS" href="${feed}">`
    answers[page] = { body: `<html><head>${head}</head></html>`, headers: { 'content-type': 'text/html' } }
    await follow({ endereco: '@boamare' })
    expect(await titles()).toEqual(['Primeiro', 'Segundo'])
    await later(24)
    expect(asked.filter((address) => address === page)).toHaveLength(1)
  })

  it.each<[what: string, answer: FeedAnswer, erro: string]>([
    ['is not there', { status: 404 }, 'NAO_ENCONTRADO'],
    ['is refused', { status: 403 }, 'RECUSADO'],
    ['is in trouble', { status: 503 }, 'FORA_DO_AR'],
    ['is no feed', { body: '<html><p>Olá', headers: { 'content-type': 'text/html' } }, 'ILEGIVEL'],
    ['is a bomb', { body: '<!DOCTYPE a [<!ENTITY b "x">]><feed>&b;</feed>' }, 'ILEGIVEL'],
    ['is too long', { body: writeAtom([atomFilm({ code: 'aaaaaaaaaaa', about: 'x'.repeat(3_000_000) })]) }, 'ILEGIVEL'],
    ['is empty', { body: writeAtom([]) }, 'SEM_VIDEOS'],
    ['sends inside', { status: 302, headers: { location: 'http://10.0.0.1/' } }, 'FORA_DO_AR'],
  ])('that %s leaves what there is, says so, is asked ever more seldom, and comes back', async (_, answer, erro) => {
    await follow()
    const before = await version()
    answers[feed] = answer
    await later(24)
    expect(await reading()).toMatchObject({ falhas: 1, erro, lidaEm: '2026-06-01T12:00:00.000Z', encontrados: 2 })
    expect(await later(0.5)).toBe(0)
    expect(await later(0.6)).toBe(1)
    expect(await reading()).toMatchObject({ falhas: 2, erro })
    expect([await titles(), await version()]).toEqual([['Primeiro', 'Segundo'], before])
    rename([second, first])
    await later(24)
    expect(await reading()).toMatchObject({ falhas: 0, erro: null })
  })

  it('is read now where staff ask for it: once, however often they ask', async () => {
    await follow()
    asked = []
    now = new Date(now.getTime() + 1000)
    const answersOf = await Promise.all([askReading(own()), askReading(own())])
    expect(answersOf.map(({ leitura }) => leitura.flagLendo)).toEqual([true, true])
    expect(await runDue()).toBe(1)
    expect(asked).toEqual([feed])
    expect(await reading()).toMatchObject({ flagLendo: false, tentadaEm: now.toISOString() })
  })

  it('that is switched off, or of none, is not read, and cannot be asked for', async () => {
    await expect(askReading(own())).rejects.toMatchObject({ code: 'CONFLICT' })
    expect(await follow({ flagAtivo: false })).toBe(0)
    await expect(askReading(own())).rejects.toMatchObject({ code: 'CONFLICT' })
    await follow()
    asked = []
    await replaceChannel(own(), z.parse(videoChannel.form, { endereco: code, flagAtivo: false }))
    await later(48)
    expect(asked).toEqual([])
  })

  it('is done once by a job that comes twice', async () => {
    await follow()
    rename([atomFilm({ code: 'ccccccccccc', title: 'Terceiro' }), second, first])
    const due = new Date((await reading()).proximaEm ?? '')
    now = due
    const platform = { ...test.platform, web: web() }
    const call = test.platform.transactions.at(church)
    await Promise.all([readChannel(platform, call, due), readChannel(platform, call, due)])
    await readChannel(platform, call, due)
    expect((await list()).filter(({ titulo }) => titulo === 'Terceiro')).toHaveLength(1)
  })

  it('stays another church’s where both read the same', async () => {
    await follow()
    const other = church
    church = await foundChurch(test.platform, plainChurch(`canal${++churches}`))
    await follow()
    rename([second])
    await later(24)
    expect([(await list(other)).length, (await list()).length]).toEqual([2, 2])
  })
})
