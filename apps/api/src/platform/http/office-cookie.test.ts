import { describe, expect, it } from 'vitest'
import { readOfficeCookie, writeOfficeCookie } from './office-cookie.ts'

const secret = 'a-secret_of-43-signs-as-the-server-makes-it'

describe('the cookie of the office', () => {
  it('is bound to its host and to TLS, and no script reads it', () => {
    expect(writeOfficeCookie(secret, true)).toBe(
      `__Host-narthex-office=${secret}; Max-Age=2592000; Path=/; HttpOnly; SameSite=Strict; Secure`,
    )
  })

  it('has a plain name where there is no TLS, as on this machine', () => {
    expect(writeOfficeCookie(secret, false)).toBe(
      `narthex-office=${secret}; Max-Age=2592000; Path=/; HttpOnly; SameSite=Strict`,
    )
  })

  it('is removed by an empty one that has expired', () => {
    expect(writeOfficeCookie(null, true)).toMatch(/^__Host-narthex-office=; Max-Age=0; /)
  })

  it('is found among others', () => {
    expect(readOfficeCookie({ cookie: `lang=pt; __Host-narthex-office=${secret}; x=y` }, true)).toBe(secret)
    expect(readOfficeCookie({ cookie: `narthex-office=${secret}` }, false)).toBe(secret)
  })

  it.each([
    ['none', ''],
    ['a name that ends alike', `x-narthex-office=${secret}`],
    ['one that another host may have planted beside it', `narthex-office=${secret}; narthex-office=${secret}2`],
    ['an empty one', 'narthex-office='],
    ['signs that no secret has', 'narthex-office=../../etc/passwd-and-more'],
    ['one too long', `narthex-office=${'a'.repeat(5000)}`],
  ])('is not read from %s', (_, cookie) => {
    expect(readOfficeCookie({ cookie }, false)).toBeUndefined()
  })

  it('with the plain name counts for nothing where there is TLS: any host of the domain may set that name', () => {
    expect(readOfficeCookie({ cookie: `narthex-office=${secret}` }, true)).toBeUndefined()
  })
})
