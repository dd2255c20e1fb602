/*
 * Static and dynamic Pix codes (Banco Central, "Manual de Padrões para Iniciação do Pix" 2.8; EMV merchant-presented QR).
 * A code is a list of fields: two digits of id, two digits of length, the value. The last field is a CRC over all before.
 */

export interface PixField {
  readonly id: string
  readonly value: string
}

export interface PixCode {
  /** The key of the account; a dynamic code has an address instead. */
  readonly key?: string
  readonly url?: string
  readonly text?: string
  /** Cents; none: the payer chooses. */
  readonly amount?: number
  readonly name: string
  readonly city: string
  readonly txid?: string
}

const account = 'br.gov.bcb.pix'
const longest = { name: 25, city: 15, txid: 25 } as const

export interface StaticPix {
  /** The key as `normalizePixKey` gives it. */
  readonly key: string
  readonly name: string
  readonly city: string
  /** Cents. */
  readonly amount?: number
  /** Found again on the bank statement: up to 25 letters and digits. */
  readonly txid?: string
  readonly text?: string
}

/** Writes a static code. Names lose their accents and are cut to what the standard allows. */
export function writePixCode({ key, name, city, amount, txid, text }: StaticPix): string {
  const merchant = [
    field('00', account),
    field('01', key),
    ...(text ? [field('02', toPlain(text).slice(0, 72))] : []),
  ].join('')
  const fields = [
    field('00', '01'),
    field('26', merchant),
    field('52', '0000'),
    field('53', '986'),
    ...(amount === undefined
      ? []
      : [field('54', `${Math.floor(amount / 100)}.${String(amount % 100).padStart(2, '0')}`)]),
    field('58', 'BR'),
    field('59', toPlain(name).slice(0, longest.name).trim()),
    field('60', toPlain(city).slice(0, longest.city).trim()),
    field('62', field('05', txid ? txid.replace(/[^\dA-Za-z]/g, '').slice(0, longest.txid) : '***')),
  ].join('')
  return `${fields}6304${crc16(`${fields}6304`)}`
}

/** Reads a code; undefined for one that is damaged: a wrong CRC, lengths that do not fit, a field missing. */
export function readPixCode(code: string): PixCode | undefined {
  if (code.slice(-8, -4) !== '6304' || crc16(code.slice(0, -4)) !== code.slice(-4)) return undefined
  const fields = readFields(code)
  const merchant = readFields(valueIn(fields, '26') ?? '')
  const [name, city] = [valueIn(fields, '59'), valueIn(fields, '60')]
  const [key, url] = [valueIn(merchant, '01'), valueIn(merchant, '25')]
  const isPix = valueIn(merchant, '00')?.toLowerCase() === account && valueIn(fields, '00') === '01'
  const additional = readFields(valueIn(fields, '62') ?? '')
  if (!fields || !isPix || !name || !city || !(key || url) || !additional) return undefined
  if (valueIn(fields, '53') !== '986' || valueIn(fields, '58') !== 'BR') return undefined
  const amount = readAmount(valueIn(fields, '54'))
  if (amount === null) return undefined
  const [text, txid] = [valueIn(merchant, '02'), valueIn(additional, '05')]
  return {
    ...(key && { key }),
    ...(url && { url }),
    ...(text && { text }),
    ...(amount !== undefined && { amount }),
    ...(txid && txid !== '***' && { txid }),
    name,
    city,
  }
}

/** CRC-16/CCITT-FALSE of the characters' codes, as four hexadecimal digits. */
export function crc16(text: string): string {
  let crc = 0xffff
  for (const character of text) {
    crc ^= (character.charCodeAt(0) & 0xff) << 8
    for (let bit = 0; bit < 8; bit++) crc = crc & 0x8000 ? ((crc << 1) ^ 0x1021) & 0xffff : (crc << 1) & 0xffff
  }
  return crc.toString(16).toUpperCase().padStart(4, '0')
}

const field = (id: string, value: string) => `${id}${String(value.length).padStart(2, '0')}${value}`

/** Undefined where a length does not fit its value. */
function readFields(text: string): PixField[] | undefined {
  const fields: PixField[] = []
  for (let at = 0; at < text.length; ) {
    const [id, length] = [text.slice(at, at + 2), text.slice(at + 2, at + 4)]
    const value = text.slice(at + 4, at + 4 + Number(length))
    if (!/^\d\d$/.test(id) || !/^\d\d$/.test(length) || value.length !== Number(length)) return undefined
    fields.push({ id, value })
    at += 4 + value.length
  }
  return fields
}

const valueIn = (fields: readonly PixField[] | undefined, id: string) => fields?.find((one) => one.id === id)?.value

/** Cents; undefined where no amount is set, null where it is not an amount. */
function readAmount(written: string | undefined): number | null | undefined {
  if (written === undefined) return undefined
  const [, units, cents = ''] = /^(\d{1,10})(?:\.(\d{1,2}))?$/.exec(written) ?? []
  return units === undefined ? null : Number(units) * 100 + Number(cents.padEnd(2, '0'))
}

/** Removes accents, so that a character is a byte: the standard counts lengths, readers count bytes. */
const toPlain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^ -~]/g, ' ')
