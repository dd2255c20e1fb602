import type { GivenTitle } from '@narthex/contract/play/catalogue-office.schemas'
import * as calls from '@narthex/contract/play/play.endpoints'
import { beforeAll, describe, expect, it } from 'vitest'
import { createOwnCall } from '../../../platform/http/route.ts'
import { clientAt } from '../../../testing/client-at.ts'
import { setUpChurches } from '../../../testing/set-up.ts'
import { savePaymentSettings } from '../../payments/methods/settings.service.ts'
import { publishCollection, setPlayUp } from './collections.editing.service.ts'
import { publishTag } from './tag.service.ts'
import { publishTitle } from './title-editing.service.ts'

const notFound = { status: 404, code: 'NOT_FOUND' }
const modules = ['MOD_ASSINATURA'] as const
const on = (day: number, hour = 0) => new Date(Date.UTC(2026, 5, day, hour)).toISOString()
const film = (titulo: string, day: number, own: Partial<GivenTitle> = {}): GivenTitle => ({
  tipo: 'FILME',
  titulo,
  acesso: 'ASSINANTE',
  idioma: 'pt',
  endereco: 'https://youtu.be/abcdefghijk',
  dataPublicacao: on(day),
  ...own,
})

describe('the catalogue of Play', () => {
  const statements: string[] = []
  const test = setUpChurches(
    { farol: { modules }, natal: { modules }, recife: {} },
    { startsAt: new Date(on(20, 12)), onQuery: (sql) => statements.push(sql) },
  )
  const ids: Record<string, number> = {}

  beforeAll(async () => {
    const { platform, farol } = test
    ids.tides = await publishCollection(createOwnCall(platform.transactions.at(farol)), {
      tipo: 'SERIE',
      titulo: 'Marés',
      descricao: 'Do mar',
    })
    ids.draft = await publishCollection(createOwnCall(platform.transactions.at(farol)), {
      tipo: 'CURSO',
      titulo: 'Sem data',
      situacao: 'RASCUNHO',
    })
    ids.start = await publishTag(createOwnCall(platform.transactions.at(farol)), { nome: 'Para começar', ordem: 2 })
    ids.home = await publishTag(createOwnCall(platform.transactions.at(farol)), { nome: 'Em casa', ordem: 1 })
    ids.hidden = await publishTag(createOwnCall(platform.transactions.at(farol)), {
      nome: 'Só na busca',
      ordem: 0,
      flagHome: false,
    })
    const [start, home, hidden] = [ids.start, ids.home, ids.hidden]
    const inTides = (temporada: number | null, numero: number | null) => ({
      tipo: 'EPISODIO' as const,
      idColetanea: ids.tides ?? 0,
      temporada,
      numero,
    })
    for (const [name, given] of Object.entries({
      open: film('Aberto', 1, { acesso: 'ABERTO', flagDestaque: true, tags: [start, home] }),
      second: film('Maré baixa', 2, { ...inTides(1, 2), descricao: 'O pão de cada manhã', tags: [start] }),
      first: film('Primeiro', 3, { ...inTides(1, 1), tags: [start], palestrantes: ['Lídia'] }),
      later: film('Segunda temporada', 4, inTides(2, 1)),
      extra: film('Bastidores', 5, inTides(null, null)),
      coming: film('Em breve', 6, { ...inTides(2, 2), disponivelDe: on(25), tags: [start] }),
      ending: film('Até sexta', 7, { disponivelAte: on(22), flagDestaque: true, tags: [home] }),
      over: film('Foi', 1, { disponivelDe: on(2), disponivelAte: on(20, 12), tags: [start] }),
      scheduled: film('Amanhã', 21, { flagDestaque: true, tags: [start] }),
      unfinished: film('Rascunho', 5, { situacao: 'RASCUNHO', tags: [start] }),
      ofDraft: film('Aula solta', 8, { tipo: 'AULA', idColetanea: ids.draft, tags: [hidden] }),
    }))
      ids[name] = await publishTitle(createOwnCall(platform.transactions.at(farol)), given)
    ids.other = await publishTitle(createOwnCall(platform.transactions.at(test.natal)), film('De Natal', 1))
  })

  const at = (label = 'farol') => clientAt(test.platform, { label })
  const list = async (query: object = {}) =>
    (await at()).call(calls.listTitles, { query: { igreja: 'farol', ...query } })
  const titles = async (query?: object) => (await list(query)).itens.map(({ titulo }) => titulo)
  const read = async (name: string, label = 'farol') =>
    (await at(label)).call(calls.getTitle, { params: { id: String(ids[name]) }, query: { igreja: label } })
  const shelves = async () =>
    (await (await at()).call(calls.listShelves, { params: { slug: 'farol' } })).map(({ tag, conteudos }) => [
      tag.nome,
      conteudos.map(({ titulo }) => titulo),
    ])
  const collection = async (name: string, label = 'farol') =>
    (await at(label)).call(calls.getCollection, { params: { slug: label, id: String(ids[name]) } })

  it('presents itself as the church set it up, and plainly before that', async () => {
    const settings = async () => (await at('natal')).call(calls.getPlaySettings, { params: { slug: 'natal' } })
    expect(await settings()).toEqual({ nome: 'Play', chamada: null, tipoVisibilidadeConteudo: 'OPEN_CONTENT' })
    const own = { nome: 'Natal Play', chamada: 'Em casa', tipoVisibilidadeConteudo: 'OPEN_CONTENT' as const }
    await setPlayUp(createOwnCall(test.platform.transactions.at(test.natal)), own)
    expect(await settings()).toEqual(own)
  })

  it('shows the shelves of the home in their order, each with what is out, in one statement', async () => {
    const client = await at()
    statements.length = 0
    const found = await client.call(calls.listShelves, { params: { slug: 'farol' } })
    expect(statements.filter((sql) => sql.includes('play_')).length).toBe(1)
    expect(statements.length).toBeLessThanOrEqual(3)
    expect(found.map(({ tag }) => tag.nome)).toEqual(['Em casa', 'Para começar'])
    expect(await shelves()).toEqual([
      ['Em casa', ['Até sexta', 'Aberto']],
      ['Para começar', ['Primeiro', 'Maré baixa', 'Aberto', 'Em breve']],
    ])
  })

  it('answers each page’s calls with a fixed number of statements, however much there is', async () => {
    const count = async (call: () => Promise<unknown>) => {
      statements.length = 0
      await call()
      return statements.filter((sql) => sql.includes('play_')).length
    }
    const client = await at()
    const params = { slug: 'farol' }
    expect(await count(() => client.call(calls.getPlaySettings, { params }))).toBe(1)
    expect(await count(() => list({ destaque: 'true' }))).toBe(1)
    expect(await count(() => list({ ordem: 'MAIS_VISTOS' }))).toBe(1)
    expect(await count(() => list({ term: 'mares' }))).toBe(1)
    expect(await count(() => client.call(calls.listCollections, { params }))).toBe(1)
    expect(await count(() => collection('tides'))).toBe(1)
    expect(await count(() => read('second'))).toBe(2)
  })

  it('lists titles page by page, the newest first; drafts, scheduled ones and those that are over never', async () => {
    const all = ['Aula solta', 'Até sexta', 'Em breve', 'Bastidores', 'Segunda temporada', 'Primeiro', 'Maré baixa']
    // Within a page, what comes soon stands last.
    expect(await titles()).toEqual([...all.filter((titulo) => titulo !== 'Em breve'), 'Aberto', 'Em breve'])
    expect(await list({ page: '2', limit: '3' })).toMatchObject({ total: 8, page: 2, limit: 3 })
    expect(await titles({ page: '2', limit: '3' })).toEqual(all.slice(3, 6))
    expect(await list({ page: '9' })).toMatchObject({ itens: [], total: 8 })
    expect(await titles({ destaque: 'true' })).toEqual(['Até sexta', 'Aberto'])
    expect(await titles({ tag: String(ids.home) })).toEqual(['Até sexta', 'Aberto'])
    expect(await titles({ tipo: 'AULA' })).toEqual(['Aula solta'])
  })

  it('gives what the clock changes at its moment, and tells when that is', async () => {
    expect((await list()).proximaPublicacao).toBe(on(21))
    test.now = new Date(on(21))
    expect(await titles({ destaque: 'true' })).toEqual(['Amanhã', 'Até sexta', 'Aberto'])
    expect((await list()).proximaPublicacao).toBe(on(22))
    expect((await read('coming')).conteudo.emBreve).toBe(on(25))
    test.now = new Date(on(22))
    expect(await titles({ destaque: 'true' })).toEqual(['Amanhã', 'Aberto'])
    await expect(read('ending')).rejects.toMatchObject(notFound)
    expect((await list()).proximaPublicacao).toBe(on(25))
    test.now = new Date(on(25))
    expect((await read('coming')).conteudo.emBreve).toBeNull()
    expect((await list()).proximaPublicacao).toBeNull()
  })

  it('finds titles by beginnings of words without regard to accents, by their collection and speakers', async () => {
    expect(await titles({ term: 'PAO man' })).toEqual(['Maré baixa'])
    expect(await titles({ term: 'lidia' })).toEqual(['Primeiro'])
    expect(await titles({ term: 'mares' })).toEqual([
      'Bastidores',
      'Segunda temporada',
      'Primeiro',
      'Maré baixa',
      'Em breve',
    ])
    expect(await titles({ term: 'mares', tag: String(ids.start), tipo: 'EPISODIO', limit: '1' })).toEqual(['Em breve'])
    expect(await titles({ term: 'rascunho' })).toEqual([])
    expect(await titles({ term: "'):* & |" })).toEqual([])
  })

  it('puts a collection in the order of seasons and numbers, by its list and on its page', async () => {
    const order = ['Primeiro', 'Maré baixa', 'Segunda temporada', 'Em breve', 'Bastidores']
    expect(await titles({ coletanea: String(ids.tides) })).toEqual(order)
    expect(await titles({ coletanea: String(ids.tides), page: '2', limit: '2' })).toEqual(order.slice(2, 4))
    const { temporadas, ...rest } = await collection('tides')
    expect(rest).toEqual({
      id: ids.tides,
      tipo: 'SERIE',
      titulo: 'Marés',
      descricao: 'Do mar',
      imagem: null,
      imagemLarga: null,
      proximaPublicacao: on(21),
    })
    expect(temporadas.map(({ numero, conteudos }) => [numero, conteudos.map(({ titulo }) => titulo)])).toEqual([
      [1, ['Primeiro', 'Maré baixa']],
      [2, ['Segunda temporada', 'Em breve']],
      [null, ['Bastidores']],
    ])
    await expect(collection('draft')).rejects.toMatchObject(notFound)
    const all = await (await at()).call(calls.listCollections, { params: { slug: 'farol' } })
    expect(all).toEqual([{ id: ids.tides, tipo: 'SERIE', titulo: 'Marés', imagem: null, total: 5 }])
  })

  it('shows a title with what follows it and what goes with it, and never where its video is', async () => {
    const { conteudo, proximo, relacionados } = await read('second')
    expect(conteudo).toMatchObject({
      titulo: 'Maré baixa',
      coletanea: { id: ids.tides, titulo: 'Marés', tipo: 'SERIE' },
      descricao: 'O pão de cada manhã',
      emBreve: null,
      flagPrevia: false,
      servico: 'YOUTUBE',
      tags: [{ id: ids.start, nome: 'Para começar' }],
    })
    expect(JSON.stringify(conteudo)).not.toContain('abcdefghijk')
    expect(proximo?.titulo).toBe('Segunda temporada')
    expect(relacionados.map(({ titulo }) => titulo).slice(0, 3)).toEqual(['Primeiro', 'Aberto', 'Aula solta'])
    expect(relacionados.map(({ id }) => id)).not.toContain(ids.second)
    expect((await read('extra')).proximo).toBeNull()
    expect((await read('open')).proximo).toBeNull()
    expect((await read('ofDraft')).conteudo.coletanea).toBeNull()
  })

  it('prices titles in the church’s currency, without a plan too', async () => {
    const sold = { acesso: 'AVULSO', precoAluguel: 490, horasAluguel: 48, precoCompra: 1990 } as const
    ids.sold = await publishTitle(createOwnCall(test.platform.transactions.at(test.natal)), film('À parte', 2, sold))
    const prices = async () => {
      const { moeda, precoAluguel, precoCompra } = (await read('sold', 'natal')).conteudo
      return [moeda, precoAluguel, precoCompra]
    }
    expect(await prices()).toEqual(['BRL', 490, 1990])
    await savePaymentSettings(test.needs, createOwnCall(test.platform.transactions.at(test.natal)), {
      currency: 'USD',
      isLive: false,
      methods: [],
    })
    expect(await prices()).toEqual(['USD', 490, 1990])
    expect((await read('open')).conteudo.moeda).toBe('BRL')
  })

  it('orders by the plays of the thirty days before today', async () => {
    const plays = [
      [ids.open, '2026-06-19', 3],
      [ids.first, '2026-06-18', 5],
      [ids.second, '2026-06-20', 99],
      [ids.later, '2026-05-20', 99],
    ]
    await test.asOwner(async (owner) => {
      for (const row of plays)
        await owner.query(
          'insert into play_estatistica (igreja_id, conteudo_id, dia, inicios) values ($1, $2, $3, $4)',
          [test.farol.igrejaId, ...row],
        )
    })
    const { itens, proximaPublicacao } = await list({ ordem: 'MAIS_VISTOS', limit: '3' })
    expect(itens.map(({ titulo }) => titulo)).toEqual(['Primeiro', 'Aberto', 'Aula solta'])
    expect(proximaPublicacao).toBe(on(21))
  })

  it('is nothing of another church, and is not there without its module', async () => {
    await expect(read('other')).rejects.toMatchObject(notFound)
    await expect(read('open', 'natal')).rejects.toMatchObject(notFound)
    await expect(collection('tides', 'natal')).rejects.toMatchObject(notFound)
    expect(await titles({ term: 'natal' })).toEqual([])
    for (const name of ['scheduled', 'unfinished', 'over']) await expect(read(name)).rejects.toMatchObject(notFound)
    await expect((await at('recife')).call(calls.listTitles, { query: { igreja: 'recife' } })).rejects.toMatchObject(
      notFound,
    )
  })
})
