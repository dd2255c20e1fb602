import { weekdayName } from '@narthex/client/format/dates'
import { locales } from '@narthex/contract/locale'
import type { Occurrence } from '@narthex/contract/schedule/schedule.schemas'
import { splitWords } from '@narthex/contract/split-words'
import { contentWords } from './find-sections.ts'
import { besideServiceWords, serviceWords } from './section-words.ts'
import { gradeMatch } from './word-match.ts'

const foldedWords = (text: string) => splitWords(text).map(({ word }) => word)
const asking = foldedWords(serviceWords)
const beside = foldedWords(besideServiceWords)
/** First word of each weekday's name in every language, 0 for Sunday: “quarta” for “quarta-feira”. */
const weekdays = Array.from({ length: 7 }, (_, day) =>
  locales.map((locale) => foldedWords(weekdayName(day, locale))[0] ?? ''),
)

/** Beginnings of fewer letters are those of too many other words. */
const isNamed = (typed: string, words: readonly string[]) =>
  words.some((word) => typed === word || (typed.length > 3 && gradeMatch(typed, word) > 0))

/** Checks whether the question may be about service times, as “culto domingo” or “what time is service”. */
export function mayAskForServices(typed: string): boolean {
  return contentWords(typed).some((word) => isNamed(word, asking) || weekdayIn(word) >= 0)
}

const weekdayIn = (word: string) => weekdays.findIndex((names) => isNamed(word, names))

const mostAnswers = 3

/**
 * The next services that a question asks for, soonest first: of its day of the week, and with its other words in their
 * names. None where it asks for something else.
 */
export function answerServices(typed: string, services: readonly Occurrence[], now: Date): Occurrence[] {
  if (!mayAskForServices(typed)) return []
  const words = contentWords(typed)
  const days = words.map(weekdayIn).filter((day) => day >= 0)
  const others = words.filter((word) => weekdayIn(word) < 0 && !isNamed(word, asking) && !isNamed(word, beside))
  const coming = services.filter(
    ({ dataFim, titulo }) =>
      Date.parse(dataFim) > now.getTime() && others.every((word) => isNamed(word, foldedWords(titulo))),
  )
  const ofDay = coming.filter(({ inicioLocal }) => days.includes(new Date(inicioLocal.slice(0, 10)).getUTCDay()))
  // Without a service on that day, the others are the answer.
  return (ofDay.length > 0 ? ofDay : coming).slice(0, mostAnswers)
}
