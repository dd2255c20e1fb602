import { afterEach, beforeEach, expect, type MockInstance, vi } from 'vitest'

let errors: MockInstance<typeof console.error>

beforeEach(() => {
  errors = vi.spyOn(console, 'error')
})

// A test that expects an error says so with a mock of its own, or clears this one.
afterEach(() => {
  const calls = errors.mock.calls
  errors.mockRestore()
  expect(calls, 'console.error was called').toEqual([])
})
