import { expect, test } from 'vitest'
import type { Case, Queue } from './moderation-calls.ts'
import { countOpen, findOutcome, nextPage, openQueue, withOutcome, withPage } from './open-queue.ts'

const aCase = (id: number) => ({ oracao: { id, versao: 1 }, mensagem: null }) as Case
const counts = { CUIDADO: 0, CONTATO: 0, DENUNCIADA: 0, PENDENTE: 0, RESERVADA: 0, DECIDIDA: 0 }

function page(ids: readonly number[], total: number): Queue {
  return { itens: ids.map(aCase), page: 1, limit: 2, total, filas: { ...counts, PENDENTE: total } }
}

const opened = () => openQueue('PENDENTE', page([1, 2], 5))

test('a decided case stays in its place and is counted no more', () => {
  const queue = withOutcome(opened(), aCase(1), 'held')
  expect(queue.itens.map(({ oracao }) => oracao?.id)).toEqual([1, 2])
  expect(findOutcome(queue, aCase(1))).toBe('held')
  expect(countOpen(queue)).toBe(1)
  expect(queue).toMatchObject({ total: 4, filas: { PENDENTE: 4 } })
})

test('a decision that was sent after it was held is counted once', () => {
  const queue = withOutcome(withOutcome(opened(), aCase(1), 'held'), aCase(1), 'PUBLICAR')
  expect(queue.total).toBe(4)
})

test.each(['takenBack', 'failed', 'changed'] as const)('a decision that did not hold waits again: %s', (outcome) => {
  const queue = withOutcome(withOutcome(opened(), aCase(1), 'held'), aCase(1), outcome)
  expect(queue).toMatchObject({ total: 5, filas: { PENDENTE: 5 } })
  expect(countOpen(queue)).toBe(2)
})

test('a case that was changed by someone else is shown as it is now', () => {
  const changed = { oracao: { id: 1, versao: 2 }, mensagem: null } as Case
  expect(withOutcome(opened(), aCase(1), 'changed', changed).itens[0]?.oracao?.versao).toBe(2)
})

test('decisions empty the earlier pages, and the next cases are searched from there', () => {
  expect(nextPage(opened())).toBe(2)
  expect(nextPage(withOutcome(opened(), aCase(1), 'PUBLICAR'))).toBe(1)
})

test('a further page adds what is not listed, and does not count again what is held', () => {
  const queue = withOutcome(withOutcome(opened(), aCase(1), 'PUBLICAR'), aCase(2), 'held')
  // The server knows of the first decision only.
  const more = withPage(queue, page([2, 3], 4))
  expect(more.itens.map(({ oracao }) => oracao?.id)).toEqual([1, 2, 3])
  expect(more).toMatchObject({ total: 3, filas: { PENDENTE: 3 } })
})

test('a queue that is opened again has no decisions', () => {
  expect(openQueue('PENDENTE', page([2], 1)).outcomes.size).toBe(0)
})
