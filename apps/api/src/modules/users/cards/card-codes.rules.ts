import { createHmac, type KeyObject, timingSafeEqual } from 'node:crypto'

/**
 * The code in a QR code: the card's uuid (16 bytes) and 8 bytes of a signature of the uuid and the church. So a forged code
 * is refused without a database query, and a code is valid at one church only. 32 characters keep the QR code coarse
 * enough for any camera.
 */
export function signCardCode(key: KeyObject, churchUuid: string, codigo: string): string {
  const number = Buffer.from(codigo.replaceAll('-', ''), 'hex')
  return Buffer.concat([number, signatureOf(key, churchUuid, number)]).toString('base64url')
}

/** The uuid in a code that was signed for this church; undefined for any other. */
export function verifyCardCode(key: KeyObject, churchUuid: string, signed: string): string | undefined {
  const bytes = Buffer.from(signed, 'base64url')
  if (bytes.length !== 24) return undefined
  const number = bytes.subarray(0, 16)
  if (!timingSafeEqual(bytes.subarray(16), signatureOf(key, churchUuid, number))) return undefined
  return number.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}

function signatureOf(key: KeyObject, churchUuid: string, number: Buffer): Buffer {
  return createHmac('sha256', key).update(churchUuid).update(number).digest().subarray(0, 8)
}
