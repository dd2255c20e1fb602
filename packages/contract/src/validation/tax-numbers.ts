import * as z from 'zod/mini'
import { plainDigits } from '../pasted-text.ts'
import { code } from './codes.ts'

/*
 * The numbers of the Receita Federal. Each ends in two check digits, modulo 11; a number of one repeated sign would pass
 * that check and is refused. CNPJs issued since July 2026 may contain letters (Instrução Normativa RFB 2.229/2024): a
 * letter, like a digit, counts as its ASCII code minus 48.
 */

const bare = (text: string) =>
  plainDigits(text)
    .toUpperCase()
    .replace(/[.\-/\s]/g, '')

export function isCpf(text: string): boolean {
  const signs = bare(text)
  return /^\d{11}$/.test(signs) && hasCheckDigits(signs, 11)
}

export function isCnpj(text: string): boolean {
  const signs = bare(text)
  return /^[\dA-Z]{12}\d{2}$/.test(signs) && hasCheckDigits(signs, 9)
}

/** @param largestWeight the weights, from the right, are 2 to this, and begin again at 2 */
function hasCheckDigits(signs: string, largestWeight: number): boolean {
  if (new Set(signs).size === 1) return false
  return [signs.length - 2, signs.length - 1].every(
    (length) => checkDigit(signs.slice(0, length), largestWeight) === Number(signs[length]),
  )
}

function checkDigit(signs: string, largestWeight: number): number {
  const sum = [...signs]
    .reverse()
    .reduce((total, sign, index) => total + (sign.charCodeAt(0) - 48) * ((index % (largestWeight - 1)) + 2), 0)
  return sum % 11 < 2 ? 0 : 11 - (sum % 11)
}

const number = (isOne: (text: string) => boolean, complaint: string) =>
  z.pipe(
    z.string().check(z.overwrite(plainDigits), z.maxLength(20, complaint), z.refine(isOne, complaint)),
    z.transform(bare),
  )

/** A person's number, with or without its dots; kept as eleven digits. */
export const cpf = number(isCpf, code('CPF'))
/** A company's number, with or without its dots; kept as fourteen signs. */
export const cnpj = number(isCnpj, code('CNPJ'))
export const cpfOrCnpj = number((text) => isCpf(text) || isCnpj(text), code('CPF_CNPJ'))
