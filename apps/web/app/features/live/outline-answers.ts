import { stored } from '@narthex/client/device/stored'

/** A listener's answers in the outline's blanks; kept on this device only. */
export type OutlineAnswers = Readonly<Record<string, string>>

const keyOf = (broadcastId: number) => `live-outline ${broadcastId}`
/** Maximum length of an answer, in characters. */
export const answerLength = 80

export function readAnswers(broadcastId: number): OutlineAnswers {
  const kept = stored(() => JSON.parse(localStorage.getItem(keyOf(broadcastId)) ?? '{}') as unknown)
  if (typeof kept !== 'object' || kept === null) return {}
  return Object.fromEntries(Object.entries(kept).filter((entry) => typeof entry[1] === 'string'))
}

export function keepAnswers(broadcastId: number, answers: OutlineAnswers): void {
  stored(() => localStorage.setItem(keyOf(broadcastId), JSON.stringify(answers)))
}

/** Checks whether an answer is the word, ignoring accents and case. */
export function isSameWord(answer: string, word: string): boolean {
  const fold = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').trim().toLowerCase()
  return fold(answer) === fold(word)
}
