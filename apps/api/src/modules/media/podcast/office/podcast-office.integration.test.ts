import { episodes } from '@narthex/contract/media/episode.resource'
import { getPodcastFeed, listEpisodes } from '@narthex/contract/media/podcast.endpoints'
import { podcastShow } from '@narthex/contract/media/podcast-show.settings'
import { parseRssFeed } from 'feedsmith'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createOwnCall } from '../../../../platform/http/route.ts'
import { createJobRunner } from '../../../../platform/jobs/job-runner.ts'
import { clientAt } from '../../../../testing/client-at.ts'
import type { Person } from '../../../../testing/people.ts'
import { plainFiles } from '../../../../testing/plain-files.ts'
import { setUpChurches } from '../../../../testing/set-up.ts'
import { storeFile } from '../../files/files.editing.service.ts'
import { podcastWorkers } from '../feed/feed.workers.ts'
import { type FeedServer, localReach, startFeedServer } from '../testing/feed-server.ts'
import { goodFeed } from '../testing/feeds.ts'

const show = { titulo: 'Vozes', descricao: 'Conversas', idioma: 'pt-BR', autor: 'Cais', email: 'p@cais.example' }
const sound = { audio: 'https://cdn.example/a.mp3', audioBytes: 10, duracaoSegundos: 61 }

