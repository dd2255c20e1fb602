/** A moment as players read it: `01:02.500`, with hours before it and the comma of other formats. */
const moment = '(?:\\d{1,4}:)?[0-5]\\d:[0-5]\\d[.,]\\d{3}'
const timing = new RegExp(`^[ \\t]{0,9}(${moment})[ \\t]{0,9}-->[ \\t]{0,9}(${moment})(?=[ \\t\\r]|$)`)

/**
 * Reads captions, WebVTT or SubRip, as WebVTT. Moments with a comma, as SubRip has them, are written with a point: players would
 * drop their lines. Undefined where no line would be shown: captions have a line with a beginning, a later end, and words.
 */
export function repairCaptions(text: string): string | undefined {
  const isSubRip = !/^\ufeff?WEBVTT/.test(text)
  const captions = isSubRip ? toWebVtt(text) : text
  const lines = captions.split(/\r\n|\n|\r/)
  const cues = lines.flatMap((line, at) => {
    const [, begin, end] = timing.exec(line) ?? []
    return begin && end && toSeconds(begin) < toSeconds(end) && lines[at + 1]?.trim() ? [at] : []
  })
  if (cues.length === 0) return undefined
  return captions.replace(/[^\r\n]+/g, (line) => line.replace(timing, (times) => times.replaceAll(',', '.')))
}

/** SubRip with a moment short of digits (`1:02:03,5`), and what it has beside them: places, in numbers and in braces, and typefaces. */
const looseTiming =
  /^\s{0,9}(\d{1,4}:\d{1,2}:\d{1,2}(?:[.,]\d{1,3})?)\s{0,9}-->\s{0,9}(\d{1,4}:\d{1,2}:\d{1,2}(?:[.,]\d{1,3})?)(?=\s|$).*$/

/** SubRip as WebVTT. Blank lines that programs put between the moments and the words would end the cue. */
function toWebVtt(text: string): string {
  const lines = text.replace(/^\ufeff/, '').split(/\r\n|\n|\r/)
  const written: string[] = ['WEBVTT', '']
  for (const [at, line] of lines.entries()) {
    const [, begin, end] = looseTiming.exec(line) ?? []
    const isCounter = /^\s{0,9}\d{1,6}\s{0,9}$/.test(line) && looseTiming.test(lines[at + 1] ?? '')
    if (begin && end) written.push(...(written.at(-1) === '' ? [] : ['']), `${toMoment(begin)} --> ${toMoment(end)}`)
    else if (isCounter || (line.trim() === '' && timing.test(written.at(-1) ?? ''))) continue
    else written.push(plainWords(line))
  }
  return written.join('\n')
}

function toMoment(written: string): string {
  const [clock = '', fraction = ''] = written.split(/[.,]/)
  const parts = clock.split(':').map((part) => part.padStart(2, '0'))
  return `${parts.join(':')}.${fraction.padEnd(3, '0')}`
}

/** Words without typefaces and places. A sign that would begin an element of WebVTT is written as what it is. */
const plainWords = (line: string) =>
  line
    .replace(/<\/?font\b[^<>]{0,200}>/gi, '')
    .replace(/\{\\[^{}]{0,100}\}/g, '')
    .replace(/\{(\/?[biu])\}/gi, '<$1>')
    .replace(/-->/g, '→')
    .replace(/&(?!(?:amp|lt|gt|nbsp|lrm|rlm);)/g, '&amp;')
    .replace(/<(?!\/?[biu]>)/gi, '&lt;')
    .trimEnd()

const toSeconds = (written: string): number =>
  written
    .replace(',', '.')
    .split(':')
    .reduce((sum, part) => sum * 60 + Number(part), 0)
