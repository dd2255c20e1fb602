import { plainTextOf, type RichText } from '@narthex/contract/content/rich-text'
import { invalid } from '../../platform/http/domain-error.ts'
import type { WordsRow } from './content.editing.queries.ts'
import type { CheckedContent } from './content.inputs.ts'
import { readingMinutes } from './reading-time.rules.ts'
import { withBibleMarks } from './rich-text/bible-marks.service.ts'
import { cleanRichText } from './rich-text/clean.service.ts'

interface Written {
  readonly titulo: string
  readonly resumo: string
  readonly corpo: unknown
  readonly referencia?: string | null | undefined
}

/** What was written as it is kept, its own language first and its translations after it. Throws VALIDATION. */
export async function wordsOf(checked: CheckedContent, language: string): Promise<[WordsRow, ...WordsRow[]]> {
  const translated = Object.entries(checked.traducoes)
  if (language in checked.traducoes) throw invalid([{ path: 'traducoes', message: 'It is written in that language' }])
  const others = translated.map(([idioma, words]) => rowOf(words, idioma, `traducoes.${idioma}.corpo`))
  return [await rowOf(checked, language, 'corpo'), ...(await Promise.all(others))]
}

async function rowOf({ titulo, resumo, referencia = null, ...words }: Written, idioma: string, path: string) {
  const corpo = await bodyOf(words.corpo, idioma, path)
  const minutosLeitura = readingMinutes(corpo ? plainTextOf(corpo) : resumo)
  return { idioma, titulo, resumo, referencia, corpo, minutosLeitura }
}

async function bodyOf(given: unknown, language: string, path: string): Promise<RichText | null> {
  const clean = given === null ? null : cleanRichText(given, path)
  return clean && withBibleMarks(clean, language)
}
