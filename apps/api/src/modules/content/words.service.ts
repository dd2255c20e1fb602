import type { contentForms } from '@narthex/contract/content/content.form'
import { toPlainText } from '@narthex/contract/content/rich-text'
import type { GivenQuestions } from '@narthex/contract/content/study.form'
import type { Question } from '@narthex/contract/content/study.schemas'
import type * as z from 'zod/mini'
import { invalid } from '../../platform/errors/domain-error.ts'
import { readRichText } from '../rich-text/rich-text.service.ts'
import { readingMinutes } from './reading-time.rules.ts'
import { assignQuestionCodes, toQuestions } from './studies/study-questions.service.ts'
import type { WrittenWords } from './translation-states.rules.ts'

type Checked<Kind extends keyof typeof contentForms> = z.output<(typeof contentForms)[Kind]>
/** The checked form of any kind. */
export type CheckedContent = Partial<Checked<'EBD_LICAO'>> &
  Partial<Checked<'DEVOCIONAL'>> &
  Partial<Checked<'ESTUDO'>> &
  Checked<'NOTICIA'>

interface Written {
  readonly titulo: string
  readonly resumo: string
  readonly corpo: unknown
  readonly referencia?: string | null | undefined
  readonly perguntas?: GivenQuestions | undefined
  readonly orientacaoLider?: unknown
}

/** The previous questions of a study, by language; undefined for a new study. */
export type KnownQuestions = ReadonlyMap<string, readonly Question[]> | undefined

/** Converts texts for storage: the original language first, then the translations. */
export async function toWords(
  checked: CheckedContent,
  language: string,
  known: KnownQuestions,
): Promise<[WrittenWords, ...WrittenWords[]]> {
  const translated = Object.entries(checked.traducoes)
  if (language in checked.traducoes) throw invalid([{ path: 'traducoes', message: 'Same language as the original' }])
  // A language that the study did not have before has an empty list, not undefined.
  const knownIn = (idioma: string) => known && (known.get(idioma) ?? [])
  const codes = assignQuestionCodes(checked.perguntas ?? [], { known: knownIn(language) })
  const own = (checked.perguntas ?? []).map((question, index) => ({ ...question, codigo: codes[index] }))
  const others = translated.map(([idioma, words]) =>
    toWordsRow(words, idioma, { path: `traducoes.${idioma}.`, known: knownIn(idioma), own: codes }),
  )
  return [await toWordsRow({ ...checked, perguntas: own }, language, {}), ...(await Promise.all(others))]
}

interface WordsContext {
  readonly path?: string
  readonly known?: readonly Question[] | undefined
  readonly own?: readonly string[]
}

async function toWordsRow(
  { titulo, resumo, referencia = null, ...words }: Written,
  idioma: string,
  { path = '', ...before }: WordsContext,
) {
  const corpo = await readRichText(words.corpo, idioma, `${path}corpo`)
  const orientacaoLider = await readRichText(words.orientacaoLider ?? null, idioma, `${path}orientacaoLider`)
  const perguntas = await toQuestions(words.perguntas ?? [], { language: idioma, path: `${path}perguntas`, ...before })
  const minutosLeitura = readingMinutes(corpo ? toPlainText(corpo) : resumo)
  return { idioma, titulo, resumo, referencia, corpo, minutosLeitura, perguntas, orientacaoLider }
}
