const maxLength = 60
const element = new RegExp(
  `(<itunes:duration[^<>]{0,100}>)(?:<!\\[CDATA\\[)?([^<>\\]]{1,${maxLength}})(?:\\]\\]>)?(</itunes:duration\\s{0,9}>)`,
  'gi',
)

/**
 * Writes the lengths of episodes in a feed as seconds, which is the one form that all feeds could agree on: parsers drop
 * a length with fractions or words. One that cannot be read stays as it is.
 */
export const unifyDurations = (xml: string): string =>
  xml.replace(element, (whole, begin: string, written: string, end: string) => {
    const seconds = readDuration(written)
    return seconds === undefined ? whole : `${begin}${seconds}${end}`
  })

/** Seconds of a length as feeds write it: `3725`, `1:02:05.250`, `62 min`, `1h 2m 5s`, `PT1H2M5S`. */
export function readDuration(written: string): number | undefined {
  const text = written
    .trim()
    .toLowerCase()
    .replace(/,(?=\d)/, '.')
    .replace(/(?:,| (?:e|y|and|et))(?= )/g, '')
    .replace(/(\d)['′](?=\d|$)/, '$1m')
    .replace(/["″]$/, 's')
    .replace(/^(\d{1,3}h)(\d{2})$/, '$1$2m')
  const parted = /^(\d{1,3}\.\d{1,4})\s?h(?:[a-z]{0,6})\.?$/.exec(text)?.[1]
  if (parted) return Math.round(Number(parted) * 3600)
  if (/^\d{1,9}(?:\.\d{1,9})?$/.test(text)) return Math.round(Number(text))
  if (/^\d{1,4}(?::\d{1,3}){1,2}(?:\.\d{1,9})?$/.test(text))
    return Math.round(text.split(':').reduce((sum, part) => sum * 60 + Number(part), 0))
  const parts =
    /^(?:pt)?(?:(\d{1,3})\s?h(?:[a-z]{0,6})\.?)?\s?(?:(\d{1,4})\s?m(?:[a-z]{0,6})\.?)?\s?(?:(\d{1,5}(?:\.\d{1,9})?)\s?s(?:[a-z]{0,7})\.?)?$/.exec(
      text,
    )
  if (!parts || text === '') return undefined
  const [, hours = 0, minutes = 0, seconds = 0] = parts.map((part) => part ?? 0)
  const total = Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds)
  return total > 0 ? Math.round(total) : undefined
}
