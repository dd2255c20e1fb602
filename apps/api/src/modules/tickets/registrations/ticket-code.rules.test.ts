import { createPublicKey, verify } from 'node:crypto'
import { ticketCode } from '@narthex/contract/tickets/ticket.schemas'
import { readTicketQr, writeTicketQr } from '@narthex/contract/tickets/ticket-qr'
import * as fc from 'fast-check'
import { encode } from 'uqr'
import { describe, expect, test } from 'vitest'
import { deriveKeys } from '../../../platform/keys.ts'
import { drawTicketKey } from './ticket-code.rules.ts'
import { makeTicketCode } from './ticket-code.service.ts'

const signs = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const secret = deriveKeys('a secret of the tests')('tickets of events')
const church = 'b7d9'
const key = drawTicketKey(secret, { church, id: 7 })
const code = fc.array(fc.constantFrom(...signs), { minLength: 16, maxLength: 16 }).map((all) => all.join(''))

describe("a ticket's QR", () => {
  test('gives the code back to who has the key of its event', () => {
    void fc.assert(fc.property(code, (own) => void expect(key.verify(key.sign(own))).toBe(own)))
  })

  test('is refused with any one bit flipped, in its code and in its signature', () => {
    void fc.assert(
      fc.property(code, fc.nat({ max: 118 }), fc.nat({ max: 4 }), (own, at, bit) => {
        const text = key.sign(own)
        const sign = signs.charAt(signs.indexOf(text.charAt(at + 1)) ^ (1 << bit))
        const flipped = `${text.slice(0, at + 1)}${sign}${text.slice(at + 2)}`
        expect(flipped).not.toBe(text)
        expect(key.verify(flipped)).toBeUndefined()
      }),
      { numRuns: 500 },
    )
  })

  test('is refused by another event, another church and another installation', () => {
    const strangers = [
      drawTicketKey(secret, { church, id: 8 }),
      drawTicketKey(secret, { church: 'b7da', id: 7 }),
      drawTicketKey(deriveKeys('another secret of the tests')('tickets of events'), { church, id: 7 }),
    ]
    void fc.assert(
      fc.property(code, (own) => {
        for (const stranger of strangers) {
          expect(key.verify(stranger.sign(own))).toBeUndefined()
          expect(stranger.verify(key.sign(own))).toBeUndefined()
        }
      }),
      { numRuns: 30 },
    )
  })

  test('is refused with a signature that was made for another ticket', () => {
    void fc.assert(
      fc.property(code, code, (own, other) => {
        fc.pre(own !== other)
        const signature = readTicketQr(key.sign(other))?.signature ?? new Uint8Array(64)
        expect(key.verify(writeTicketQr(own, signature))).toBeUndefined()
      }),
    )
  })

  test('is verified with the public key alone', () => {
    const qr = readTicketQr(key.sign('0123456789ABCDEF'))
    const publicKey = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x: key.publicKey }, format: 'jwk' })
    expect(Buffer.from(key.publicKey, 'base64url')).toHaveLength(32)
    expect(qr && verify(null, qr.message, publicKey, qr.signature)).toBe(true)
  })

  test('fits a QR of version 7 with error correction Q', () => {
    void fc.assert(
      fc.property(code, (own) => {
        const text = key.sign(own)
        expect(text).toMatch(/^[0-9A-Z]{120}$/)
        expect(encode(text, { ecc: 'Q', maxVersion: 7 }).version).toBeLessThanOrEqual(7)
      }),
      { numRuns: 10 },
    )
  })

  test.each(['', 'https://example.org', '0123456789ABCDEF'])('"%s" is the text of no ticket', (text) => {
    expect(key.verify(text)).toBeUndefined()
  })

  test('any other text is refused without an error', () => {
    void fc.assert(fc.property(fc.string(), (text) => void expect(key.verify(text)).toBeUndefined()))
  })

  test('a code is new each time', () => {
    const codes = Array.from({ length: 100 }, makeTicketCode)
    expect(new Set(codes).size).toBe(100)
    for (const own of codes) expect(ticketCode.safeParse(own).success).toBe(true)
  })
})
