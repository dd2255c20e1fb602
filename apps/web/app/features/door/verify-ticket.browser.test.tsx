import { messageToSign, writeTicketQr } from '@narthex/contract/tickets/ticket-qr'
import { getPublicKeyAsync, signAsync, utils } from '@noble/ed25519'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { loadVerifier, readScannedText } from './verify-ticket.ts'

const toBase64Url = (bytes: Uint8Array) =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')

const code = '0123456789ABCDEF'
const secret = utils.randomSecretKey()
let publicKey: string
let otherKey: string
let qr: string

beforeAll(async () => {
  publicKey = toBase64Url(await getPublicKeyAsync(secret))
  otherKey = toBase64Url(await getPublicKeyAsync(utils.randomSecretKey()))
  qr = writeTicketQr(code, await signAsync(messageToSign(code), secret))
  await loadVerifier()
})

describe('a scanned text', () => {
  test('is a ticket of this event by its signature, also in small letters', async () => {
    expect(await readScannedText(qr, publicKey)).toEqual({ kind: 'signed', code })
    expect(await readScannedText(` ${qr.toLowerCase()}\n`, publicKey)).toEqual({ kind: 'signed', code })
  })

  test('is forged where it is of another event, or one sign of it was changed', async () => {
    expect(await readScannedText(qr, otherKey)).toEqual({ kind: 'forged', code })
    const changed = writeTicketQr('0123456789ABCDEG', await signAsync(messageToSign(code), secret))
    expect(await readScannedText(changed, publicKey)).toEqual({ kind: 'forged', code: '0123456789ABCDEG' })
  })

  test('is a typed code, or no ticket at all', async () => {
    expect(await readScannedText('0123-4567 89ab-cdef', publicKey)).toEqual({ kind: 'typed', code })
    for (const text of ['', 'https://example.org', code.slice(1), `${code}0`, 'O'.repeat(16)])
      expect(await readScannedText(text, publicKey), text).toEqual({ kind: 'other' })
  })

  test('is checked without a connection, however many there are', async () => {
    const request = vi.spyOn(globalThis, 'fetch')
    const before = performance.getEntriesByType('resource').length
    for (let scan = 0; scan < 50; scan++) await readScannedText(qr, publicKey)
    expect(request).not.toHaveBeenCalled()
    expect(performance.getEntriesByType('resource')).toHaveLength(before)
    request.mockRestore()
  })
})
