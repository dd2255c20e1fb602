import { expect, test } from 'vitest'
import { chooseBroadcast, listChanges } from './live-choice.ts'
import { aBroadcastItem } from './testing/broadcasts.ts'

const now = new Date('2026-03-08T12:00:00Z')
const nothing = { agora: [], proximas: [], anteriores: [] }
const next = aBroadcastItem({ id: 2, inicio: '2026-03-08T21:00:00Z', abreEm: '2026-03-08T20:30:00Z' })
const ended = aBroadcastItem({ id: 3, fim: '2026-03-08T11:00:00Z', estado: 'ENCERRADA' })
const replay = aBroadcastItem({ id: 4, fim: '2026-03-01T11:00:00Z', estado: 'REPRISE' })

test('what is live comes before what is open', () => {
  const open = aBroadcastItem({ id: 5, estado: 'ABERTA' })
  const live = aBroadcastItem({ id: 6, estado: 'AO_VIVO' })
  expect(chooseBroadcast({ ...nothing, agora: [open, live], proximas: [next] }, now)?.id).toBe(6)
  expect(chooseBroadcast({ ...nothing, agora: [open], proximas: [next] }, now)?.id).toBe(5)
})

test('a service that has just ended stays for three hours, unless the next is within the hour', () => {
  const lists = { agora: [], proximas: [next], anteriores: [ended, replay] }
  expect(chooseBroadcast(lists, now)?.id).toBe(3)
  expect(chooseBroadcast(lists, new Date('2026-03-08T14:00:00Z'))?.id).toBe(2)
  const soon = aBroadcastItem({ id: 7, inicio: '2026-03-08T12:59:00Z' })
  expect(chooseBroadcast({ ...lists, proximas: [soon] }, now)?.id).toBe(7)
})

test('a canceled broadcast is not the one that has just ended', () => {
  const canceled = { ...ended, estado: 'CANCELADA' as const }
  expect(chooseBroadcast({ agora: [], proximas: [next], anteriores: [canceled] }, now)?.id).toBe(2)
})

test('without a next one the latest replay is shown, and without a replay nothing', () => {
  expect(
    chooseBroadcast({ ...nothing, anteriores: [{ ...ended, fim: '2026-03-01T11:00:00Z' }, replay] }, now)?.id,
  ).toBe(4)
  expect(chooseBroadcast(nothing, now)).toBeUndefined()
})

test('the page changes where the choice does', () => {
  const lists = { agora: [], proximas: [next], anteriores: [ended] }
  expect(listChanges(lists, now).map((moment) => moment.toISOString())).toEqual([
    '2026-03-08T21:00:00.000Z',
    '2026-03-08T20:00:00.000Z',
    '2026-03-08T20:30:00.000Z',
    '2026-03-08T14:00:00.000Z',
  ])
  expect(listChanges(nothing, now)).toEqual([])
})
