import type { ModerationQueue } from '@narthex/contract/prayer/prayer-moderation.endpoints'
import { isOpen, type Outcome } from './case-outcomes.ts'
import type { Case, Queue } from './moderation-calls.ts'

/** A queue as it was opened: what was decided on stays in its place until it is opened again, and is counted no more. */
export interface OpenQueue extends Queue {
  readonly name: ModerationQueue
  /** Outcomes by the case's key. */
  readonly outcomes: ReadonlyMap<string, Outcome>
}

export const caseKey = ({ oracao, mensagem }: Case) => (oracao ? `prayer-${oracao.id}` : `message-${mensagem?.id}`)

export const findOutcome = ({ outcomes }: OpenQueue, each: Case) => outcomes.get(caseKey(each))

export const countOpen = (queue: OpenQueue) => queue.itens.filter((each) => isOpen(findOutcome(queue, each))).length

/** The page of the server with the next cases: decisions empty the earlier pages, so it is searched from the first one on. */
export const nextPage = (queue: OpenQueue) => Math.floor(countOpen(queue) / queue.limit) + 1

export function openQueue(name: ModerationQueue, page: Queue): OpenQueue {
  return { ...page, name, outcomes: new Map() }
}

/** Queue with the outcome of a case; `changed` is the case as it was reloaded. */
export function withOutcome(queue: OpenQueue, each: Case, outcome: Outcome, changed: Case = each): OpenQueue {
  const key = caseKey(each)
  const waited = isOpen(queue.outcomes.get(key))
  const waits = isOpen(outcome)
  const itens = queue.itens.map((item) => (caseKey(item) === key ? changed : item))
  const outcomes = new Map(queue.outcomes).set(key, outcome)
  return withMore({ ...queue, itens, outcomes }, Number(waits) - Number(waited))
}

/** Queue with a further page, whose counts include all decisions except the unsent ones. */
export function withPage(queue: OpenQueue, page: Queue): OpenQueue {
  const known = new Set(queue.itens.map(caseKey))
  const itens = [...queue.itens, ...page.itens.filter((each) => !known.has(caseKey(each)))]
  const held = [...queue.outcomes.values()].filter((outcome) => outcome === 'held')
  return withMore({ ...queue, ...page, itens }, -held.length)
}

function withMore(queue: OpenQueue, count: number): OpenQueue {
  const add = (before: number) => Math.max(0, before + count)
  const { name, filas, total } = queue
  return { ...queue, total: add(total), filas: { ...filas, [name]: add(filas[name]) } }
}
