import { NoResponseError } from '@narthex/contract/client'
import { UNSAFE_ErrorResponseImpl as ErrorResponse } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { failWith } from './fail.server.ts'
import { toFailure } from './failure.ts'

afterEach(() => vi.unstubAllGlobals())

test('a loader’s failure speaks the reader’s language', () => {
  const thrown = failWith('inactive', 'es')
  const failure = toFailure(new ErrorResponse(thrown.init?.status ?? 0, '', thrown.data))
  expect(failure).toMatchObject({ reason: 'inactive', locale: 'es' })
  expect(failure.messages.errors.inactiveTitle).toBe('Este sitio no está disponible en este momento')
})

test('where the API cannot answer for now the page says so, and when it tries again', () => {
  const thrown = failWith('unavailable', 'pt', { retryAfterSeconds: 4 })
  expect(thrown.init?.status).toBe(503)
  const failure = toFailure(new ErrorResponse(503, '', thrown.data))
  expect(failure).toMatchObject({ reason: 'unavailable', locale: 'pt', retryAfterSeconds: 4 })
})

test('of a bug nothing is told but that something went wrong', () => {
  const failure = toFailure(new Error('password of the database'))
  expect(failure.reason).toBe('generic')
  expect(JSON.stringify(failure)).not.toContain('password')
})

test('a plain 503, as a page’s data gets where not even the site is known, tries again', () => {
  const failure = toFailure(new ErrorResponse(503, 'Service Unavailable', 'Unavailable'))
  expect(failure).toMatchObject({ reason: 'unavailable', retryAfterSeconds: 5 })
})

test('a plain 404 is a page not found', () => {
  expect(toFailure(new ErrorResponse(404, 'Not Found', null)).reason).toBe('notFound')
})

test('a call that nothing answered is the generic failure, and offline where the browser knows that it is', () => {
  const unanswered = new NoResponseError('The server did not answer')
  vi.stubGlobal('navigator', { onLine: true })
  expect(toFailure(unanswered).reason).toBe('generic')
  vi.stubGlobal('navigator', { onLine: false })
  expect(toFailure(unanswered).reason).toBe('offline')
  expect(toFailure(new Error('a bug')).reason).toBe('generic')
})
