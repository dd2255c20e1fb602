import { listDevotionals } from '@narthex/contract/content/devotional.endpoints'
import { getEbd, listCourses } from '@narthex/contract/content/ebd.endpoints'
import { getMinistry, getProject, listMinistries } from '@narthex/contract/content/ministry.endpoints'
import { getNews, listNews } from '@narthex/contract/content/news.endpoints'
import { getPublication, listPublications, listPublicationTypes } from '@narthex/contract/content/publication.endpoints'
import { describe, expect, it } from 'vitest'
import { createOwnCall } from '../../platform/http/route.ts'
import { clientAt } from '../../testing/client-at.ts'
import { setUpChurches } from '../../testing/set-up.ts'
import { setModules } from '../churches/churches.editing.service.ts'
import { publishContent, removeContent, rewriteContent } from './content.editing.service.ts'
import { getFeed } from './feeds.service.ts'

const notFound = { status: 404, code: 'NOT_FOUND' }
const invalid = { status: 400, code: 'VALIDATION' }
const beginning = new Date('2026-06-15T12:00:00Z')
const modules = ['MOD_DEVOCIONAL', 'MOD_NOTICIA', 'MOD_EBD', 'MOD_PUBLICACAO'] as const
const withSummary = (titulo: string) => ({ titulo, resumo: `Sobre ${titulo}` })
const titles = (items: readonly { titulo: string }[]) => items.map(({ titulo }) => titulo)

