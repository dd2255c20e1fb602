import { describe, expect, it } from 'vitest'
import { malformedRequestAnswer } from './edge.ts'
import { commonHeaders, inertPolicy } from './security-headers.ts'

describe('the answer to bytes that are no request', () => {
  it.each([
    ['HPE_HEADER_OVERFLOW', '431 Request Header Fields Too Large'],
    ['ERR_HTTP_REQUEST_TIMEOUT', '408 Request Timeout'],
    ['HPE_INVALID_METHOD', '400 Bad Request'],
    [undefined, '400 Bad Request'],
  ])('to %s is %s, with every common header and nothing after it', (code, status) => {
    const [head = '', body] = malformedRequestAnswer({ isHttps: true }, code).split('\r\n\r\n')
    const [first, ...lines] = head.split('\r\n')
    expect(first).toBe(`HTTP/1.1 ${status}`)
    expect(body).toBe('')
    expect(Object.fromEntries(lines.map((line) => line.split(': ')))).toEqual({
      ...commonHeaders({ isHttps: true }),
      'content-security-policy': inertPolicy,
      'content-length': '0',
      connection: 'close',
    })
  })
})

describe('the common headers', () => {
  it('promise https for a year only where the product is served over it', () => {
    expect(commonHeaders({ isHttps: true })['strict-transport-security']).toBe('max-age=31536000')
    expect(commonHeaders({ isHttps: false })).not.toHaveProperty('strict-transport-security')
  })
})
