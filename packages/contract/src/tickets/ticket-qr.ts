/**
 * Content of a ticket's QR: the format's version, the ticket's code and its signature in Crockford's base 32. Digits and
 * capitals alone, so that it fits a QR of version 7 with error correction Q. Who checks a ticket verifies `signature` over
 * `message` with the event's Ed25519 public key: a door without a connection needs no more.
 */
const version = '1'
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const pattern = /^1([0-9A-HJKMNP-TV-Z]{16})([0-9A-HJKMNP-TV-Z]{103})$/
/** Length of an Ed25519 signature. */
const signatureBytes = 64

export interface TicketQr {
  /** The ticket's code. */
  readonly code: string
  /** The signed part. */
  readonly message: Uint8Array
  readonly signature: Uint8Array
}

/** The message that a ticket's key signs: its code, for this version of the format. */
export const messageToSign = (code: string): Uint8Array => new TextEncoder().encode(`${version}${code}`)

export function writeTicketQr(code: string, signature: Uint8Array): string {
  if (signature.length !== signatureBytes) throw new Error('The signature of a ticket has 64 bytes')
  return `${version}${code}${toBase32(signature)}`
}

/** Undefined for a text that is no ticket's. Says nothing about the signature. */
export function readTicketQr(text: string): TicketQr | undefined {
  const [, code, written] = pattern.exec(text) ?? []
  const signature = written === undefined ? undefined : fromBase32(written)
  return code && signature ? { code, message: messageToSign(code), signature } : undefined
}

/** Random bytes as signs: 10 bytes give the 16 signs of a ticket's code. */
export function toBase32(bytes: Uint8Array): string {
  let signs = ''
  let rest = 0
  let bits = 0
  for (const byte of bytes) {
    rest = (rest << 8) | byte
    bits += 8
    while (bits >= 5) {
      bits -= 5
      signs += alphabet.charAt((rest >> bits) & 31)
    }
    rest &= 31
  }
  return bits > 0 ? signs + alphabet.charAt((rest << (5 - bits)) & 31) : signs
}

/** Undefined where bits are left over that are not 0: no two texts mean the same bytes. */
function fromBase32(signs: string): Uint8Array | undefined {
  const bytes = new Uint8Array(Math.floor((signs.length * 5) / 8))
  let rest = 0
  let bits = 0
  let length = 0
  for (const sign of signs) {
    rest = (rest << 5) | alphabet.indexOf(sign)
    bits += 5
    if (bits >= 8) {
      bits -= 8
      bytes[length++] = rest >> bits
      rest &= (1 << bits) - 1
    }
  }
  return rest === 0 ? bytes : undefined
}
