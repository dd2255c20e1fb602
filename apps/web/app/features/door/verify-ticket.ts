import { readTicketQr } from '@narthex/contract/tickets/ticket-qr'

/** Content of a scanned text: a ticket's code with a valid signature, with an invalid one, or no ticket. */
export type ScannedText =
  | { readonly kind: 'signed' | 'forged'; readonly code: string }
  | { readonly kind: 'typed'; readonly code: string }
  | { readonly kind: 'other' }

/** Loads the signature verifier with the page: later there may be no connection. */
export const loadVerifier = () => import('@noble/ed25519')

const typedCode = /^[0-9A-HJKMNP-TV-Z]{16}$/

/** Reads a text and checks its signature with the event's public key, without a connection. */
export async function readScannedText(text: string, publicKey: string): Promise<ScannedText> {
  const plain = text.trim().toUpperCase()
  const qr = readTicketQr(plain)
  if (qr) {
    const { verifyAsync } = await loadVerifier()
    const isSigned = await verifyAsync(qr.signature, qr.message, fromBase64Url(publicKey))
    return { kind: isSigned ? 'signed' : 'forged', code: qr.code }
  }
  const code = plain.replaceAll(/[\s-]/g, '')
  return typedCode.test(code) ? { kind: 'typed', code } : { kind: 'other' }
}

function fromBase64Url(text: string): Uint8Array {
  return Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (sign) => sign.charCodeAt(0))
}
