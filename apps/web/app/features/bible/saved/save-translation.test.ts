import 'fake-indexeddb/auto'
import type { Book, Translation } from '@narthex/contract/bible/bible.schemas'
import type { BookId } from '@narthex/contract/bible/books'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { aTranslation, verses } from '../testing/texts.ts'
import { isReadable, keepBook, listSaved, missingBooks, readSavedChapter, removeSaved } from './library.ts'
import { saveBooks } from './save-translation.ts'

const translation: Translation = { ...aTranslation, livros: ['Ruth', 'Jonah', 'Mark', 'Jude', 'Rev', 'John'] }
let fetched: BookId[]
let answer: (book: BookId) => Promise<void>

beforeEach(() => {
  fetched = []
  answer = async () => {}
})
afterEach(() => removeSaved('ensaio'))

const fetchBook = async ({ codigo, revisao }: Translation, livro: BookId): Promise<Book> => {
  fetched.push(livro)
  await answer(livro)
  return { traducao: codigo, revisao, livro, capitulos: [[], [], [...verses]] }
}
const find = async () => (await listSaved()).find((saved) => saved.translation.codigo === 'ensaio')

async function save(wanted = translation, controller = new AbortController()): Promise<void> {
  const { signal } = controller
  await saveBooks(wanted, missingBooks(wanted, await find()), { fetchBook, keepBook, onProgress: () => {}, signal })
}

test('a saved translation is read chapter by chapter, and is gone once it is removed', async () => {
  await save()
  expect(fetched.toSorted()).toEqual([...translation.livros].toSorted())
  const saved = await find()
  expect(saved && isReadable(saved)).toBe(true)
  expect(await readSavedChapter('ensaio', { book: 'John', chapter: 3 })).toEqual(verses)
  expect(await readSavedChapter('ensaio', { book: 'Gen', chapter: 1 })).toBeUndefined()
  await removeSaved('ensaio')
  expect(await find()).toBeUndefined()
  expect(await readSavedChapter('ensaio', { book: 'John', chapter: 3 })).toBeUndefined()
})

test('a connection that drops loses nothing: the next time goes on with what is missing', async () => {
  answer = async (book) => {
    if (book === 'Jude') throw new TypeError('Failed to fetch')
  }
  await expect(save()).rejects.toThrow('Failed to fetch')
  const arrived = Object.keys((await find())?.books ?? {})
  expect(arrived.length).toBeGreaterThan(0)
  expect(arrived).not.toContain('Jude')
  fetched = []
  answer = async () => {}
  await save()
  expect(fetched.filter((book) => arrived.includes(book))).toEqual([])
  const saved = await find()
  expect(saved && isReadable(saved)).toBe(true)
})

test('one that was stopped asks for no further books', async () => {
  const controller = new AbortController()
  answer = async () => controller.abort()
  await save(translation, controller)
  expect(fetched.length).toBeLessThanOrEqual(4)
})

test('at most four books are on their way at a time', async () => {
  let [now, most] = [0, 0]
  answer = async () => {
    most = Math.max(most, ++now)
    await new Promise((resolve) => setTimeout(resolve))
    now--
  }
  await save()
  expect(most).toBe(4)
})

test('a translation that was imported again stays readable while its new books arrive', async () => {
  await save()
  const renewed = { ...translation, revisao: 'r2' }
  expect(missingBooks(renewed, await find())).toHaveLength(6)
  answer = async (book) => {
    if (book === 'Rev') throw new TypeError('Failed to fetch')
  }
  await expect(save(renewed)).rejects.toThrow()
  const saved = await find()
  expect(saved && isReadable(saved)).toBe(true)
  expect(await readSavedChapter('ensaio', { book: 'Rev', chapter: 3 })).toEqual(verses)
})
