import { createHash } from 'node:crypto'
import type { LanguageState } from '@narthex/contract/content/office-content'
import { locales } from '@narthex/contract/locale'
import { toCanonical } from '../../platform/resources/editing/draft.rules.ts'
import type { conteudoTraducao } from './content.tables.ts'

type WordsRow = Omit<typeof conteudoTraducao.$inferSelect, 'igrejaId' | 'conteudoId'>
/** Texts before it is known whether they are shown. */
export type WrittenWords = Omit<WordsRow, 'situacao' | 'origem'>

/** The hash of a text: a translation knows by it whether its original was changed since. */
export const hashWords = ({ titulo, resumo, corpo, referencia, perguntas }: WrittenWords): string =>
  createHash('sha256')
    .update(toCanonical([titulo, resumo, corpo, referencia, perguntas]))
    .digest('base64url')

/**
 * The texts of an item with their states, the original first. Translations are shown with it; where `texts` are given, which
 * it had before, each stays as it was, and a new one is a draft. One that was written now is a translation of the original
 * as it is now.
 */
export function toTranslationStates(
  [own, ...others]: readonly [WrittenWords, ...WrittenWords[]],
  texts: readonly WordsRow[] | undefined,
): WordsRow[] {
  const origem = hashWords(own)
  const translations = others.map((words): WordsRow => {
    const before = texts?.find(({ idioma }) => idioma === words.idioma)
    const situacao = texts ? (before?.situacao ?? 'RASCUNHO') : 'PUBLICADO'
    const isSame = before !== undefined && hashWords(before) === hashWords(words)
    return { ...words, situacao, origem: isSame ? before.origem : origem }
  })
  return [{ ...own, situacao: 'PUBLICADO', origem: null }, ...translations]
}

/** State of each translation of an item: the languages of the product, and others that the item has. */
export function toLanguageStates(own: WordsRow, others: readonly WordsRow[]): Record<string, LanguageState> {
  const origem = hashWords(own)
  const names = new Set([...locales, ...others.map(({ idioma }) => idioma)])
  names.delete(own.idioma as never)
  return Object.fromEntries(
    [...names].map((name) => [
      name,
      toState(
        others.find(({ idioma }) => idioma === name),
        origem,
      ),
    ]),
  )
}

function toState(words: WordsRow | undefined, origem: string): LanguageState {
  if (!words) return 'FALTA'
  if (words.situacao === 'RASCUNHO') return 'RASCUNHO'
  return words.origem === null || words.origem === origem ? 'PRONTA' : 'DESATUALIZADA'
}
