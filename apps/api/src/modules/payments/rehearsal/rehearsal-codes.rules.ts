import { writeBoletoLine } from '../codes/boleto.rules.ts'
import { writePixCode } from '../codes/pix-code.rules.ts'

/* Codes that look real and lead nowhere. */

/** The key is no account's: the directory gives none of only zeros. */
export function rehearsalPixCode(reference: string, amount: number): string {
  const key = '00000000-0000-4000-8000-000000000000'
  return writePixCode({ key, name: 'ENSAIO', city: 'ENSAIO', amount, txid: reference, text: 'Ensaio' })
}

/** Boleto line of the bank 000, which does not exist. */
export function rehearsalBoletoLine(reference: string, amount: number): string {
  const free = [...reference]
    .map((sign) => sign.charCodeAt(0) % 10)
    .join('')
    .padEnd(25, '0')
    .slice(0, 25)
  const value = String(Math.min(amount, 9_999_999_999)).padStart(10, '0')
  for (let digit = 0; digit < 10; digit++) {
    const line = writeBoletoLine(`0009${digit}0000${value}${free}`)
    if (line) return line
  }
  throw new Error('No check digit fits the barcode')
}
