import type { ModuleCode } from '@narthex/contract/church-codes'
import { getHighlights } from '@narthex/contract/home/highlight.endpoints'
import { beforeAll, describe, expect, it } from 'vitest'
import { createOwnCall } from '../../platform/http/route.ts'
import type { ChurchScope } from '../../platform/scope/scope.ts'
import { clientAt } from '../../testing/client-at.ts'
import { foundPlainChurch, plainChurch, pomar } from '../../testing/plain-church.ts'
import { setUpPlatform } from '../../testing/set-up.ts'
import { foundChurch, foundOrganisation, setModules } from '../churches/churches.editing.service.ts'
import { publishEvent } from '../events/events.editing.service.ts'
import { publishDevotional, publishNews } from './content.editing.service.ts'

type GivenDevotional = Parameters<typeof publishDevotional>[1]
type GivenNews = Parameters<typeof publishNews>[1]
type GivenEvent = Parameters<typeof publishEvent>[1]

const notFound = { status: 404, code: 'NOT_FOUND' }
const written = { resumo: 'a', imagem: null }
const devotional = (data: string): GivenDevotional => ({
  ...written,
  titulo: data,
  referencia: null,
  autor: null,
  data,
})
const news = (titulo: string, dataPublicacao: string): GivenNews => ({
  ...written,
  titulo,
  dataPublicacao: new Date(dataPublicacao),
})
const event = (titulo: string, dataInicio: string, dataFim: string): GivenEvent => ({
  ...written,
  titulo,
  dataInicio: new Date(dataInicio),
  dataFim: new Date(dataFim),
  local: null,
  flagOnline: false,
})

