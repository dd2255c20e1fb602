import type { ChatSettings } from '@narthex/contract/chat/chat-moderation.endpoints'
import { plainWords } from '../../../platform/care/care.rules.ts'
import { toLatinLetters } from '../../../platform/names/look-alikes.rules.ts'

type ListedWord = ChatSettings['palavras'][number]

/** Folds accents, signs for letters, lookalike letters of other scripts, and stretched or spaced words. */
const fold = (text: string) => plainWords(toLatinLetters(text)).replace(/(\p{L})\1+/gu, '$1')

/** The words and phrases of a church's list that a text has, as whole words. */
export function findListedWords(text: string, listed: readonly ListedWord[]): ListedWord[] {
  if (listed.length === 0) return []
  const words = fold(text)
  return listed.filter(({ palavra }) => {
    const wanted = fold(palavra)
    return wanted.trim() !== '' && words.includes(wanted)
  })
}
