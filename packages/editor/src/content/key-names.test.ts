import { expect, test } from 'vitest'
import { describeKeys } from './key-names.ts'

test.each([
  ['Control+Shift+8', 'Ctrl+Shift+8', '⌘⇧8'],
  ['Control+Alt+2', 'Ctrl+Alt+2', '⌘⌥2'],
  ['Control+/', 'Ctrl+/', '⌘/'],
  ['Tab', 'Tab', 'Tab'],
])('%s is written as on the keyboard', (keys, elsewhere, onApple) => {
  expect(describeKeys(keys, false)).toBe(elsewhere)
  expect(describeKeys(keys, true)).toBe(onApple)
})
