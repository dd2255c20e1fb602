const units = ['kilobyte', 'megabyte', 'gigabyte'] as const
const step = 1024

/** A number of bytes in the reader's language: `12 MB`, `1,4 GB`. */
export function formatBytes(bytes: number, locale: string): string {
  const power = Math.min(Math.max(Math.floor(Math.log(Math.max(bytes, 1)) / Math.log(step)), 1), units.length)
  const amount = bytes / step ** power
  return new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: units[power - 1],
    unitDisplay: 'short',
    maximumFractionDigits: amount < 10 && power > 1 ? 1 : 0,
  }).format(amount < 1 && power === 1 ? Math.max(amount, bytes > 0 ? 1 : 0) : amount)
}
