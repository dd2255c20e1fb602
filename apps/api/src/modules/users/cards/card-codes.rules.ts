import { createHmac, type KeyObject, timingSafeEqual } from 'node:crypto'

/**
 * What stands in a QR code: the card's number, 16 bytes, and 8 bytes that only the product can write, of the number and
 * the church. A made-up code is so refused without a look into the database, and one church's code says nothing at
 * another. 32 signs: a QR code of it stays coarse enough for any camera.
 */
export function signedCode(key: KeyObject, churchUuid: string, codigo: string): string {
  const number = Buffer.from(codigo.replaceAll('-', ''), 'hex')
  return Buffer.concat([number, signatureOf(key, churchUuid, number)]).toString('base64url')
}

/** The uuid in a code that was signed for this church; undefined for any other. */
export function readCode(key: KeyObject, churchUuid: string, signed: string): string | undefined {
  const bytes = Buffer.from(signed, 'base64url')
  if (bytes.length !== 24) return undefined
  const number = bytes.subarray(0, 16)
  if (!timingSafeEqual(bytes.subarray(16), signatureOf(key, churchUuid, number))) return undefined
  return number.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}

function signatureOf(key: KeyObject, churchUuid: string, number: Buffer): Buffer {
  return createHmac('sha256', key).update(churchUuid).update(number).digest().subarray(0, 8)
}