describe('each kind of what a church publishes', () => {
  const statements: string[] = []

  const test = setUpChurches(
    { farol: { modules }, lagoa: { modules } },
    { clock: () => beginning, onQuery: (statement) => statements.push(statement) },
  )

  const at = (label: string) => clientAt(test.platform, { label })
  const here = { params: { slug: 'farol' } }
  const news = (titulo: string, dataPublicacao: string, more: object = {}) =>
    publishContent(createOwnCall(test.platform.transactions.at(test.farol)), 'NOTICIA', {
      ...withSummary(titulo),
      dataPublicacao: new Date(dataPublicacao),
      ...more,
    })

  it('keeps ministries as they were arranged, with their projects below them', async () => {
    const add = (titulo: string, ordem: number) =>
      publishContent(createOwnCall(test.platform.transactions.at(test.farol)), 'MINISTERIO', {
        ...withSummary(titulo),
        ordem,
        responsaveis: [{ nome: 'Zuleica', funcao: null }],
        contato: 'mailto:ola@farol.example',
      })
    const [music, table] = [await add('Música', 2), await add('Mesa', 1)]
    const project = (paiId: number, titulo: string, ordem: number) =>
      publishContent(createOwnCall(test.platform.transactions.at(test.farol)), 'PROJETO', {
        ...withSummary(titulo),
        paiId,
        ordem,
      })
    const [choir] = [
      await project(music, 'Coral', 1),
      await project(music, 'Orquestra', 2),
      await project(table, 'Marmita', 1),
    ]
    const api = await at('farol')
    expect(titles((await api.call(listMinistries, here)).itens)).toEqual(['Mesa', 'Música'])
    expect(titles((await api.call(listMinistries, { ...here, query: { q: 'zuleica musica' } })).itens)).toEqual([
      'Música',
    ])
    const page = await api.call(getMinistry, { params: { slug: 'farol', id: String(music) } as never })
    expect(page).toMatchObject({ contato: 'mailto:ola@farol.example', anterior: { titulo: 'Mesa' }, proximo: null })
    expect(titles(page.projetos)).toEqual(['Coral', 'Orquestra'])
    const readProject = (id: number) =>
      api.call(getProject, { params: { slug: 'farol', id: String(id), projetoId: String(choir) } as never })
    const found = await readProject(music)
    expect(found).toMatchObject({
      ministerio: { id: music, titulo: 'Música' },
      anterior: null,
      proximo: { titulo: 'Orquestra' },
    })
    expect(titles(found.relacionados)).toEqual(['Orquestra'])
    await expect(readProject(table)).rejects.toMatchObject(notFound)
    // A related project of an unpublished ministry is not shown.
    const waiting = await publishContent(createOwnCall(test.platform.transactions.at(test.farol)), 'MINISTERIO', {
      ...withSummary('Crianças'),
      situacao: 'RASCUNHO',
    })
    await project(waiting, 'Coral infantil', 1)
    expect(titles((await readProject(music)).relacionados)).toEqual(['Orquestra'])
    // Without its ministry nothing of it is shown.
    await rewriteContent(
      createOwnCall(test.platform.transactions.at(test.farol)),
      { kind: 'MINISTERIO', id: music },
      { ...withSummary('Música'), situacao: 'RASCUNHO' },
    )
    await expect(readProject(music)).rejects.toMatchObject(notFound)
    await removeContent(createOwnCall(test.platform.transactions.at(test.farol)), music)
    await expect(readProject(music)).rejects.toMatchObject(notFound)
  })

  it('teaches courses with classes and numbered lessons, all by their slugs', async () => {
    const paiId = await publishContent(createOwnCall(test.platform.transactions.at(test.farol)), 'EBD_CURSO', {
      ...withSummary('Rute'),
      slug: 'rute',
    })
    await publishContent(createOwnCall(test.platform.transactions.at(test.farol)), 'EBD_CURSO', {
      ...withSummary('Jonas'),
      slug: 'jonas',
      ordem: 1,
    })
    const place = { diaSemana: 0, horario: '08:45', local: 'Sala 3', autor: 'Bento' }
    await publishContent(createOwnCall(test.platform.transactions.at(test.farol)), 'EBD_TURMA', {
      titulo: 'Adultos',
      resumo: '',
      paiId,
      ...place,
    })
    const lesson = (slug: string, ordem: number, more: object = {}) =>
      publishContent(createOwnCall(test.platform.transactions.at(test.farol)), 'EBD_LICAO', {
        ...withSummary(slug),
        slug,
        ordem,
        paiId,
        referencia: 'Rute 1',
        ...more,
      })
    for (const [slug, ordem] of [
      ['a-eira', 3],
      ['a-fome', 1],
      ['as-espigas', 2],
    ] as const)
      await lesson(slug, ordem)
    await lesson('o-portao', 4, { dataPublicacao: new Date('2026-08-01T08:00:00Z') })
    const api = await at('farol')
    const read = (ebdSlug: string) => api.call(getEbd, { params: { slug: 'farol', ebdSlug } })
    // The list holds the number of lessons, so it changes when the next lesson is published.
    expect(await api.call(listCourses, here)).toMatchObject({
      itens: [
        { slug: 'rute', totalLicoes: 3 },
        { slug: 'jonas', totalLicoes: 0 },
      ],
      proximaPublicacao: '2026-08-01T08:00:00.000Z',
    })
    const { curso, licao } = await read('rute')
    expect(licao).toBeNull()
    expect(curso?.turmas).toMatchObject([
      { nome: 'Adultos', professor: 'Bento', faixaEtaria: null, diaSemana: 0, horario: '08:45' },
    ])
    expect(curso?.licoes.map(({ slug, numero }) => [slug, numero])).toEqual([
      ['a-fome', 1],
      ['as-espigas', 2],
      ['a-eira', 3],
    ])
    expect(curso?.proximaPublicacao).toBe('2026-08-01T08:00:00.000Z')
    statements.length = 0
    await read('as-espigas')
    expect(statements).toHaveLength(2)
    expect(await read('as-espigas')).toMatchObject({
      curso: null,
      licao: {
        numero: 2,
        referenciaOsis: 'Ruth.1',
        curso: { slug: 'rute', totalLicoes: 3 },
        anterior: { slug: 'a-fome', numero: 1 },
        proximo: { slug: 'a-eira', numero: 3 },
      },
    })
    // A message tells of a lesson by its id. Where digits are a slug, they are that.
    expect(await read(String(paiId))).toMatchObject({ curso: { slug: 'rute' } })
    await publishContent(createOwnCall(test.platform.transactions.at(test.farol)), 'EBD_CURSO', {
      ...withSummary('Números'),
      slug: String(paiId),
      ordem: 2,
    })
    expect(await read(String(paiId))).toMatchObject({ curso: { titulo: 'Números' } })
    const stranger = await publishContent(createOwnCall(test.platform.transactions.at(test.lagoa)), 'EBD_CURSO', {
      ...withSummary('De lá'),
      slug: 'de-la',
    })
    for (const slug of ['o-portao', 'nada', 'rute%', '../rute', String(stranger), '0', '2147483648', '1e1'])
      await expect(read(slug), slug).rejects.toMatchObject(notFound)
    await expect(lesson('rute', 9)).rejects.toMatchObject({ ...invalid, details: [{ path: 'slug' }] })
    await expect(lesson('a-fome', 9)).rejects.toMatchObject(invalid)
  })

  it('publishes files by type, each under its slug', async () => {
    const type = (slug: string) =>
      publishContent(createOwnCall(test.platform.transactions.at(test.farol)), 'PUBLICACAO_TIPO', {
        ...withSummary(slug),
        slug,
      })
    const [study, hymnal] = [await type('estudos'), await type('hinarios')]
    const add = (slug: string, paiId: number | null, day: string) =>
      publishContent(createOwnCall(test.platform.transactions.at(test.farol)), 'PUBLICACAO', {
        ...withSummary(slug),
        slug,
        paiId,
        arquivo: `/media/files/${slug}.pdf`,
        dataPublicacao: new Date(`2026-05-${day}T08:00:00Z`),
      })
    await add('jonas-em-casa', study, '01')
    await add('coletanea', hymnal, '03')
    // A name may be a course's too: that is another space.
    await add('rute', study, '02')
    await add('sem-tipo', null, '04')
    const api = await at('farol')
    const list = async (query: object) => titles((await api.call(listPublications, { ...here, query })).itens)
    expect(await list({})).toEqual(['sem-tipo', 'coletanea', 'rute', 'jonas-em-casa'])
    expect(await list({ tipo: 'estudos' })).toEqual(['rute', 'jonas-em-casa'])
    expect(await list({ tipo: 'estudos', q: 'jonas' })).toEqual(['jonas-em-casa'])
    expect(await list({ tipo: 'rute' })).toEqual([])
    expect(await api.call(listPublicationTypes, here)).toMatchObject([
      { slug: 'estudos', totalPublicacoes: 2 },
      { slug: 'hinarios', totalPublicacoes: 1 },
    ])
    expect(await api.call(getPublication, { params: { slug: 'farol', publicacaoSlug: 'rute' } })).toMatchObject({
      tipo: { slug: 'estudos', nome: 'estudos' },
      arquivo: '/media/files/rute.pdf',
      anterior: { slug: 'jonas-em-casa' },
      proximo: { slug: 'coletanea' },
    })
    // A publication stays visible while its type is a draft; a list by that type is empty.
    const rewritten = { ...withSummary('hinarios'), slug: 'hinarios', situacao: 'RASCUNHO' } as const
    await rewriteContent(
      createOwnCall(test.platform.transactions.at(test.farol)),
      { kind: 'PUBLICACAO_TIPO', id: hymnal },
      rewritten,
    )
    expect(await list({ tipo: 'hinarios' })).toEqual([])
    expect(await list({})).toContain('coletanea')
    await removeContent(createOwnCall(test.platform.transactions.at(test.farol)), hymnal)
    expect(await list({})).toEqual(['sem-tipo', 'coletanea', 'rute', 'jonas-em-casa'])
  })

  it('has no parent of another kind or another church', async () => {
    const theirs = await publishContent(
      createOwnCall(test.platform.transactions.at(test.lagoa)),
      'MINISTERIO',
      withSummary('Alheio'),
    )
    const ours = await news('notícia', '2026-05-01T08:00:00Z')
    for (const paiId of [theirs, ours, 2 ** 31 - 1])
      await expect(
        publishContent(createOwnCall(test.platform.transactions.at(test.farol)), 'PROJETO', {
          ...withSummary('a'),
          paiId,
        }),
      ).rejects.toMatchObject({
        ...invalid,
        details: [{ path: 'paiId' }],
      })
  })

  it('shows nothing of another church, and nothing of a module that is off', async () => {
    const id = await publishContent(
      createOwnCall(test.platform.transactions.at(test.lagoa)),
      'NOTICIA',
      withSummary('Da lagoa'),
    )
    await publishContent(createOwnCall(test.platform.transactions.at(test.lagoa)), 'EBD_CURSO', {
      ...withSummary('Da lagoa'),
      slug: 'da-lagoa',
    })
    const own = { params: { slug: 'lagoa' } }
    const api = await at('lagoa')
    const read = (slug: string) => ({ params: { slug, id: String(id) } as never })
    expect((await api.call(getNews, read('lagoa'))).titulo).toBe('Da lagoa')
    await expect(api.call(getNews, read('farol'))).rejects.toMatchObject(notFound)
    const stranger = await at('farol')
    await expect(stranger.call(getNews, read('farol'))).rejects.toMatchObject(notFound)
    await expect(stranger.call(getNews, read('lagoa'))).rejects.toMatchObject(notFound)
    await expect(stranger.call(getEbd, { params: { slug: 'farol', ebdSlug: 'da-lagoa' } })).rejects.toMatchObject(
      notFound,
    )
    expect((await stranger.call(listNews, { ...here, query: { q: 'lagoa' } })).total).toBe(0)

    await setModules(createOwnCall(test.platform.transactions.at(test.lagoa)), ['MOD_CULTO'])
    const bare = await at('lagoa')
    const empty = { itens: [], total: 0, proximaPublicacao: null }
    for (const list of [listNews, listDevotionals, listCourses, listPublications])
      expect(await bare.call(list, own)).toMatchObject(empty)
    expect(await bare.call(listPublicationTypes, own)).toEqual([])
    await expect(bare.call(getNews, read('lagoa'))).rejects.toMatchObject(notFound)
    await expect(getFeed(test.platform.transactions.at(test.lagoa), 'NOTICIA', 'pt')).rejects.toMatchObject(notFound)
    expect((await bare.call(listMinistries, own)).total).toBe(1)
  })
})
