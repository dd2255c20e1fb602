import * as z from 'zod/mini'

/** Conditions on answers: the answer is a value, is a number or a day from or until one, or there is one or none. */
export const answerConditions = ['igual', 'de', 'ate', 'tem', 'sem'] as const
export type AnswerCondition = (typeof answerConditions)[number]

/** A condition on the answers to a custom field; `tem` and `sem` need no value. */
export interface AnswerFilter {
  readonly idCampo: number
  readonly condicao: AnswerCondition
  readonly valor: string
}

const maxFilters = 5
const longestText = 1500
const part = /^([1-9]\d{0,8}):(igual|de|ate|tem|sem)(?::(.*))?$/s

/** Writes conditions as a query names them: `7:igual:Flauta,9:tem`. All of them hold. */
export const writeAnswerFilters = (filters: readonly AnswerFilter[]): string =>
  filters
    .map(({ idCampo, condicao, valor }) =>
      [idCampo, condicao, ...(valor === '' ? [] : [encodeURIComponent(valor)])].join(':'),
    )
    .join(',')

/** Reads conditions; undefined for a text that holds none, or more than a list is filtered by. */
export function readAnswerFilters(text: string): AnswerFilter[] | undefined {
  if (text.length > longestText) return undefined
  const parts = text.split(',')
  if (parts.length > maxFilters) return undefined
  const filters = parts.map(readPart)
  return filters.some((filter) => filter === undefined) ? undefined : (filters as AnswerFilter[])
}

function readPart(text: string): AnswerFilter | undefined {
  const [, id, condicao, written = ''] = part.exec(text) ?? []
  if (id === undefined) return undefined
  const needsValue = condicao !== 'tem' && condicao !== 'sem'
  if (needsValue !== (written !== '')) return undefined
  try {
    return { idCampo: Number(id), condicao: condicao as AnswerCondition, valor: decodeURIComponent(written) }
  } catch {
    return undefined
  }
}

/** A query parameter of a list of people. It stays as it was written, as saved views and selections keep it. */
export const answerFilterText = z
  .string()
  .check(z.refine((text) => readAnswerFilters(text) !== undefined, 'Not conditions on answers'))
