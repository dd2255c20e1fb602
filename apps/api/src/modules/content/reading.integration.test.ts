import { getDevotional, listDevotionals } from '@narthex/contract/content/devotional.endpoints'
import { getNews, listNews } from '@narthex/contract/content/news.endpoints'
import { describe, expect, it } from 'vitest'
import { createOwnCall } from '../../platform/http/route.ts'
import { signPreview } from '../../platform/previews/previews.ts'
import { clientAt } from '../../testing/client-at.ts'
import { foundPlainChurch, type plainChurch } from '../../testing/plain-church.ts'
import { setUpChurches } from '../../testing/set-up.ts'
import { publishContent, removeContent, rewriteContent } from './content.editing.service.ts'
import { getFeed } from './feeds.service.ts'

const notFound = { status: 404, code: 'NOT_FOUND' }
const beginning = new Date('2026-06-15T12:00:00Z')
const modules = ['MOD_DEVOCIONAL', 'MOD_NOTICIA', 'MOD_EBD', 'MOD_PUBLICACAO'] as const
const withSummary = (titulo: string) => ({ titulo, resumo: `Sobre ${titulo}` })
const body = (...words: string[]) => ({
  type: 'doc',
  content: words.map((text) => ({ type: 'paragraph', content: [{ type: 'text', text }] })),
})
const titles = (items: readonly { titulo: string }[]) => items.map(({ titulo }) => titulo)

