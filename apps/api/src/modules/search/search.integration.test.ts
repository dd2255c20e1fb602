import { searchChurch, searchOrganisation } from '@narthex/contract/search/search.endpoints'
import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { queryRows } from '../../platform/database/database.ts'
import { createOwnCall } from '../../platform/http/route.ts'
import type { ChurchScope } from '../../platform/scope/scope.ts'
import { clientAt } from '../../testing/client-at.ts'
import { foundPlainChurch } from '../../testing/plain-church.ts'
import { setUpPlatform } from '../../testing/set-up.ts'
import { everyDatabase } from '../../testing/test-platform.ts'
import { describeChurch, foundOrganisation } from '../churches/churches.editing.service.ts'
import type { SearchEntry } from './search-index.rules.ts'
import { idsWithWords, indexItem } from './search-index.service.ts'

type GivenEntry = Partial<SearchEntry> & Pick<SearchEntry, 'titulo'>

describe.each(everyDatabase({ inEveryRun: true }))('the search of the %s database', (kind) => {
  const now = new Date('2026-06-15T12:00:00Z')
  const statements: string[] = []
  let recife: ChurchScope
  let olinda: ChurchScope
  let natal: ChurchScope

  const test = setUpPlatform({ kind, clock: () => now, onQuery: (statement) => statements.push(statement) })

  beforeAll(async () => {
    const { platform } = test
    const rede = { slug: 'rede', nome: 'Rede', descricao: null, idioma: 'pt-BR', corApp: '#116633', hosts: [] }
    await foundOrganisation(platform, rede)
    const modules = ['MOD_DEVOCIONAL', 'MOD_NOTICIA', 'MOD_EVENTO'] as const
    recife = await foundPlainChurch(platform, 'recife', modules, { organizacao: 'rede' })
    olinda = await foundPlainChurch(platform, 'olinda', modules, { organizacao: 'rede' })
    natal = await foundPlainChurch(platform, 'natal', modules)
  })

  let lastId = 0
  async function keep(church: ChurchScope, ...entries: GivenEntry[]): Promise<number> {
    const itemId = entries[0]?.itemId ?? ++lastId
    const { tipo = 'NOTICIA' } = entries[0] ?? {}
    const usual = { resumo: null, imagem: null, texto: '', idioma: 'pt-BR', chave: String(itemId) }
    await test.platform.transactions.editSite(church, (work) =>
      indexItem(
        work,
        { tipo, itemId },
        entries.map(({ tipo: _, itemId: __, ...entry }) => ({ ...usual, visivelEm: new Date(0), ...entry })),
      ),
    )
    return itemId
  }

  const ask = async (church: ChurchScope, q: string, more: object = {}) =>
    (await clientAt(test.platform, church)).call(searchChurch, { params: { slug: church.slug }, query: { q, ...more } })
  const titles = async (church: ChurchScope, q: string, more?: object) =>
    (await ask(church, q, more)).itens.map(({ titulo }) => titulo.texto)

  it('finds whatever the accents, the capitals and the number, and words by their beginning', async () => {
    await keep(recife, { titulo: 'Noite de oração' })
    for (const typed of ['ORACAO', 'orações', 'oração', 'ora', 'noite orac', '  oracao!! '])
      expect(await titles(recife, typed), typed).toEqual(['Noite de oração'])
    expect(await titles(recife, 'noite vigilia')).toEqual([])
  })

  it('puts the title before the summary and the text, whole words before beginnings, and then what is newer', async () => {
    const older = new Date('2026-01-01T00:00:00Z')
    const newer = new Date('2026-02-01T00:00:00Z')
    await keep(recife, { titulo: 'No texto', texto: 'um jardim', visivelEm: newer })
    await keep(recife, { titulo: 'Começo no texto', texto: 'jardineiro', visivelEm: newer })
    await keep(recife, { titulo: 'No resumo', resumo: 'um jardim', visivelEm: newer })
    await keep(recife, { titulo: 'Jardim velho', visivelEm: older })
    await keep(recife, { titulo: 'Jardim novo', visivelEm: newer })
    await keep(recife, { titulo: 'Jardineiros', visivelEm: newer })
    expect(await titles(recife, 'jardim')).toEqual(['Jardim novo', 'Jardim velho', 'No resumo', 'No texto'])
    expect(await titles(recife, 'jard')).toHaveLength(6)
    expect((await titles(recife, 'jard')).indexOf('Jardineiros')).toBeLessThan(3)
  })

  it('takes words in quotes as they stand, and never from one field into the next', async () => {
    await keep(recife, { titulo: 'Pão da vida' })
    await keep(recife, { titulo: 'Vida e pão' })
    await keep(recife, { titulo: 'Só pão', resumo: 'da vida' })
    expect(await titles(recife, '"pão da vida"')).toEqual(['Pão da vida'])
    expect(await titles(recife, 'pão vida')).toHaveLength(3)
  })

  it('takes a text of more words than its index holds, and finds what stands further up', async () => {
    const letters = ['क', 'ख', 'ग', 'घ', 'च', 'छ', 'ज', 'झ', 'ट', 'ठ']
    const word = (n: number) => Array.from(String(n).padStart(40, '0'), (digit) => letters[Number(digit)]).join('')
    await keep(recife, { titulo: 'Léxico', texto: Array.from({ length: 12_000 }, (_, n) => word(n)).join(' ') })
    expect(await titles(recife, word(3))).toEqual(['Léxico'])
  })

  it('shows a thing once, in the reader’s language where it fits', async () => {
    await keep(recife, { titulo: 'Páscoa geral', idioma: 'pt-BR' }, { titulo: 'Easter general', idioma: 'en' })
    expect(await titles(recife, 'general', { idioma: 'pt' })).toEqual(['Easter general'])
    expect(await titles(recife, 'ge', { idioma: 'pt' })).toEqual(['Páscoa geral'])
    expect(await titles(recife, 'ge', { idioma: 'en' })).toEqual(['Easter general'])
    expect((await ask(recife, 'ge')).total).toBe(1)
  })

  it('marks what was looked for, and shows the place in the text where it stands', async () => {
    await keep(recife, {
      titulo: 'Travessia',
      texto: `${'nada disso aqui. '.repeat(30)}O barqueiro chamou <b>alto</b>.`,
    })
    const [hit] = (await ask(recife, 'barqueiro')).itens
    expect(hit?.trecho.texto).toMatch(/^… .*O barqueiro chamou <b>alto<\/b>\.$/)
    expect(hit?.trecho.marcas.map(([from, to]) => hit.trecho.texto.slice(from, to))).toEqual(['barqueiro'])
    expect(hit?.titulo.marcas).toEqual([])
  })

  it('counts each kind, shows one of them, and goes from page to page', async () => {
    for (const n of [1, 2, 3]) await keep(recife, { titulo: `Mutirão ${n}`, visivelEm: new Date(n) })
    await keep(recife, { titulo: 'Mutirão na praça', tipo: 'EVENTO' })
    const first = await ask(recife, 'mutirao', { tipo: 'NOTICIA', limit: 2 })
    expect(first).toMatchObject({
      total: 3,
      page: 1,
      tipos: [
        { tipo: 'NOTICIA', total: 3 },
        { tipo: 'EVENTO', total: 1 },
      ],
    })
    expect(first.itens.map(({ titulo }) => titulo.texto)).toEqual(['Mutirão 3', 'Mutirão 2'])
    expect(await titles(recife, 'mutirao', { tipo: 'NOTICIA', limit: 2, page: 2 })).toEqual(['Mutirão 1'])
    expect(await ask(recife, 'mutirao', { page: 9 })).toMatchObject({ itens: [], total: 4 })
  })

  it('finds nothing before its time, nothing that was hidden, and no kind whose module the church lacks', async () => {
    const id = await keep(recife, { titulo: 'Retiro próximo', visivelEm: new Date(now.getTime() + 1) })
    await keep(recife, { titulo: 'Retiro do manual', tipo: 'PUBLICACAO' })
    expect(await titles(recife, 'retiro')).toEqual([])
    await keep(recife, { titulo: 'Retiro agora', itemId: id, visivelEm: now })
    expect(await titles(recife, 'retiro')).toEqual(['Retiro agora'])
    await test.platform.transactions.editSite(recife, (work) => indexItem(work, { tipo: 'NOTICIA', itemId: id }, []))
    expect(await titles(recife, 'retiro')).toEqual([])
  })

  it('where nothing has the words, shows what is called something like them, and says so', async () => {
    await keep(recife, { titulo: 'Batismo no rio Capibaribe' })
    const found = await ask(recife, 'capiberibe')
    expect(found).toMatchObject({ flagSemelhantes: true, total: 1, itens: [{ trecho: { texto: '' } }] })
    expect(await ask(recife, 'xyzzyxyzzy')).toMatchObject({ flagSemelhantes: false, total: 0 })
    await expect(ask(natal, 'capiberibe')).resolves.toMatchObject({ total: 0 })
  })

  it('keeps churches apart: each finds its own, and a stranger’s is not there to ask', async () => {
    await keep(natal, { titulo: 'Farol de Natal' })
    expect(await titles(natal, 'farol')).toEqual(['Farol de Natal'])
    expect(await titles(recife, 'farol')).toEqual([])
    const stranger = (await clientAt(test.platform, recife)).call(searchChurch, {
      params: { slug: 'natal' },
      query: { q: 'farol' },
    })
    await expect(stranger).rejects.toMatchObject({ status: 404 })
  })

  it('an organisation finds what its active churches publish, from its own host and from theirs', async () => {
    await keep(recife, { titulo: 'Caravana do Recife' })
    await keep(olinda, { titulo: 'Caravana de Olinda' })
    await keep(natal, { titulo: 'Caravana de Natal' })
    for (const label of ['rede', 'recife']) {
      const client = await clientAt(test.platform, { label })
      const found = await client.call(searchOrganisation, { params: { slug: 'rede' }, query: { q: 'caravana' } })
      expect(found.itens.map(({ titulo, igreja }) => [titulo.texto, igreja.site]).sort()).toEqual([
        ['Caravana de Olinda', 'http://olinda.narthex.test'],
        ['Caravana do Recife', 'http://recife.narthex.test'],
      ])
    }
    const stranger = await clientAt(test.platform, natal)
    await expect(
      stranger.call(searchOrganisation, { params: { slug: 'rede' }, query: { q: 'caravana' } }),
    ).rejects.toMatchObject({ status: 404 })
    await describeChurch(createOwnCall(test.platform.transactions.at(olinda)), { flagAtivo: false })
    const after = await (await clientAt(test.platform, recife)).call(searchOrganisation, {
      params: { slug: 'rede' },
      query: { q: 'caravana' },
    })
    expect(after.itens.map(({ titulo }) => titulo.texto)).toEqual(['Caravana do Recife'])
  })

  it.each([
    '',
    ' ',
    '&|!():*<->',
    "'; drop table busca; --",
    'a',
    '\\',
    '%_',
    '"',
    "''::tsquery",
    'x'.repeat(100),
    '§',
  ])('takes %j for what it is', async (q) => {
    await expect(ask(recife, q)).resolves.toMatchObject({ page: 1 })
  })

  it('refuses what is no question', async () => {
    await expect(ask(recife, 'a\0b')).rejects.toMatchObject({ status: 400, code: 'VALIDATION' })
  })

  it('asks the database once, twice where nothing was found, and not at all where nothing was asked', async () => {
    const count = async (q: string) => {
      await ask(recife, 'warm')
      statements.length = 0
      await ask(recife, q)
      return statements.length
    }
    expect([await count('mutirao'), await count('xyzzyxyzzy'), await count('!!')]).toEqual([1, 2, 0])
  })

  it('shows no other church’s words to a query that names its number', async () => {
    await keep(natal, { titulo: 'Segredo', itemId: 999 })
    const calls = [
      `select * from find_words(${natal.igrejaId}, '${natal.igrejaId}/segredo', '${natal.igrejaId}/segredo', '/segredo', '/segredo')`,
      `select * from find_ids(${natal.igrejaId}, 'NOTICIA', '${natal.igrejaId}/segredo')`,
      `select * from find_alike(${natal.igrejaId}, 'segredo', 10)`,
      `select * from find_entry(${natal.igrejaId}, 'NOTICIA', 999, 'pt-BR')`,
    ]
    const rows = (church: ChurchScope, statement: string) =>
      test.platform.transactions.inChurch(church, ({ tx }) => queryRows(tx, sql.raw(statement)))
    for (const call of calls) {
      expect(await rows(recife, call), call).toEqual([])
      expect(await rows(natal, call), `control: ${call}`).toHaveLength(1)
    }
  })

  it('gives a list the ids of its own kind that have the words', async () => {
    const id = await keep(recife, { titulo: 'Louvores da noite', tipo: 'LOUVOR' })
    await keep(recife, { titulo: 'Louvor', tipo: 'VIDEO' })
    const ids = (typed: string) =>
      test.platform.transactions.inChurch(recife, ({ tx }) =>
        queryRows(tx, sql`select 1 as one where ${id} in ${idsWithWords(recife, 'LOUVOR', typed)}`),
      )
    expect(await ids('louvor noi')).toHaveLength(1)
    expect(await ids('manha')).toEqual([])
    expect(await ids('!')).toEqual([])
  })
})
