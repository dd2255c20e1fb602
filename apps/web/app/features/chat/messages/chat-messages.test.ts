import type { ChatEvent } from '@narthex/contract/chat/chat.events'
import type { ChatMessage } from '@narthex/contract/chat/chat.schemas'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { aMessage } from '../testing/a-message.ts'
import { fromSnapshot, noMessages, toggled, trimmed, withEvents, withOlder } from './chat-messages.ts'

const added = (id: number, autor = 'ana'): ChatEvent => ({ tipo: 'MENSAGEM', mensagem: aMessage(id, { by: autor }) })
const ids = (list: readonly ChatMessage[]) => list.map(({ id }) => id)
const page = (mensagens: ChatMessage[], flagAnteriores = false) => ({ mensagens, flagAnteriores })

const anId = fc.integer({ min: 1, max: 12 })
const anEvent: fc.Arbitrary<ChatEvent> = fc.oneof(
  anId.map((id) => added(id, id % 2 ? 'ana' : 'rui')),
  fc.record({ tipo: fc.constant('EDITADA' as const), id: anId, texto: fc.constantFrom('a', 'b') }),
  fc.record({ tipo: fc.constant('APAGADAS' as const), ids: fc.array(anId, { maxLength: 3 }) }),
  fc.record({ tipo: fc.constant('AUTOR_APAGADO' as const), autor: fc.constantFrom('ana', 'rui'), ate: anId }),
  fc.record({
    tipo: fc.constant('REACOES' as const),
    id: anId,
    reacoes: fc.constantFrom([], [{ emoji: '🙏' as const, total: 2, flagMinha: false }]),
  }),
)

test('a snapshot at any moment, with events around it twice, ends in the list of all events in their order', () => {
  fc.assert(
    fc.property(fc.array(anEvent, { maxLength: 30 }), fc.nat(30), fc.nat(30), (events, cut, overlap) => {
      const all = withEvents(noMessages, events)
      const snapshot = fromSnapshot(page([...withEvents(noMessages, events.slice(0, cut)).list]))
      const late = events.slice(Math.max(0, cut - overlap))
      expect(withEvents(snapshot, late).list).toEqual(withEvents(withEvents(snapshot, late), late).list)
      expect(withEvents(snapshot, events.slice(cut)).list).toEqual(all.list)
    }),
  )
})

test('the same messages in any order and any number of times are one list', () => {
  const all = [1, 2, 3, 4, 5, 6].map((id) => added(id))
  fc.assert(
    fc.property(fc.shuffledSubarray([...all, ...all], { minLength: 12 }), (events) => {
      expect(ids(withEvents(noMessages, events).list)).toEqual([1, 2, 3, 4, 5, 6])
    }),
  )
})

test('older pages come before what is shown, each message once', () => {
  const shown = fromSnapshot(page([aMessage(5), aMessage(6)], true))
  expect(ids(withOlder(shown, page([aMessage(3), aMessage(4), aMessage(5)])).list)).toEqual([3, 4, 5, 6])
})

test('a message of a page that was not read leaves no gap in the list', () => {
  const shown = fromSnapshot(page([aMessage(5)], true))
  expect(ids(withEvents(shown, [added(2)]).list)).toEqual([5])
  expect(ids(withEvents({ ...shown, hasOlder: false }, [added(2)]).list)).toEqual([2, 5])
})

test('all messages of an author leave, except those that were written later', () => {
  const shown = withEvents(noMessages, [added(1), added(2, 'rui'), added(3), added(4)])
  expect(ids(withEvents(shown, [{ tipo: 'AUTOR_APAGADO', autor: 'ana', ate: 3 }]).list)).toEqual([2, 4])
})

test('sums of reactions keep the mark of the reader', () => {
  const own = { emoji: '🙏' as const, total: 1, flagMinha: true }
  const shown = fromSnapshot(page([{ ...aMessage(1), reacoes: [own] }]))
  const event = { tipo: 'REACOES', id: 1, reacoes: [{ ...own, total: 5, flagMinha: false }] } as const
  expect(withEvents(shown, [event]).list[0]?.reacoes).toEqual([{ ...own, total: 5 }])
})

test('a reaction given twice counts once, and the last one taken back leaves none', () => {
  const once = toggled([], '👍', true)
  expect(once).toEqual([{ emoji: '👍', total: 1, flagMinha: true }])
  expect(toggled(once, '👍', true)).toEqual(once)
  expect(toggled(once, '👍', false)).toEqual([])
})

test('a long list keeps its newest messages and knows of older ones', () => {
  const shown = fromSnapshot(page([aMessage(1), aMessage(2), aMessage(3)]))
  expect(trimmed(shown, 2)).toMatchObject({ hasOlder: true, list: [{ id: 2 }, { id: 3 }] })
  expect(trimmed(shown, 3)).toBe(shown)
})