describe('what a church publishes', () => {
  const statements: string[] = []
  const test = setUpChurches(
    { farol: { modules }, lagoa: { modules } },
    { startsAt: beginning, onQuery: (statement) => statements.push(statement) },
  )

  const found = (codigo: string, own?: Parameters<typeof plainChurch>[1]) =>
    foundPlainChurch(test.platform, codigo, modules, own)
  const at = (label: string) => clientAt(test.platform, { label })
  const here = { params: { slug: 'farol' } }
  const news = (titulo: string, dataPublicacao: string, more: object = {}) =>
    publishContent(createOwnCall(test.platform.transactions.at(test.farol)), 'NOTICIA', {
      ...withSummary(titulo),
      dataPublicacao: new Date(dataPublicacao),
      ...more,
    })

  it('comes page by page, newest first, with how many there are and when the next one comes', async () => {
    for (const day of ['03', '01', '05', '02', '04']) await news(`dia ${day}`, `2026-05-${day}T08:00:00Z`)
    await news('amanhã', '2026-06-16T08:00:00Z')
    await news('depois', '2026-06-17T08:00:00Z')
    const api = await at('farol')
    const first = await api.call(listNews, { ...here, query: { limit: '2' } })
    expect(first).toMatchObject({ total: 5, page: 1, limit: 2, proximaPublicacao: '2026-06-16T08:00:00.000Z' })
    expect(titles(first.itens)).toEqual(['dia 05', 'dia 04'])
    const last = await api.call(listNews, { ...here, query: { limit: '2', page: '3' } })
    expect(titles(last.itens)).toEqual(['dia 01'])
    const beyond = await api.call(listNews, { ...here, query: { limit: '2', page: '4' } })
    expect(beyond).toMatchObject({ itens: [], total: 5 })
    test.now = new Date('2026-06-16T08:00:00Z')
    const next = await (await at('farol')).call(listNews, { ...here, query: { limit: '1' } })
    expect(next).toMatchObject({ total: 6, proximaPublicacao: '2026-06-17T08:00:00.000Z' })
    expect(titles(next.itens)).toEqual(['amanhã'])
  })

  it('has the older and the newer one beside it, and others like it', async () => {
    const lonely = await found('solitaria')
    const write = (titulo: string, day: string) =>
      publishContent(createOwnCall(test.platform.transactions.at(lonely)), 'NOTICIA', {
        ...withSummary(titulo),
        dataPublicacao: new Date(`2026-05-${day}T08:00:00Z`),
      })
    const ids = new Map<string, number>()
    for (const [titulo, day] of [
      ['Coral de inverno', '01'],
      ['Bazar', '02'],
      ['Telhado', '03'],
      ['Horta', '04'],
      ['O coral volta', '05'],
    ] as const)
      ids.set(titulo, await write(titulo, day))
    const api = await at('solitaria')
    const read = (titulo: string) =>
      api.call(getNews, { params: { slug: 'solitaria', id: String(ids.get(titulo)) } as never })
    const page = await read('Coral de inverno')
    expect([page.anterior, page.proximo?.titulo]).toEqual([null, 'Bazar'])
    expect(titles(page.relacionados)).toEqual(['O coral volta', 'Horta', 'Telhado'])
    const newest = await read('O coral volta')
    expect([newest.anterior?.titulo, newest.proximo]).toEqual(['Horta', null])
    expect(newest.relacionados[0]?.titulo).toBe('Coral de inverno')
  })

  it('is read in the language asked for where it was translated, and in its own where it was not', async () => {
    const id = await publishContent(createOwnCall(test.platform.transactions.at(test.farol)), 'DEVOCIONAL', {
      ...withSummary('Pão'),
      corpo: body('Leia João 6.35 hoje.'),
      referencia: 'João 6.35',
      data: '2026-06-10',
      autor: 'Lia',
      traducoes: { en: { ...withSummary('Bread'), corpo: body('Read John 6:35 today.'), referencia: 'John 6:35' } },
    })
    const api = await at('farol')
    const read = (query: object) =>
      api.call(getDevotional, { params: { slug: 'farol', id: String(id) } as never, query })
    const own = await read({})
    expect(own).toMatchObject({ titulo: 'Pão', idioma: 'pt', idiomas: ['pt', 'en'], referenciaOsis: 'John.6.35' })
    const english = await read({ idioma: 'en' })
    expect(english).toMatchObject({ titulo: 'Bread', idioma: 'en', referencia: 'John 6:35', minutosLeitura: 1 })
    expect(english.corpo?.content[0]).toMatchObject({
      content: [
        { text: 'Read ' },
        { text: 'John 6:35', marks: [{ type: 'bible', attrs: { passage: 'John.6.35' } }] },
        { text: ' today.' },
      ],
    })
    expect(await read({ idioma: 'es' })).toEqual(own)
    const { itens } = await api.call(listDevotionals, { ...here, query: { idioma: 'en' } })
    expect(titles(itens)).toEqual(['Bread'])
  })

  it('is found by its own words and those of its translations, in its list and nowhere before its time', async () => {
    await news('Mutirão na praça', '2026-05-20T08:00:00Z', { corpo: body('Traga uma enxada.'), autor: 'Caio' })
    await news('Mutirão secreto', '2026-07-20T08:00:00Z')
    await news('Rascunho do mutirão', '2026-05-20T08:00:00Z', { situacao: 'RASCUNHO' })
    const api = await at('farol')
    const search = async (q: string) => titles((await api.call(listNews, { ...here, query: { q } })).itens)
    for (const q of ['mutirao', 'ENXADA', 'praça trag', 'caio'])
      expect(await search(q), q).toEqual(['Mutirão na praça'])
    expect(await search('mutirão telhado')).toEqual([])
    expect(await search('   ')).toHaveLength(6)
    for (const q of ["' | x", '\\', '%', '!!', '(:*&']) expect(await search(q), q).toEqual([])
  })

  it('shows a draft, or what is not out yet, to who has its code alone', async () => {
    const ids = [
      await news('rascunho', '2026-05-01T08:00:00Z', { situacao: 'RASCUNHO' }),
      await news('futuro', '2026-12-01T08:00:00Z'),
    ]
    const other = await news('outra', '2026-12-02T08:00:00Z')
    const read = async (id: number, previa?: string, label = 'farol') =>
      (await at(label)).call(getNews, { params: { slug: label, id: String(id) } as never, query: { previa } })
    for (const id of ids) {
      await expect(read(id)).rejects.toMatchObject(notFound)
      const code = signPreview(test.platform.transactions.at(test.farol), id)
      expect(await read(id, code)).toMatchObject({ flagPrevia: true })
      const wrong = [
        signPreview(test.platform.transactions.at(test.farol), other),
        signPreview(test.platform.transactions.at(test.lagoa), id),
        '',
        'x',
        `${code}A`,
      ]
      for (const wrongCode of wrong) await expect(read(id, wrongCode)).rejects.toMatchObject(notFound)
      await expect(read(id, code, 'lagoa')).rejects.toMatchObject(notFound)
    }
    test.now = new Date('2026-12-01T08:00:00Z')
    expect(await read(ids[1] ?? 0)).toMatchObject({ titulo: 'futuro', flagPrevia: false })
  })

  it('is rewritten and taken away by its own church alone', async () => {
    const id = await news('primeira versão', '2026-05-02T08:00:00Z', { corpo: body('Com texto.') })
    const read = async () => (await at('farol')).call(getNews, { params: { slug: 'farol', id: String(id) } as never })
    const before = await read()
    const kind = { kind: 'NOTICIA', id } as const
    await expect(
      rewriteContent(createOwnCall(test.platform.transactions.at(test.lagoa)), kind, withSummary('de outra')),
    ).rejects.toMatchObject(notFound)
    await expect(
      rewriteContent(
        createOwnCall(test.platform.transactions.at(test.farol)),
        { kind: 'MINISTERIO', id },
        withSummary('de outra'),
      ),
    ).rejects.toMatchObject(notFound)
    await removeContent(createOwnCall(test.platform.transactions.at(test.lagoa)), id)
    expect(await read()).toEqual(before)
    test.now = new Date('2026-06-15T13:00:00Z')
    await rewriteContent(createOwnCall(test.platform.transactions.at(test.farol)), kind, {
      ...withSummary('segunda versão'),
      dataPublicacao: new Date('2026-05-02T08:00:00Z'),
    })
    expect(await read()).toMatchObject({
      titulo: 'segunda versão',
      corpo: null,
      dataAtualizacao: test.now.toISOString(),
    })
    const search = async (q: string) => (await at('farol')).call(listNews, { ...here, query: { q } })
    expect([(await search('primeira versão')).total, (await search('segunda versão')).total]).toEqual([0, 1])
    await removeContent(createOwnCall(test.platform.transactions.at(test.farol)), id)
    await expect(read()).rejects.toMatchObject(notFound)
    expect((await search('segunda versão')).total).toBe(0)
  })

  it('is fed to readers of feeds with all that it says', async () => {
    const church = await found('folhetim')
    for (let day = 1; day <= 51; day++)
      await publishContent(createOwnCall(test.platform.transactions.at(church)), 'NOTICIA', {
        ...withSummary(`dia ${day}`),
        corpo: body('Tudo.'),
        dataPublicacao: new Date(beginning.getTime() - day * 86_400_000),
      })
    const { itens } = await getFeed(test.platform.transactions.at(church), 'NOTICIA', 'pt')
    expect(itens).toHaveLength(50)
    expect(itens[0]).toMatchObject({ titulo: 'dia 1', corpo: body('Tudo.') })
  })

  it('takes one statement for a list and two for a page', async () => {
    const id = await news('contada', '2026-05-09T08:00:00Z')
    const api = await at('farol')
    await api.call(listNews, here)
    const asked = async (call: () => Promise<unknown>) => {
      statements.length = 0
      await call()
      return statements.length
    }
    expect(await asked(() => api.call(listNews, { ...here, query: { q: 'contada', page: '1' } }))).toBe(1)
    expect(await asked(() => api.call(getNews, { params: { slug: 'farol', id: String(id) } as never }))).toBe(2)
  })

  it('moves its days along when the church changes its time zone', async () => {
    const church = await found('viajante', { fusoHorario: 'UTC' })
    await publishContent(createOwnCall(test.platform.transactions.at(church)), 'DEVOCIONAL', {
      ...withSummary('hoje'),
      data: '2026-06-15',
    })
    const count = async () =>
      (await (await at('viajante')).call(listDevotionals, { params: { slug: 'viajante' } })).total
    test.now = new Date('2026-06-15T02:00:00Z')
    expect(await count()).toBe(1)
    await test.asOwner((owner) =>
      owner.query(`update igreja set fuso_horario = 'America/Recife', versao = versao + 1 where codigo = 'viajante'`),
    )
    expect(await count()).toBe(0)
    test.now = new Date('2026-06-15T03:00:00Z')
    expect(await count()).toBe(1)
  })
})
