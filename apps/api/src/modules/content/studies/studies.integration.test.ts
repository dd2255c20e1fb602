import { getStudy, listStudies, listStudySeries } from '@narthex/contract/content/study.endpoints'
import { describe, expect, it } from 'vitest'
import { createOwnCall } from '../../../platform/http/route.ts'
import { signPreview } from '../../../platform/previews/previews.ts'
import { clientAt } from '../../../testing/client-at.ts'
import { setUpChurches } from '../../../testing/set-up.ts'
import { setModules } from '../../churches/churches.editing.service.ts'
import { publishContent, removeContent, rewriteContent } from '../content.editing.service.ts'

const notFound = { status: 404, code: 'NOT_FOUND' }
const invalid = { status: 400, code: 'VALIDATION' }
const withSummary = (titulo: string) => ({ titulo, resumo: `Sobre ${titulo}` })
const body = (text: string) => ({ type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text }] }] })
const titles = (items: readonly { titulo: string }[]) => items.map(({ titulo }) => titulo)
const on = (day: string) => new Date(`2026-05-${day}T08:00:00Z`)

describe('what groups study', () => {
  const statements: string[] = []
  const test = setUpChurches(
    { farol: { modules: ['MOD_CELULA'] }, lagoa: { modules: ['MOD_CELULA'] } },
    { clock: () => new Date('2026-06-15T12:00:00Z'), onQuery: (statement) => statements.push(statement) },
  )

  const at = (label: string) => clientAt(test.platform, { label })
  const series = (slug: string, ordem = 0) =>
    publishContent(createOwnCall(test.platform.transactions.at(test.farol)), 'ESTUDO_SERIE', {
      ...withSummary(slug),
      slug,
      ordem,
    })
  const add = (titulo: string, day: string, more: object = {}) =>
    publishContent(createOwnCall(test.platform.transactions.at(test.farol)), 'ESTUDO', {
      ...withSummary(titulo),
      dataPublicacao: on(day),
      ...more,
    })
  const read = async (id: number, query: object = {}, label = 'farol') =>
    (await at(label)).call(getStudy, { params: { id: String(id) } as never, query })

  it('are listed newest first, and within a series as it was arranged, each with its place there', async () => {
    const [well, road] = [await series('o-poco', 1), await series('a-estrada', 0)]
    // They came out in another order than they are read in.
    const second = await add('Segundo', '01', { paiId: well, ordem: 2, duracaoMinutos: 50 })
    const first = await add('Primeiro', '03', { paiId: well, ordem: 1 })
    const third = await add('Terceiro', '02', { paiId: well, ordem: 3 })
    await add('Quarto', '02', { paiId: well, ordem: 4, situacao: 'RASCUNHO' })
    await add('Emaús', '04', { paiId: road })
    const lonely = await add('Avulso', '05')
    const api = await at('farol')
    const list = async (query: object = {}) => (await api.call(listStudies, { query })).itens
    expect(titles(await list())).toEqual(['Avulso', 'Emaús', 'Primeiro', 'Terceiro', 'Segundo'])
    const own = await list({ serie: 'o-poco' })
    expect(own.map(({ titulo, serie }) => [titulo, serie?.numero, serie?.totalEstudos])).toEqual([
      ['Primeiro', 1, 3],
      ['Segundo', 2, 3],
      ['Terceiro', 3, 3],
    ])
    expect(titles(await list({ serie: 'o-poco', q: 'segund' }))).toEqual(['Segundo'])
    expect(await list({ serie: 'nenhuma' })).toEqual([])
    expect(await api.call(listStudySeries, {})).toMatchObject([
      { slug: 'a-estrada', totalEstudos: 1 },
      { slug: 'o-poco', totalEstudos: 3 },
    ])
    expect(await read(second)).toMatchObject({
      duracaoMinutos: 50,
      flagRestrito: false,
      serie: { slug: 'o-poco', numero: 2 },
      anterior: { id: first, serie: { numero: 1 } },
      proximo: { id: third },
    })
    expect(await read(first)).toMatchObject({ anterior: null, proximo: { id: second } })
    expect(await read(lonely)).toMatchObject({ serie: null, anterior: null, proximo: null })
    statements.length = 0
    await read(third)
    expect(statements).toHaveLength(2)
    // A series that becomes a draft is not named; its studies stay, even after the series is deleted.
    const draft = { ...withSummary('o-poco'), slug: 'o-poco', situacao: 'RASCUNHO' } as const
    await rewriteContent(
      createOwnCall(test.platform.transactions.at(test.farol)),
      { kind: 'ESTUDO_SERIE', id: well },
      draft,
    )
    expect(await read(second)).toMatchObject({ serie: null })
    expect((await (await at('farol')).call(listStudies, { query: { serie: 'o-poco' } })).total).toBe(0)
    await removeContent(createOwnCall(test.platform.transactions.at(test.farol)), well)
    expect(await read(second)).toMatchObject({ titulo: 'Segundo', serie: null })
  })

  it('ask their questions in the order of what they are for, in the language they are read in', async () => {
    const perguntas = [
      { grupo: 'ORACAO' as const, texto: 'Por quem oramos?' },
      { grupo: 'OBSERVACAO' as const, texto: 'Quem fala em João 4.7?\nE quem se cala?', codigo: 'quem-fala' },
      { grupo: 'QUEBRA_GELO' as const, texto: 'Qual foi a última água que você pediu?' },
      { grupo: 'OBSERVACAO' as const, texto: 'A que horas foi?' },
    ]
    const english = [
      { grupo: 'OBSERVACAO' as const, texto: 'Who speaks in John 4:7?', codigo: 'quem-fala' },
      { grupo: 'QUEBRA_GELO' as const, texto: 'What did you last ask for?' },
    ]
    const id = await add('A samaritana', '06', {
      referencia: 'João 4.1-26',
      corpo: body('Leia João 4.'),
      perguntas,
      traducoes: { en: { ...withSummary('At the well'), referencia: 'John 4:1-26', perguntas: english } },
    })
    const own = await read(id)
    expect(own).toMatchObject({ referenciaOsis: 'John.4.1-John.4.26', idiomas: ['pt', 'en'] })
    expect(own.perguntas.map(({ codigo, grupo }) => [codigo, grupo])).toEqual([
      ['p3', 'QUEBRA_GELO'],
      ['quem-fala', 'OBSERVACAO'],
      ['p4', 'OBSERVACAO'],
      ['p1', 'ORACAO'],
    ])
    expect(own.perguntas[1]?.texto.content).toMatchObject([
      {
        type: 'paragraph',
        content: [
          { text: 'Quem fala em ' },
          { text: 'João 4.7', marks: [{ type: 'bible', attrs: { passage: 'John.4.7' } }] },
          { text: '?' },
          { type: 'hardBreak' },
          { text: 'E quem se cala?' },
        ],
      },
    ])
    expect((await read(id, { idioma: 'en' })).perguntas.map(({ codigo }) => codigo)).toEqual(['p2', 'quem-fala'])
    const search = async (q: string) => titles((await (await at('farol')).call(listStudies, { query: { q } })).itens)
    expect(await search('última água')).toEqual(['A samaritana'])
    await expect(add('Repetido', '06', { perguntas: [perguntas[1], perguntas[1]] })).rejects.toMatchObject({
      ...invalid,
      details: [{ path: 'perguntas' }],
    })
    const wrong = [{ grupo: 'OUTRO', texto: 'a' }, { grupo: 'ORACAO', texto: ' ' }, { grupo: 'ORACAO' }]
    for (const question of wrong)
      await expect(add('Errado', '06', { perguntas: [question] })).rejects.toMatchObject(invalid)
    await expect(add('Errado', '06', { duracaoMinutos: 4 })).rejects.toMatchObject(invalid)
    expect(await search('errado')).toEqual([])
  })

  it('show a draft to who has its code alone, and nothing of another church or without the module', async () => {
    const id = await add('Rascunho', '07', { situacao: 'RASCUNHO', corpo: body('Ainda não.') })
    await expect(read(id)).rejects.toMatchObject(notFound)
    const previa = signPreview(test.platform.transactions.at(test.farol), id)
    expect(await read(id, { previa })).toMatchObject({ flagPrevia: true, corpo: body('Ainda não.') })
    await expect(read(id, { previa: 'x' })).rejects.toMatchObject(notFound)
    const theirs = await publishContent(
      createOwnCall(test.platform.transactions.at(test.lagoa)),
      'ESTUDO',
      withSummary('De lá'),
    )
    await expect(read(theirs)).rejects.toMatchObject(notFound)
    const theirSeries = await publishContent(createOwnCall(test.platform.transactions.at(test.lagoa)), 'ESTUDO_SERIE', {
      ...withSummary('De lá'),
      slug: 'de-la',
    })
    await expect(add('Alheio', '07', { paiId: theirSeries })).rejects.toMatchObject({
      ...invalid,
      details: [{ path: 'paiId' }],
    })
    expect((await (await at('farol')).call(listStudies, { query: { serie: 'de-la' } })).total).toBe(0)
    expect((await read(theirs, {}, 'lagoa')).titulo).toBe('De lá')
    await setModules(createOwnCall(test.platform.transactions.at(test.lagoa)), [])
    await expect(read(theirs, {}, 'lagoa')).rejects.toMatchObject(notFound)
    const bare = await at('lagoa')
    expect(await bare.call(listStudies, {})).toMatchObject({ itens: [], total: 0 })
    expect(await bare.call(listStudySeries, {})).toEqual([])
  })
})
