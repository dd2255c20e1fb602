import { expect, test } from 'vitest'
import { stored } from './stored.ts'

test('gives what storage holds, and nothing where it is denied', () => {
  expect(stored(() => 'kept')).toBe('kept')
  const denied = () => {
    throw new DOMException('Denied', 'SecurityError')
  }
  expect(stored(denied)).toBeUndefined()
})
