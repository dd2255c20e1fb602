import { randomBytes } from 'node:crypto'
import type { ChurchScope } from '../scope/scope.ts'

/** A new code for a file's address: the church's id, so that finding its church needs no look-up, and 96 random bits. */
export function newFileCode(church: ChurchScope): string {
  const code = randomBytes(16)
  code.writeUInt32BE(church.igrejaId)
  return code.toString('base64url')
}

/** The id of the church whose file it would be. */
export function readChurchId(codigo: string): number {
  return Buffer.from(codigo, 'base64url').readUInt32BE()
}
