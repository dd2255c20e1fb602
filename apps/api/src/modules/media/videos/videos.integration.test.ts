import { getVideo, listVideoSeries, listVideos } from '@narthex/contract/media/video.endpoints'
import type { GivenVideo } from '@narthex/contract/media/video.form'
import { videos } from '@narthex/contract/media/video.resource'
import { beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { createOwnCall } from '../../../platform/http/route.ts'
import { signPreview } from '../../../platform/previews/previews.ts'
import { clientAt } from '../../../testing/client-at.ts'
import { plainChurch, pomar } from '../../../testing/plain-church.ts'
import { allNodes, explainAnalyze, type SentStatement } from '../../../testing/query-plans.ts'
import { setUpChurches } from '../../../testing/set-up.ts'
import { foundChurch, foundOrganisation } from '../../churches/churches.editing.service.ts'
import { publishVideo, videoActs } from './videos.editing.service.ts'

const notFound = { status: 404, code: 'NOT_FOUND' }
const sermon = (titulo: string, day: number, own: Partial<GivenVideo> = {}): GivenVideo => ({
  titulo,
  endereco: 'https://youtu.be/abcdefghijk',
  dataPublicacao: new Date(Date.UTC(2026, 5, day)),
  ...own,
})

describe('videos', () => {
  const statements: SentStatement[] = []
  let now = new Date('2026-06-20T12:00:00Z')
  const test = setUpChurches(
    { farol: {} },
    { clock: () => now, onQuery: (sql, params) => statements.push({ sql, params }) },
  )

  beforeAll(async () => {
    await foundOrganisation(test.platform, pomar)
    for (const [titulo, day, own] of [
      ['Um', 1, { serie: 'Marés', pregador: 'Lídia' }],
      ['Dois', 2, { serie: 'Marés', descricao: 'O pão de cada manhã' }],
      ['Avulso', 3, { idioma: 'es' }],
      ['Três', 4, { serie: 'Marés' }],
      ['Ponte', 5, { serie: 'Pontes' }],
      ['Amanhã', 21, { serie: 'Marés' }],
      ['Rascunho', 6, { serie: 'Marés', situacao: 'RASCUNHO' }],
    ] as const)
      await publishVideo(ownCall(), sermon(titulo, day, own))
  })

  const found = (codigo: string, organizacao: string | null = null) =>
    foundChurch(test.platform, plainChurch(codigo, { organizacao }))
  const at = (label = 'farol') => clientAt(test.platform, { label })
  const list = async (query: object = {}, slug = 'farol', label = slug) =>
    (await at(label)).call(listVideos, { params: { slug }, query })
  const titles = async (query?: object) => (await list(query)).itens.map(({ titulo }) => titulo)
  const readOne = async (id: number, slug = 'farol', label = slug) =>
    (await at(label)).call(getVideo, { params: { slug, videoId: String(id) } })
  const ownCall = (church = test.farol) => createOwnCall(test.platform.transactions.at(church))
  /** Replaces what the office has of a video. */
  const change = async (id: number, { dataPublicacao: moment, ...own }: Partial<GivenVideo>, church = test.farol) => {
    const row = await videoActs.get(ownCall(church), id)
    const dataPublicacao = moment instanceof Date ? moment.toISOString() : row.dataPublicacao
    const form = z.parse(videos.form, { titulo: row.titulo, endereco: row.endereco, dataPublicacao, ...own })
    return videoActs.set(ownCall(church), id, { ...form, versao: row.versao })
  }
  const idOf = async (titulo: string) => (await list()).itens.find((video) => video.titulo === titulo)?.id ?? 0

  it('are listed page by page, the newest first, from their moment on; drafts never', async () => {
    expect(await titles()).toEqual(['Ponte', 'Três', 'Avulso', 'Dois', 'Um'])
    const second = await list({ page: '2', limit: '2' })
    expect(second).toMatchObject({ total: 5, page: 2, limit: 2, proximaPublicacao: '2026-06-21T00:00:00.000Z' })
    expect(second.itens.map(({ titulo }) => titulo)).toEqual(['Avulso', 'Dois'])
    expect(await list({ page: '9', limit: '2' })).toMatchObject({ itens: [], total: 5 })
  })

  it('come out at their moment and not before', async () => {
    const before = now
    now = new Date('2026-06-20T23:59:59.999Z')
    expect(await titles({ limit: '1' })).toEqual(['Ponte'])
    now = new Date('2026-06-21T00:00:00Z')
    expect(await list({ limit: '1' })).toMatchObject({ itens: [{ titulo: 'Amanhã' }], proximaPublicacao: null })
    now = before
  })

  it('are found by words, by their series and by their language', async () => {
    expect(await titles({ q: 'PAO man' })).toEqual(['Dois'])
    expect(await titles({ q: 'lidia' })).toEqual(['Um'])
    expect(await titles({ q: 'rascunho' })).toEqual([])
    expect(await titles({ q: "'):* & |" })).toEqual([])
    expect(await titles({ serie: 'Marés' })).toEqual(['Três', 'Dois', 'Um'])
    expect(await titles({ serie: 'Mar' })).toEqual([])
    expect(await titles({ serie: 'Marés', q: 'tres' })).toEqual(['Três'])
    expect(await titles({ idioma: 'es' })).toEqual(['Avulso'])
    expect(await titles({ idioma: 'pt' })).toHaveLength(4)
  })

  it('stand in their series, the one with the newest first', async () => {
    const series = await (await at()).call(listVideoSeries, { params: { slug: 'farol' } })
    expect(series.map(({ nome, total, videos }) => [nome, total, videos.map(({ titulo }) => titulo)])).toEqual([
      ['Pontes', 1, ['Ponte']],
      ['Marés', 3, ['Três', 'Dois', 'Um']],
    ])
  })

  it('come as the church wrote them, with what follows them', async () => {
    const given = {
      titulo: ' Quatro ',
      descricao: 'Em 1:05 a leitura',
      imagem: '/media/a.webp',
      endereco: 'https://vimeo.com/123456/abcdef0123',
      duracaoSegundos: 3600,
      serie: 'Marés',
      pregador: 'Caio "o velho"',
      referencia: 'João 6.12',
      idioma: 'pt-BR',
      capitulos: [
        { inicioSegundos: 65, titulo: 'Leitura' },
        { inicioSegundos: 0, titulo: 'Começo' },
      ],
      legendas: [{ idioma: 'pt', url: '/media/files/a.vtt' }],
      dataPublicacao: new Date('2026-05-01T10:20:30.456Z'),
    }
    const id = await publishVideo(ownCall(), given)
    const { endereco: _, ...written } = given
    expect(await readOne(id)).toMatchObject({
      video: {
        ...written,
        id,
        titulo: 'Quatro',
        servico: 'VIMEO',
        codigo: '123456/abcdef0123',
        url: null,
        capitulos: written.capitulos.toReversed(),
        dataPublicacao: '2026-05-01T10:20:30.456Z',
      },
      proximo: { titulo: 'Um' },
      relacionados: [{ titulo: 'Três' }, { titulo: 'Dois' }, { titulo: 'Ponte' }, { titulo: 'Avulso' }],
      proximaPublicacao: '2026-06-21T00:00:00.000Z',
    })
    await videoActs.remove(ownCall(), id)
  })

  it('follow each other to the end of their series, and not beyond', async () => {
    expect((await readOne(await idOf('Dois'))).proximo).toMatchObject({ titulo: 'Três' })
    expect((await readOne(await idOf('Três'))).proximo).toBeNull()
    expect((await readOne(await idOf('Avulso'))).proximo).toBeNull()
  })

  it('that are no longer there, are drafts, or still to come, are not found', async () => {
    const id = await publishVideo(ownCall(), sermon('Efêmero', 7))
    expect((await readOne(id)).video.titulo).toBe('Efêmero')
    await change(id, { titulo: 'Mudado', idioma: 'en' })
    expect((await readOne(id)).video).toMatchObject({ titulo: 'Mudado', idioma: 'en' })
    expect([await titles({ q: 'efemero' }), await titles({ q: 'mudado' })]).toEqual([[], ['Mudado']])
    const { versao } = await videoActs.get(ownCall(), id)
    const withdrawn = await videoActs.withdraw(ownCall(), id, versao)
    await expect(readOne(id)).rejects.toMatchObject(notFound)
    expect(await titles({ q: 'mudado' })).toEqual([])
    await videoActs.publish(ownCall(), id, { versao: withdrawn.versao })
    await change(id, { titulo: 'Mudado', dataPublicacao: new Date('2026-06-25T00:00:00Z') })
    await expect(readOne(id)).rejects.toMatchObject(notFound)
    await videoActs.remove(ownCall(), id)
    await expect(readOne(id)).rejects.toMatchObject(notFound)
    for (const absurd of [0, -1, 2 ** 31, 1.5]) await expect(readOne(absurd)).rejects.toMatchObject({ status: 400 })
  })

  it('that are not out are shown to who has their code alone', async () => {
    const read = async (id: number, previa: string, label = 'farol') =>
      (await at(label)).call(getVideo, { params: { slug: label, videoId: String(id) }, query: { previa } })
    const draft = await publishVideo(ownCall(), sermon('Esboço', 7, { situacao: 'RASCUNHO' }))
    const coming = await publishVideo(ownCall(), sermon('Em breve', 25))
    const code = signPreview(test.platform.transactions.at(test.farol), draft, 'video')
    expect(await read(draft, code)).toMatchObject({ video: { titulo: 'Esboço' }, flagPrevia: true })
    const wrong = [
      signPreview(test.platform.transactions.at(test.farol), coming, 'video'),
      signPreview(test.platform.transactions.at(test.farol), draft),
      '',
      'x',
    ]
    for (const wrongCode of [...wrong, `${code}A`])
      await expect(read(draft, wrongCode), wrongCode).rejects.toMatchObject(notFound)
    await found('ilha')
    await expect(read(draft, code, 'ilha')).rejects.toMatchObject(notFound)
    const own = signPreview(test.platform.transactions.at(test.farol), coming, 'video')
    expect(await read(coming, own)).toMatchObject({ flagPrevia: true })
    expect(await readOne(await idOf('Um'))).toMatchObject({ flagPrevia: false })
    for (const id of [draft, coming]) await videoActs.remove(ownCall(), id)
  })

  it('belong to one church: shown inside its organisation, changed by that church only', async () => {
    const [vinha, figueira, estranha] = [await found('vinha', 'pomar'), await found('figueira', 'pomar'), test.farol]
    const id = await publishVideo(createOwnCall(test.platform.transactions.at(vinha)), sermon('Da vinha', 1))
    expect((await list({}, 'vinha', 'figueira')).total).toBe(1)
    expect((await readOne(id, 'vinha', 'figueira')).video.titulo).toBe('Da vinha')
    await expect(readOne(id, 'figueira')).rejects.toMatchObject(notFound)
    await expect(list({}, 'vinha', 'farol')).rejects.toMatchObject(notFound)
    const [last] = (await list({}, 'vinha')).itens
    for (const other of [figueira, estranha]) {
      await expect(change(id, { titulo: 'x' }, other)).rejects.toMatchObject(notFound)
      await expect(videoActs.remove(ownCall(other), id)).rejects.toMatchObject(notFound)
      expect((await list({}, 'vinha')).itens).toEqual([last])
    }
  })

  it('are not published with a script as their address', async () => {
    const given = sermon('a', 1, { endereco: 'javascript:alert(1)' })
    await expect(publishVideo(ownCall(), given)).rejects.toMatchObject({
      code: 'VALIDATION',
      details: [{ path: 'endereco' }],
    })
  })

  it('take one statement for a list and two for one of them, all of it from an index', async () => {
    await list()
    statements.length = 0
    await list({ serie: 'Marés' })
    expect(statements).toHaveLength(1)
    const id = await idOf('Um')
    statements.length = 0
    await readOne(id)
    expect(statements).toHaveLength(2)
  })

  it('read no more rows for a deep page of ten thousand than for the first', async () => {
    const cheia = await found('cheia')
    await test.asOwner((owner) =>
      owner.exec(`insert into video (igreja_id, titulo, servico, codigo, serie, idioma, capitulos, legendas, situacao,
          data_publicacao)
        select ${cheia.igrejaId}, 'v' || n, 'YOUTUBE', 'abcdefghijk', 's' || n % 40, 'pt-br', '[]', '[]', 'PUBLICADO',
          timestamptz '2020-01-01' + n * interval '1 hour' from generate_series(1, 10000) n`),
    )
    await test.asOwner((owner) => owner.exec('vacuum analyze video'))
    const limit = 24
    /** Rows that a statement reads from the table itself; what an index alone answers is cheap. */
    const countRowsRead = async (statement: SentStatement) => {
      const plan = await test.asOwner((owner) => explainAnalyze(owner, cheia, statement))
      const reads = allNodes(plan).filter((node) => node['Relation Name'] && node['Node Type'] !== 'Index Only Scan')
      return reads.map((node) => node['Actual Rows'] * node['Actual Loops']).reduce((sum, rows) => sum + rows, 0)
    }
    const countForPage = async (page: number) => {
      statements.length = 0
      expect((await list({ limit: String(limit), page: String(page) }, 'cheia')).itens).toHaveLength(limit)
      const lists = statements.filter(({ sql }) => sql.includes('from video v'))
      expect(lists).toHaveLength(1)
      return Promise.all(lists.map(countRowsRead))
    }
    expect(await countForPage(100)).toEqual(await countForPage(1))
    const skipping = `select * from video where igreja_id = $1 and situacao = 'PUBLICADO'
      order by data_publicacao desc, id desc limit ${limit} offset ${99 * limit}`
    expect(await countRowsRead({ sql: skipping, params: [cheia.igrejaId] }), 'control').toBeGreaterThan(99 * limit)
    expect(await (await at('cheia')).call(listVideoSeries, { params: { slug: 'cheia' } })).toHaveLength(40)
  })
})
