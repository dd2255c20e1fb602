import type { RichText } from '@narthex/contract/content/rich-text'
import { expect, test } from 'vitest'
import { ValueExchange } from './value-exchange.ts'

const line = (text: string, marks?: object[]): RichText =>
  ({
    type: 'doc',
    content: [{ type: 'paragraph', content: [{ type: 'text', text, ...(marks && { marks }) }] }],
  }) as RichText

test('what the form gives back of the own changes is an echo, in order, late or with gaps', () => {
  const exchange = new ValueExchange(null)
  const [a, b, c] = [line('a'), line('ab'), line('abc')]
  for (const value of [a, b, c]) expect(exchange.give(value)).toEqual({ value })
  expect(exchange.receive(a)).toBe('echo')
  expect(exchange.receive(c)).toBe('echo')
  expect(exchange.receive(c)).toBe('echo')
})

test('a late echo of an emptied text is no order to empty it again', () => {
  const exchange = new ValueExchange(line('a'))
  exchange.give(null)
  exchange.give(line('b'))
  expect(exchange.receive(null)).toBe('echo')
})

test('an emptied form is one, once all that was written has been given back', () => {
  const exchange = new ValueExchange(null)
  const written = line('a')
  exchange.give(written)
  expect(exchange.receive(written)).toBe('echo')
  expect(exchange.receive(null)).toBe('otherText')
})

test('the answer to a save is the same text, with the marks of the API', () => {
  const exchange = new ValueExchange(null)
  exchange.give(line('Sl 23'))
  const answer = line('Sl 23', [{ type: 'bible', attrs: { passage: 'Ps.23' } }])
  expect(exchange.receive(answer)).toBe('sameText')
  expect(exchange.give(line('Sl 23'))).toBeUndefined()
})

test('a change that was taken back gives the form the value that it had', () => {
  const saved = line('Sl 23', [{ type: 'bible', attrs: { passage: 'Ps.23' } }])
  const exchange = new ValueExchange(saved)
  exchange.give(line('Sl 234'))
  expect(exchange.give(line('Sl 23'))?.value).toBe(saved)
})

test('a form that gives nothing back is not remembered without end', () => {
  const exchange = new ValueExchange(null)
  for (let length = 1; length < 400; length++) exchange.give(line('a'.repeat(length)))
  expect(exchange.receive(line('from elsewhere'))).toBe('otherText')
})
