import 'fake-indexeddb/auto'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { aTranslation, verses } from '../testing/texts.ts'
import { keepBook, removeSaved } from './library.ts'
import { searchSaved } from './search-saved.ts'

beforeEach(async () => {
  const translation = { ...aTranslation, livros: ['Ruth' as const, 'John' as const] }
  await keepBook(translation, { traducao: 'ensaio', revisao: 'r1', livro: 'John', capitulos: [[...verses]] })
  await keepBook(translation, {
    traducao: 'ensaio',
    revisao: 'r1',
    livro: 'Ruth',
    capitulos: [[], [{ versiculo: 7, texto: 'Pão para o caminho, e água.' }]],
  })
})
afterEach(() => removeSaved('ensaio'))

const places = async (q: string, filters = {}) =>
  (await searchSaved('ensaio', q, filters)).itens.map(({ livro, capitulo, versiculo }) => [livro, capitulo, versiculo])

test('verses are found in the order of the Bible, whatever their accents, with counts by book', async () => {
  expect(await places('pao')).toEqual([
    ['Ruth', 2, 7],
    ['John', 1, 2],
  ])
  const { contagem, itens, total } = await searchSaved('ensaio', 'PÃO', {})
  expect(contagem).toEqual([
    { livro: 'Ruth', total: 1 },
    { livro: 'John', total: 1 },
  ])
  expect(total).toBe(2)
  expect(itens[0]?.realces.map(([from, to]) => itens[0]?.texto.slice(from, to))).toEqual(['Pão'])
})

test('a search is narrowed to a book, a testament or a phrase, and counts all books still', async () => {
  expect(await places('pão', { testament: 'NT' })).toEqual([['John', 1, 2]])
  expect(await places('pão', { book: 'Ruth' })).toEqual([['Ruth', 2, 7]])
  expect(await places('comer o pão', { isPhrase: true })).toEqual([['John', 1, 2]])
  expect(await places('pão comer', { isPhrase: true })).toEqual([])
  expect((await searchSaved('ensaio', 'pão', { book: 'Ruth' })).contagem).toHaveLength(2)
})

test('nothing is found in a translation that is not here', async () => {
  expect((await searchSaved('other', 'pão', {})).total).toBe(0)
})
