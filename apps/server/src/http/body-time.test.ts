import { EventEmitter } from 'node:events'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { servedEndpoints } from '@narthex/api/testing/served-endpoints'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { limitBodyTime } from './body-time.ts'

const limitBody = limitBodyTime(servedEndpoints)

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A request whose body has begun to come. */
function arriving(line: string, header: string) {
  const [method, url] = line.split(' ')
  const [name = '', value] = header.split(': ')
  const destroy = vi.fn()
  const request = { method, url, headers: { [name]: value }, complete: false, socket: { destroy } }
  return {
    destroy,
    request: Object.assign(new EventEmitter(), request) as unknown as IncomingMessage,
    response: new EventEmitter() as unknown as ServerResponse,
  }
}

describe.each([
  ['POST /api/v1/security/login_check', 'content-length: 10'],
  ['POST /api/v1/security/login_check', 'transfer-encoding: chunked'],
  ['GET /', 'content-length: 10'],
  ['GET /api/v1/igreja/farol/arquivo/', 'content-length: 10'],
  ['POST /api/v1/igreja/farol/arquivo/../x', 'content-length: 10'],
  ['POST /?/api/v1/igreja/farol/arquivo/', 'content-length: 10'],
])('%s, %s', (line, header) => {
  it('is cut off half a minute later where it has not come', () => {
    const { request, response, destroy } = arriving(line, header)
    limitBody(request, response)
    vi.advanceTimersByTime(29_999)
    expect(destroy).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    expect(destroy).toHaveBeenCalledOnce()
  })

  it('is left alone where it has', () => {
    const { request, response, destroy } = arriving(line, header)
    limitBody(request, response)
    Object.assign(request, { complete: true })
    vi.runAllTimers()
    expect(destroy).not.toHaveBeenCalled()
  })

  it('costs nothing more once it is over', () => {
    const { request, response } = arriving(line, header)
    limitBody(request, response)
    request.emit('close')
    expect(vi.getTimerCount()).toBe(0)
  })
})

it.each([
  ['POST /api/v1/igreja/farol/arquivo/', 'content-length: 10'],
  ['POST /api/v1/igreja/farol/arquivo', 'transfer-encoding: chunked'],
  ['POST /api/v1/igreja/farol/imagem/?x=1', 'content-length: 10'],
  ['POST /api/v1/usuario/1/2/imagem', 'content-length: 10'],
  ['GET /', 'host: a'],
  ['POST /api/v1/x', 'content-length: 0'],
])('%s, %s: may take its time', (line, header) => {
  const { request, response } = arriving(line, header)
  limitBody(request, response)
  expect(vi.getTimerCount()).toBe(0)
})

it('a file that nobody waits for any more may not', () => {
  const { request, response, destroy } = arriving('POST /api/v1/igreja/farol/arquivo/', 'content-length: 10')
  limitBody(request, response)
  response.emit('finish')
  vi.advanceTimersByTime(30_000)
  expect(destroy).toHaveBeenCalledOnce()
})

it('a file that has come whole costs nothing more', () => {
  const { request, response } = arriving('POST /api/v1/igreja/farol/arquivo/', 'content-length: 10')
  limitBody(request, response)
  Object.assign(request, { complete: true })
  response.emit('finish')
  expect(vi.getTimerCount()).toBe(0)
})