describe('the podcast of a church, as its staff make it', () => {
  let now = new Date('2026-06-15T12:00:00Z')
  let feeds: FeedServer
  let editor: Person
  const test = setUpChurches({ cais: {}, serra: {} }, { clock: () => now, webReach: localReach })

  beforeAll(async () => {
    feeds = await startFeedServer()
  })
  afterAll(() => feeds.close())
  beforeEach(async () => {
    await test.asOwner((owner) => owner.exec('delete from podcast_episodio; delete from podcast; delete from tarefa'))
    feeds.answer = { body: goodFeed() }
    editor = await test.join({ at: test.cais, roles: ['ROLE_ADMIN_CONTENT'] })
  })

  const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object, office = editor) =>
    test.call(method, path, { office, ...(body && { body }) })
  const episode = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', own: string, body?: object) =>
    call(method, `${episodes.path}${own}`, body)
  const setShow = (own: object = {}, versao = 0) => call('PUT', podcastShow.path, { ...show, ...own, versao })
  const readState = async () => (await call('GET', '/escritorio/podcast/situacao/')).body
  const add = async (titulo: string, own: object = {}) => (await episode('POST', '', { titulo, ...sound, ...own })).body
  const publish = async (titulo: string, dataPublicacao?: string) => {
    const { id, versao } = await add(titulo, dataPublicacao ? { dataPublicacao } : {})
    const answer = await episode('PUT', `${id}/publicacao`, { versao })
    expect(answer.status, JSON.stringify(answer.body)).toBe(200)
    return answer.body
  }
  const runDue = () => createJobRunner(test.platform, podcastWorkers(test.platform)).runDue()
  const listed = async (q?: string) => {
    const client = await clientAt(test.platform, { label: 'cais' })
    const rows = await client.call(listEpisodes, { params: { code: 'cais' }, query: q ? { q } : {} })
    return rows.map(({ title, position }) => `${position} ${title}`)
  }
  const readGuids = async () => {
    const client = await clientAt(test.platform, { label: 'cais' })
    const { xml } = await client.call(getPodcastFeed, { params: { slug: 'cais' } })
    return Object.fromEntries((parseRssFeed(xml).items ?? []).map(({ title, guid }) => [title, guid?.value]))
  }

  it('is suggested in the words of the church until it is set up', async () => {
    const { body } = await call('GET', podcastShow.path)
    expect(body).toMatchObject({ versao: 0, codigo: 'cais', feedUrl: null, episodios: 0, subcategoria: 'Christianity' })
    expect(await readState()).toEqual({ feed: null, leitura: null, verificacoes: [] })
    expect((await setShow()).body).toMatchObject({ versao: 1, titulo: 'Vozes', codigo: 'cais' })
    expect(await setShow({}, 0)).toMatchObject({ status: 409, body: { code: 'CHANGED_MEANWHILE' } })
  })

  it('takes the categories of the directories and pages of other sites alone', async () => {
    for (const own of [
      { apple: '/media/files/x.mp3' },
      { categoria: 'Igreja' },
      { subcategoria: 'Chess' },
      { categoria: 'Arts', subcategoria: 'Tennis' },
    ])
      expect(await setShow(own)).toMatchObject({ status: 400, body: { code: 'VALIDATION' } })
  })

  it('keeps drafts to itself, and publishes with a sound and a show alone', async () => {
    const draft = await add('Primeira', { audio: null })
    expect(draft).toMatchObject({ situacao: 'RASCUNHO', posicao: null, audioTipo: null, audioBytes: null })
    const publishIt = (versao: number) => episode('PUT', `${draft.id}/publicacao`, { versao })
    expect(await publishIt(draft.versao)).toMatchObject({ status: 400, body: { details: [{ path: 'audio' }] } })
    const { body: set } = await episode('PUT', `${draft.id}`, { titulo: 'Primeira', ...sound, versao: draft.versao })
    expect(await publishIt(set.versao)).toMatchObject({ status: 409, body: { code: 'SHOW_MISSING' } })
    await setShow()
    expect(await listed()).toEqual([])
    expect((await publishIt(set.versao)).body).toMatchObject({ situacao: 'PUBLICADO', posicao: 1 })
    expect(await listed('primeira')).toEqual(['1 Primeira'])
    const live = (await episode('GET', `${draft.id}`)).body
    expect(await episode('PUT', `${draft.id}`, { titulo: 'x', audio: null, versao: live.versao })).toMatchObject({
      status: 400,
      body: { details: [{ path: 'audio' }] },
    })
  })

  it('numbers episodes by their dates, whatever is added, moved, withdrawn and removed', async () => {
    await setShow()
    const [b, d] = [await publish('B', '2026-03-02T10:00:00Z'), await publish('D', '2026-05-02T10:00:00Z')]
    const a = await publish('A', '2026-01-02T10:00:00Z')
    await publish('later', '2026-09-01T10:00:00Z')
    expect(await listed()).toEqual(['3 D', '2 B', '1 A'])
    const { body: moved } = await episode('PUT', `${a.id}`, {
      titulo: 'A',
      ...sound,
      dataPublicacao: '2026-04-02T10:00:00Z',
      versao: a.versao,
    })
    expect(await listed()).toEqual(['3 D', '2 A', '1 B'])
    await episode('DELETE', `${b.id}`)
    expect(await listed()).toEqual(['2 D', '1 A'])
    await episode('DELETE', `${moved.id}/publicacao?versao=${moved.versao}`)
    expect(await listed()).toEqual(['1 D'])
    await episode('POST', `lixeira/${b.id}`)
    expect(await listed('b')).toEqual(['1 B'])
    expect((await episode('GET', `${d.id}`)).body).toMatchObject({ posicao: 2, versao: d.versao })
  })

  it('gives each number once, however many are published at the same time', async () => {
    await setShow()
    const drafts = await Promise.all(['a', 'b', 'c', 'd', 'e'].map((titulo) => add(titulo)))
    const answers = await Promise.all(drafts.map(({ id, versao }) => episode('PUT', `${id}/publicacao`, { versao })))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
    expect((await listed()).map((line) => line[0])).toEqual(['5', '4', '3', '2', '1'])
  })

  it('never changes the guid of an episode, and gives a copy one of its own', async () => {
    await setShow()
    const { id, versao } = await publish('Poço', '2026-06-01T10:00:00Z')
    const before = await readGuids()
    await episode('PUT', `${id}`, { titulo: 'Poço', descricao: 'Outra', ...sound, versao })
    await episode('DELETE', `${id}`)
    await episode('POST', `lixeira/${id}`)
    expect(await readGuids()).toEqual(before)
    const copy = (await episode('POST', `${id}/copia`)).body
    await episode('PUT', `${copy.id}/publicacao`, { versao: copy.versao })
    expect(await readGuids()).toEqual({ ...before, 'Poço (2)': expect.stringMatching(/^[\da-f-]{36}$/) })
    expect((await readGuids())['Poço (2)']).not.toBe(before.Poço)
  })

  it('has type and size of a file from the file, and takes no file that is no sound of its library', async () => {
    const own = createOwnCall(test.platform.transactions.at(test.cais))
    const bytes = plainFiles.mp3(5000)
    const file = await storeFile(test.platform, own, { name: 'culto', bytes })
    const made = await add('Culto', { audio: file.endereco, audioTipo: 'video/mp4', audioBytes: 1 })
    expect(made).toMatchObject({ audioTipo: 'audio/mpeg', audioBytes: 5000 })
    const pdf = await storeFile(test.platform, own, { name: 'boletim', bytes: plainFiles.pdf() })
    const foreign = await storeFile(test.platform, createOwnCall(test.platform.transactions.at(test.serra)), {
      name: 'culto',
      bytes,
    })
    for (const audio of [pdf.endereco, foreign.endereco, file.endereco.replace('.mp3', '.m4a')])
      expect(await episode('POST', '', { titulo: 'x', audio }), audio).toMatchObject({
        status: 400,
        body: { details: [{ path: 'audio' }] },
      })
    for (const duracaoSegundos of [0, -1, 1.5, 86_401])
      expect(await episode('POST', '', { titulo: 'x', duracaoSegundos })).toMatchObject({ status: 400 })
  })

  it('is published by the clock once it is scheduled', async () => {
    await setShow()
    const { id, versao } = await add('Amanhã')
    const publicarEm = '2026-06-16T10:00:00.000Z'
    const answer = await episode('PUT', `${id}/agenda`, { versao, revisao: 0, publicarEm })
    expect(answer.status, JSON.stringify(answer.body)).toBe(200)
    expect(await listed()).toEqual([])
    now = new Date('2026-06-16T10:00:01Z')
    expect(await listed()).toEqual(['1 Amanhã'])
    now = new Date('2026-06-15T12:00:00Z')
  })

  it('shows episodes of a feed, and lets none of them be changed', async () => {
    await setShow({ feedUrl: feeds.address })
    expect((await readState()).leitura).toMatchObject({ flagLendo: true, lidoEm: null, falha: null })
    await runDue()
    const { itens } = (await episode('GET', '')).body
    expect(itens).toMatchObject([
      { titulo: 'A maré & o sal', origem: 'FEED', posicao: 2 },
      { titulo: 'Primeira conversa', origem: 'FEED', posicao: 1 },
    ])
    const [{ id, versao }] = itens
    const refused = { status: 409, body: { code: 'EPISODES_FROM_FEED' } }
    expect(await episode('PUT', `${id}`, { titulo: 'x', versao })).toMatchObject(refused)
    expect(await episode('DELETE', `${id}`)).toMatchObject(refused)
    expect(await episode('DELETE', `${id}/publicacao?versao=${versao}`)).toMatchObject(refused)
    const draft = { editor: 'aaaaaaaa', sequencia: 1, versao, revisao: 0, formulario: { titulo: 'x' } }
    expect(await episode('PUT', `${id}/rascunho`, draft)).toMatchObject(refused)
    expect(await episode('POST', '', { titulo: 'x' })).toMatchObject(refused)
    expect(await episode('GET', `${id}`)).toMatchObject({ status: 200, body: { origem: 'FEED' } })
    expect(await listed()).toEqual(['2 A maré & o sal', '1 Primeira conversa'])
  })

  it('goes over to a feed only without episodes of its own, drafts among them, and loses none in the trash', async () => {
    await setShow()
    const { id } = await add('Rascunho')
    const { versao } = (await call('GET', podcastShow.path)).body
    expect(await setShow({ feedUrl: feeds.address }, versao)).toMatchObject({ status: 409, body: { code: 'CONFLICT' } })
    expect((await call('GET', podcastShow.path)).body).toMatchObject({ feedUrl: null, versao, episodios: 1 })
    await episode('DELETE', `${id}`)
    expect(await setShow({ feedUrl: feeds.address }, versao)).toMatchObject({ status: 200 })
    await runDue()
    expect(await episode('POST', `lixeira/${id}`)).toMatchObject({ body: { code: 'EPISODES_FROM_FEED' } })
    const followed = (await call('GET', podcastShow.path)).body
    expect(followed).toMatchObject({ titulo: 'Vozes do Cais', episodios: 2 })
    const linked = (await setShow({ feedUrl: feeds.address, apple: 'https://podcasts.apple.com/x' }, followed.versao))
      .body
    expect(linked).toMatchObject({ titulo: 'Vozes do Cais', apple: 'https://podcasts.apple.com/x', episodios: 2 })
    expect(await setShow({ feedUrl: null }, linked.versao)).toMatchObject({ status: 200, body: { episodios: 0 } })
    expect(await listed('maré')).toEqual([])
    expect(await episode('POST', `lixeira/${id}`)).toMatchObject({ status: 200, body: { titulo: 'Rascunho' } })
  })

  it('reads its feed at once when it is told to, tells why it could not, and asks once for two clicks', async () => {
    const readNow = () => call('POST', '/escritorio/podcast/leitura/')
    expect(await readNow()).toMatchObject({ status: 404 })
    await setShow()
    expect(await readNow()).toMatchObject({ status: 409, body: { code: 'CONFLICT' } })
    const { versao } = (await call('GET', podcastShow.path)).body
    await setShow({ feedUrl: feeds.address }, versao)
    await runDue()
    expect((await readState()).leitura).toMatchObject({ flagLendo: false, falha: null, lidoEm: now.toISOString() })
    const count = () => test.asOwner((owner) => owner.query(`select 1 from auditoria where acao = 'PODCAST_READ'`))
    expect(await count()).toHaveLength(0)
    feeds.answer = { status: 404 }
    feeds.asked.length = 0
    now = new Date('2026-06-15T12:10:00Z')
    const [first, second] = [await readNow(), await readNow()]
    expect([first.body.leitura.flagLendo, second.body.leitura.flagLendo]).toEqual([true, true])
    expect(await count()).toHaveLength(1)
    await runDue()
    expect(feeds.asked).toHaveLength(1)
    expect((await readState()).leitura).toMatchObject({
      flagLendo: false,
      falhas: 1,
      falha: 'NAO_ENCONTRADO',
      lidoEm: '2026-06-15T12:00:00.000Z',
      tentadoEm: now.toISOString(),
    })
    now = new Date('2026-06-15T12:00:00Z')
  })

  it('judges what it gives to directories by what is published', async () => {
    await setShow({ email: null })
    const verdicts = async () =>
      Object.fromEntries(
        (await readState()).verificacoes.map((check: { nome: string; situacao: string; motivo: string | null }) => [
          check.nome,
          check.motivo ?? check.situacao,
        ]),
      )
    expect(await verdicts()).toMatchObject({ EMAIL: 'VAZIO', EPISODIOS: 'NENHUM', CAPA: 'PADRAO', HTTPS: 'FEED' })
    await publish('later', '2026-09-01T10:00:00Z')
    expect(await verdicts()).toMatchObject({ EPISODIOS: 'AGENDADOS' })
    await publish('Agora')
    expect(await verdicts()).toMatchObject({ EPISODIOS: 'OK', AUDIO: 'OK', TITULO: 'OK' })
    expect((await readState()).feed).toMatch(/^http:\/\/cais\..*\/podcast\.xml$/)
  })

  it('is one church’s, and no one’s without a login', async () => {
    await setShow()
    const { id, versao } = await add('Nossa')
    const other = await test.join({ at: test.serra, roles: ['ROLE_ADMIN_CONTENT'] })
    for (const [method, own, body] of [
      ['GET', `${id}`, undefined],
      ['PUT', `${id}`, { titulo: 'x', versao }],
      ['DELETE', `${id}`, undefined],
      ['PUT', `${id}/publicacao`, { versao }],
    ] as const)
      expect(await call(method, `${episodes.path}${own}`, body, other)).toMatchObject({ status: 404 })
    expect((await call('GET', podcastShow.path, undefined, other)).body.versao).toBe(0)
    const treasurer = await test.join({ at: test.cais, roles: ['ROLE_TREASURER'] })
    expect(await call('GET', '/escritorio/podcast/situacao/', undefined, treasurer)).toMatchObject({ status: 403 })
    expect(await test.call('GET', episodes.path)).toMatchObject({ status: 401 })
  })
})
