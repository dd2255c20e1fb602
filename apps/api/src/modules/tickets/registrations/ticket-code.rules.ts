import { createPrivateKey, createPublicKey, hkdfSync, type KeyObject, sign, verify } from 'node:crypto'
import { messageToSign, readTicketQr, writeTicketQr } from '@narthex/contract/tickets/ticket-qr'

/** A PKCS #8 envelope of an Ed25519 private key (RFC 8410): its 32 bytes follow. */
const privateKeyPrefix = Buffer.from('302e020100300506032b657004220420', 'hex')

/** The key that signs the tickets of an event. */
export interface TicketKey {
  /** The 32 bytes of the Ed25519 public key, as base64url: for doors, which check tickets without a connection. */
  readonly publicKey: string
  /** The text of a ticket's QR. */
  sign(code: string): string
  /** The code of a ticket of this event; undefined for any other text. */
  verify(text: string): string | undefined
}

/** Derives the key of an event: equal for the same secret and event at all times. */
export function drawTicketKey(secret: KeyObject, event: { readonly church: string; readonly id: number }): TicketKey {
  const seed = Buffer.from(hkdfSync('sha256', secret, '', `${event.church} ${event.id}`, 32))
  const key = createPrivateKey({ key: Buffer.concat([privateKeyPrefix, seed]), format: 'der', type: 'pkcs8' })
  const publicKey = createPublicKey(key)
  return {
    publicKey: String(publicKey.export({ format: 'jwk' }).x),
    sign: (code) => writeTicketQr(code, sign(null, messageToSign(code), key)),
    verify: (text) => {
      const qr = readTicketQr(text)
      return qr && verify(null, qr.message, publicKey, qr.signature) ? qr.code : undefined
    },
  }
}
