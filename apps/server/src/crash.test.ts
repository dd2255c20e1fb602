import { expect, test } from 'vitest'
import { describeCrash } from './crash.ts'

const card = '5105105105105100'

test('a crash says what failed and where', () => {
  const described = describeCrash(Object.assign(new Error('x'), { code: 'ECONNRESET' }))
  expect(described).toMatchObject({ error: 'Error', code: 'ECONNRESET' })
  expect(described.at[0]).toContain('crash.test.ts')
  const missing = describeCrash(new TypeError("Cannot read properties of undefined (reading 'id')"))
  expect(missing.message).toBe("Cannot read properties of undefined (reading 'id')")
})

const planted: [string, unknown][] = [
  ['message', new Error(`refused ${card}`)],
  ['lines of its message', new Error(`refused\n    at ${card} (/x.ts:1:1)\n    at /x/${card}.ts:1:1`)],
  ['cause', new Error('x', { cause: new Error(card, { cause: card }) })],
  ['properties', Object.assign(new Error('x'), { code: card, params: [card], request: { numero: card } })],
  ['name', Object.assign(new Error('x'), { name: card })],
  ['message of an error of the language', new TypeError(`Cannot create property on 5105 1051 0510 5100, 739`)],
  ['message that looks like one of the language', new TypeError(`x${card} is not a function`)],
  ['thrown text', card],
  ['thrown object', { numero: card, cvv: '739' }],
]

test.each(planted)('a card in the %s of what ends the process is not written', (_, thrown) => {
  const written = JSON.stringify(describeCrash(thrown))
  expect(written.replace(/[ .-]/g, '')).not.toContain(card)
  expect(written).not.toContain('739')
})

test('causes that never end are not followed to their end', () => {
  const error = new Error('x')
  error.cause = error
  expect(JSON.stringify(describeCrash(error)).length).toBeLessThan(20_000)
})
