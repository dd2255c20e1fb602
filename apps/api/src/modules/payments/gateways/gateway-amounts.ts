/** The decimal text of an amount in cents, with two places: 1005 → `10.05`. No float takes part. */
export function toDecimal(cents: number): string {
  if (!Number.isSafeInteger(cents) || cents < 0) throw new RangeError('An amount is a whole number of cents')
  const text = String(cents).padStart(3, '0')
  return `${text.slice(0, -2)}.${text.slice(-2)}`
}

/** The cents of a decimal amount, as text or as the number that JSON made of it; undefined where it is none. */
export function toCents(decimal: string | number): number | undefined {
  const [, units, places = ''] = /^(\d+)(?:\.(\d{1,2})0*)?$/.exec(String(decimal)) ?? []
  const cents = units === undefined ? Number.NaN : Number(units + places.padEnd(2, '0'))
  return Number.isSafeInteger(cents) ? cents : undefined
}
