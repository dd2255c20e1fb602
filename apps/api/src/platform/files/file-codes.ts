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

/** A code as it would be at another church: the same random bits. */
export function moveFileCode(codigo: string, to: number): string {
  const code = Buffer.from(codigo, 'base64url')
  code.writeUInt32BE(to)
  return code.toString('base64url')
}

/** Finds a church's codes in a text, also those of variants (`CODE_640.webp`), and gives it with those of another church. */
export function createCodeMover(from: number, to: number): (text: string) => string {
  if (from === to) return (text) => text
  const bytes = Buffer.alloc(6)
  bytes.writeUInt32BE(from)
  // Four bytes are five signs and two bits of the sixth.
  const start = bytes.toString('base64url').slice(0, 5)
  const codes = new RegExp(`(?<![\\w-])${start}[\\w-]{17}(?![A-Za-z\\d-])`, 'g')
  return (text) => text.replace(codes, (codigo) => (readChurchId(codigo) === from ? moveFileCode(codigo, to) : codigo))
}
