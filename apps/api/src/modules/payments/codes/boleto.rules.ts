import { dayMs } from '@narthex/contract/durations'

/*
 * Boletos (FEBRABAN): a barcode of 44 digits is printed as a line of 47 with check digits of its own. Slips of
 * collections (taxes, utilities) begin with 8, and their line has 48.
 */

export interface Boleto {
  readonly barcode: string
  /** Cents; 0 where the payer fills it in. */
  readonly amount: number
  /** `YYYY-MM-DD`; null where the slip has none. */
  readonly dueDate: string | null
}

/** The day of factor 0, and the day on which the factor began at 1000 again after 9999. */
const firstEpoch = Date.UTC(1997, 9, 7)
const secondEpoch = Date.UTC(2025, 1, 22)

/** Reads a line with or without its dots and spaces; undefined where a check digit is wrong. */
export function readBoletoLine(typed: string, now: Date): Boleto | undefined {
  const line = typed.replace(/[\s.-]/g, '')
  if (!/^\d+$/.test(line)) return undefined
  if (line.length === 48 && line.startsWith('8')) return readCollectionLine(line)
  if (line.length !== 47) return undefined
  const barcode = [
    line.slice(0, 4),
    line.slice(32, 33),
    line.slice(33, 47),
    line.slice(4, 9),
    line.slice(10, 20),
    line.slice(21, 31),
  ].join('')
  return writeBoletoLine(barcode) === line ? readBarcode(barcode, now) : undefined
}

/** The line of a bank's barcode, 47 digits without dots; undefined where the barcode's own check digit is wrong. */
export function writeBoletoLine(barcode: string): string | undefined {
  if (!/^\d{44}$/.test(barcode) || barcode.startsWith('8')) return undefined
  if (Number(barcode[4]) !== barcodeDigit(`${barcode.slice(0, 4)}${barcode.slice(5)}`)) return undefined
  const blocks = [barcode.slice(0, 4) + barcode.slice(19, 24), barcode.slice(24, 34), barcode.slice(34, 44)]
  return `${blocks.map((block) => `${block}${mod10(block)}`).join('')}${barcode[4]}${barcode.slice(5, 19)}`
}

function readBarcode(barcode: string, now: Date): Boleto {
  return { barcode, amount: Number(barcode.slice(9, 19)), dueDate: readDueDate(Number(barcode.slice(5, 9)), now) }
}

/** The factor began again in 2025, so it names two days: the nearer one is meant. */
function readDueDate(factor: number, now: Date): string | null {
  if (factor === 0) return null
  const candidates = [firstEpoch + factor * dayMs, ...(factor >= 1000 ? [secondEpoch + (factor - 1000) * dayMs] : [])]
  const distance = (time: number) => Math.abs(time - now.getTime())
  const nearest = candidates.reduce((best, time) => (distance(time) < distance(best) ? time : best))
  return new Date(nearest).toISOString().slice(0, 10)
}

/** Amounts of collections that are not in reais (third digit 7 and 9) are left at 0. */
function readCollectionLine(line: string): Boleto | undefined {
  const checks = '67'.includes(line[2] ?? '') ? mod10 : collectionMod11
  if (!'6789'.includes(line[2] ?? '')) return undefined
  const blocks = [0, 12, 24, 36].map((at) => line.slice(at, at + 12))
  if (blocks.some((block) => Number(block[11]) !== checks(block.slice(0, 11)))) return undefined
  const barcode = blocks.map((block) => block.slice(0, 11)).join('')
  if (Number(barcode[3]) !== checks(`${barcode.slice(0, 3)}${barcode.slice(4)}`)) return undefined
  const amount = '68'.includes(barcode[2] ?? '') ? Number(barcode.slice(4, 15)) : 0
  return { barcode, amount, dueDate: null }
}

/** Weights 2 and 1 from the right; the digits of each product are added. */
function mod10(digits: string): number {
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const product = Number(digit) * (index % 2 === 0 ? 2 : 1)
    return total + Math.floor(product / 10) + (product % 10)
  }, 0)
  return (10 - (sum % 10)) % 10
}

/** Weights 2 to 9 from the right, again and again. */
function mod11Rest(digits: string): number {
  return [...digits].reverse().reduce((total, digit, index) => total + Number(digit) * ((index % 8) + 2), 0) % 11
}

function barcodeDigit(digits: string): number {
  const digit = 11 - mod11Rest(digits)
  return digit > 9 ? 1 : digit
}

function collectionMod11(digits: string): number {
  const rest = mod11Rest(digits)
  if (rest < 2) return 0
  return rest === 10 ? 1 : 11 - rest
}