describe('highlights', () => {
  const statements: string[] = []
  let recife: ChurchScope
  const test = setUpPlatform({
    startsAt: new Date('2026-06-15T12:00:00Z'),
    onQuery: (statement) => statements.push(statement),
  })
  beforeAll(async () => {
    await foundOrganisation(test.platform, pomar)
    recife = await found('recife', 'America/Recife')
    for (const [name, zone] of [
      ['lisboa', 'Europe/Lisbon'],
      ['kiritimati', 'Pacific/Kiritimati'],
      ['pagopago', 'Pacific/Pago_Pago'],
    ] as const)
      await found(name, zone)
  })

  /** A church with a devotional for each day around the times of these tests, written in no order. */
  async function found(codigo: string, fusoHorario: string): Promise<ChurchScope> {
    const own = { fusoHorario, organizacao: 'pomar' }
    const church = await foundPlainChurch(test.platform, codigo, ['MOD_DEVOCIONAL', 'MOD_NOTICIA'], own)
    for (const data of [
      '2026-03-29',
      '2026-06-15',
      '2026-03-28',
      '2026-06-14',
      '2026-06-16',
      '2026-10-25',
      '2026-10-24',
    ])
      await publishDevotional(createOwnCall(test.platform.transactions.at(church)), devotional(data))
    return church
  }
  const highlights = async (slug = 'recife', label = slug) =>
    (await clientAt(test.platform, { label })).call(getHighlights, { params: { slug } })
  const today = async (slug: string, instant: string) => {
    test.now = new Date(instant)
    return (await highlights(slug)).devocional?.data
  }

  it.each([
    ['recife', '2026-06-15T02:59:00Z', '2026-06-14'],
    ['recife', '2026-06-15T03:00:00Z', '2026-06-15'],
    ['recife', '2026-06-15T03:01:00Z', '2026-06-15'],
    ['lisboa', '2026-06-14T22:59:00Z', '2026-06-14'],
    ['lisboa', '2026-06-14T23:01:00Z', '2026-06-15'],
    // The night when Lisbon's clocks go forward: midnight was still at 00:00 UTC, and the next one is at 23:00.
    ['lisboa', '2026-03-28T23:59:00Z', '2026-03-28'],
    ['lisboa', '2026-03-29T00:01:00Z', '2026-03-29'],
    // The night when they go back: midnight was still at 23:00 UTC.
    ['lisboa', '2026-10-24T22:59:00Z', '2026-10-24'],
    ['lisboa', '2026-10-24T23:01:00Z', '2026-10-25'],
    ['kiritimati', '2026-06-15T09:59:00Z', '2026-06-15'],
    ['kiritimati', '2026-06-15T10:01:00Z', '2026-06-16'],
    ['pagopago', '2026-06-15T10:59:00Z', '2026-06-14'],
    ['pagopago', '2026-06-15T11:01:00Z', '2026-06-15'],
  ])('in %s show at %s the devotional of %s', async (slug, instant, data) => {
    expect(await today(slug, instant)).toBe(data)
  })

  it('show the latest devotional where there is none for today, and none before the first', async () => {
    expect(await today('recife', '2026-08-01T12:00:00Z')).toBe('2026-06-16')
    expect(await today('recife', '2026-01-01T12:00:00Z')).toBeUndefined()
  })

  it('show the three latest news, the newest first, from their moment of publication on', async () => {
    const [second, first, fourth, third, future] = [
      news('segunda', '2026-06-02T08:00:00Z'),
      news('primeira', '2026-06-01T08:00:00Z'),
      news('quarta', '2026-06-04T08:00:00Z'),
      news('terceira', '2026-06-03T08:00:00Z'),
      news('futura', '2026-06-15T12:00:00.001Z'),
    ]
    for (const story of [second, first, fourth, third, future])
      await publishNews(createOwnCall(test.platform.transactions.at(recife)), story)
    const titles = async () => (await highlights()).noticias.map(({ titulo }) => titulo)
    expect(await titles()).toEqual(['quarta', 'terceira', 'segunda'])
    // The answer says how long a cached page stays valid.
    expect((await highlights()).proximaPublicacao).toBe('2026-06-15T12:00:00.001Z')
    test.now = new Date(test.now.getTime() + 1)
    expect(await titles()).toEqual(['futura', 'quarta', 'terceira'])
  })

  it('come as the church wrote them', async () => {
    const porto = await found('porto', 'Europe/Lisbon')
    const given = {
      titulo: ' Pão de ontem ',
      resumo: 'O que sobra\ntambém alimenta.',
      referencia: 'João 6.12',
      autor: 'Lia "Prado"',
      data: '2026-06-15',
      imagem: '/media/pao.jpg',
    }
    const story = { titulo: 'Telhado', resumo: 'Pronto.', imagem: 'https://example.org/a.jpg' }
    const commonFields = { idioma: 'pt', minutosLeitura: 1, dataAtualizacao: test.now.toISOString() }
    const ids = [
      await publishDevotional(createOwnCall(test.platform.transactions.at(porto)), given),
      await publishNews(createOwnCall(test.platform.transactions.at(porto)), {
        ...story,
        dataPublicacao: new Date('2026-06-10T10:20:30.456Z'),
      }),
    ]
    expect(await highlights('porto')).toEqual({
      eventos: [],
      devocional: {
        ...given,
        ...commonFields,
        id: ids[0],
        titulo: 'Pão de ontem',
        referenciaOsis: 'John.6.12',
        dataPublicacao: '2026-06-14T23:00:00.000Z',
      },
      noticias: [{ ...story, ...commonFields, autor: null, id: ids[1], dataPublicacao: '2026-06-10T10:20:30.456Z' }],
      proximaPublicacao: '2026-06-15T23:00:00.000Z',
    })
  })

  it('show the three next events that have not ended, the soonest first', async () => {
    const church = await foundPlainChurch(test.platform, 'agenda', ['MOD_EVENTO'])
    const [over, ...ahead] = [
      event('findo', '2026-06-15T10:00:00Z', '2026-06-15T12:00:00Z'),
      event('segundo', '2026-06-18T10:00:00Z', '2026-06-18T12:00:00Z'),
      event('em curso', '2026-06-15T11:00:00Z', '2026-06-15T12:00:00.001Z'),
      event('terceiro', '2026-06-19T10:20:30.456Z', '2026-06-20T12:00:00Z'),
      event('quarto', '2026-06-21T10:00:00Z', '2026-06-21T12:00:00Z'),
    ]
    const shown = async () => (await highlights('agenda')).eventos.map(({ titulo }) => titulo)
    if (over) await publishEvent(createOwnCall(test.platform.transactions.at(church)), over)
    expect(await shown()).toEqual([])
    for (const event of ahead) await publishEvent(createOwnCall(test.platform.transactions.at(church)), event)
    expect(await shown()).toEqual(['em curso', 'segundo', 'terceiro'])
    test.now = new Date(test.now.getTime() + 1)
    const { eventos } = await highlights('agenda')
    expect(eventos.map(({ titulo }) => titulo)).toEqual(['segundo', 'terceiro', 'quarto'])
    expect(eventos[1]).toMatchObject({ dataInicio: '2026-06-19T10:20:30.456Z', dataFim: '2026-06-20T12:00:00.000Z' })
  })

  it.each<[name: string, modules: ModuleCode[], shown: [number, number, number], statements: number]>([
    ['all', ['MOD_EVENTO', 'MOD_DEVOCIONAL', 'MOD_NOTICIA'], [1, 1, 1], 1],
    ['events', ['MOD_EVENTO'], [1, 0, 0], 1],
    ['devotionals', ['MOD_DEVOCIONAL'], [0, 1, 0], 1],
    ['news', ['MOD_NOTICIA'], [0, 0, 1], 1],
    ['none', ['MOD_CULTO'], [0, 0, 0], 0],
  ])('of a church with %s of the modules show what belongs to them', async (name, modules, shown, asked) => {
    const church = await foundChurch(test.platform, plainChurch(name))
    await publishDevotional(createOwnCall(test.platform.transactions.at(church)), devotional('2026-06-01'))
    await publishNews(createOwnCall(test.platform.transactions.at(church)), news('a', '2026-06-01T00:00:00Z'))
    await publishEvent(
      createOwnCall(test.platform.transactions.at(church)),
      event('a', '2026-07-01T00:00:00Z', '2026-07-01T00:00:00Z'),
    )
    await setModules(createOwnCall(test.platform.transactions.at(church)), modules)
    await highlights(church.slug)
    statements.length = 0
    const { eventos, devocional, noticias } = await highlights(church.slug)
    expect([eventos.length, devocional ? 1 : 0, noticias.length]).toEqual(shown)
    expect(statements).toHaveLength(asked)
  })

  it('are shown inside their organisation, and to no other church', async () => {
    await foundChurch(test.platform, plainChurch('estranha'))
    const own = await highlights()
    expect(own.devocional).not.toBeNull()
    expect(await highlights('recife', 'lisboa')).toEqual(own)
    expect(await highlights('recife', 'pomar')).toEqual(own)
    await expect(highlights('recife', 'estranha')).rejects.toMatchObject(notFound)
    await expect(highlights('estranha', 'recife')).rejects.toMatchObject(notFound)
  })
})
