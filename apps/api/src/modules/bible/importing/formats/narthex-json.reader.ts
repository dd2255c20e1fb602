import { bookId, type Verse, verseSchema, versifications } from '@narthex/contract/bible/bible.schemas'
import { lastChapter } from '@narthex/contract/bible/reference'
import * as z from 'zod/mini'
import type { FormatReader, ParsedVerse, SourceFile } from '../parsed-translation.ts'
import { UnreadableSource } from '../unreadable-source.errors.ts'
import { parseTranslation } from './parse-translation.ts'
import { readHead, readText } from './source-text.ts'
import { cleanText } from './verse-text.ts'

/* Our own format; docs/bible-format.md describes it. */

export const narthexFormat = 'narthex-bible-1'

const longText = z.string().check(z.minLength(1), z.maxLength(20_000))
const metaField = z.optional(z.string().check(z.maxLength(500)))
const verse = z.union([longText, z.nullable(verseSchema)])
const documentSchema = z.strictObject({
  formato: z.literal(narthexFormat),
  traducao: z.strictObject({
    codigo: metaField,
    nome: metaField,
    sigla: metaField,
    idioma: metaField,
    licenca: metaField,
    atribuicao: z.optional(z.nullable(z.string().check(z.maxLength(500)))),
    versificacao: z.optional(z.enum(versifications)),
  }),
  livros: z.array(z.strictObject({ livro: bookId, capitulos: z.array(z.array(verse)) })).check(z.maxLength(66)),
})
type Document = z.infer<typeof documentSchema>

const isOwn = (file: SourceFile) => {
  const head = readHead(file)
  return head.startsWith('{') && head.includes(`"${narthexFormat}"`)
}

export const narthexJsonReader: FormatReader = {
  format: 'Narthex JSON',
  detect: (files) => files.some(isOwn),
  read(files, options) {
    const own = files.filter(isOwn)
    const documents = own.map(readDocument)
    const { atribuicao, ...meta } = documents[0]?.traducao ?? {}
    const run = () => ({
      pieces: readChapters(documents),
      meta: () => ({ ...meta, atribuicao: atribuicao ?? undefined }),
    })
    return parseTranslation(own, options, run)
  },
}

function readDocument(file: SourceFile): Document {
  const parsed = documentSchema.safeParse(parseJson(file))
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  throw new UnreadableSource(`${file.name}: ${issue?.path.join('.') ?? ''}: ${issue?.message ?? 'not this format'}`)
}

export function parseJson(file: SourceFile): unknown {
  try {
    return JSON.parse(readText(file).replace(/^\ufeff/, ''))
  } catch (error) {
    if (error instanceof UnreadableSource) throw error
    throw new UnreadableSource(`${file.name} is not valid JSON: ${(error as Error).message}`)
  }
}

function* readChapters(documents: readonly Document[]): Generator<ParsedVerse[]> {
  for (const { livro: book, capitulos } of documents.flatMap(({ livros }) => livros)) {
    if (capitulos.length > lastChapter(book)) throw new UnreadableSource(`${book} has ${lastChapter(book)} chapters`)
    for (const [index, verses] of capitulos.entries())
      yield verses.flatMap((given, position) => {
        const found = toVerse(given, position + 1)
        if (found) checkVerse(found, `${book} ${index + 1}:${found.versiculo}`)
        return found ? [{ book, chapter: index + 1, verse: found }] : []
      })
  }
}

/** A text alone is the verse of its place; null is a verse that the translation does not have. */
function toVerse(given: string | Verse | null, position: number): Verse | undefined {
  if (given === null) return undefined
  if (typeof given !== 'string') return given
  const texto = cleanText(given).trim()
  return texto === '' ? undefined : { versiculo: position, texto }
}

/** Positions must lie inside of the text. */
function checkVerse(
  { versiculo, ate = versiculo, texto, trechos = [], linhas = [], notas = [] }: Verse,
  place: string,
) {
  const positions = [...trechos.map(({ fim }) => fim), ...[...linhas, ...notas].map(({ posicao }) => posicao)]
  const isUsable = versiculo >= 1 && versiculo <= ate && ate <= 200 && texto.trim() !== ''
  if (
    !isUsable ||
    positions.some((position) => position > texto.length) ||
    trechos.some((one) => one.inicio >= one.fim)
  )
    throw new UnreadableSource(`${place}: its numbers do not fit its text`)
}
