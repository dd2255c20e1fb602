/** A moment as players read it: `01:02.500`, with hours before it and the comma of other formats. */
const moment = '(?:\\d{1,4}:)?[0-5]\\d:[0-5]\\d[.,]\\d{3}'
const timing = new RegExp(`^[ \\t]{0,9}(${moment})[ \\t]{0,9}-->[ \\t]{0,9}(${moment})(?=[ \\t\\r]|$)`)

/**
 * Reads captions (WebVTT). Moments with a comma, as SubRip has them, are written with a point: players would drop their lines.
 * Undefined where no line would be shown: captions have a line with a beginning, a later end, and words.
 */
export function repairCaptions(text: string): string | undefined {
  const lines = text.split(/\r\n|\n|\r/)
  const cues = lines.flatMap((line, at) => {
    const [, begin, end] = timing.exec(line) ?? []
    return begin && end && toSeconds(begin) < toSeconds(end) && lines[at + 1]?.trim() ? [at] : []
  })
  if (cues.length === 0) return undefined
  return text.replace(/[^\r\n]+/g, (line) => line.replace(timing, (times) => times.replaceAll(',', '.')))
}

const toSeconds = (written: string): number =>
  written
    .replace(',', '.')
    .split(':')
    .reduce((sum, part) => sum * 60 + Number(part), 0)
