/* How an iCalendar file is written: RFC 5545 §3.1 and §3.3.11. */

const encoder = new TextEncoder()
const decoder = new TextDecoder()
const longestLine = 75

/** Lines as a file has them: ended by CRLF, none longer than 75 octets, and no letter broken between two. */
export function icsFile(lines: readonly string[]): string {
  return lines.map((line) => `${folded(line)}\r\n`).join('')
}

function folded(line: string): string {
  const octets = encoder.encode(line)
  if (octets.length <= longestLine) return line
  const pieces: string[] = []
  for (let start = 0; start < octets.length; ) {
    // A line that goes on begins with a space, which counts.
    let end = Math.min(start + (start === 0 ? longestLine : longestLine - 1), octets.length)
    while (end < octets.length && isContinued(octets[end])) end--
    pieces.push(decoder.decode(octets.subarray(start, end)))
    start = end
  }
  return pieces.join('\r\n ')
}

/** Whether an octet of UTF-8 belongs to the letter before it. */
const isContinued = (octet = 0) => (octet & 0b1100_0000) === 0b1000_0000

/** A text value. */
export function icsText(text: string): string {
  return text
    .replace(/[\\;,]/g, (sign) => `\\${sign}`)
    .replace(/\r?\n/g, '\\n')
    .replaceAll('\t', ' ')
}

/** An instant, in UTC. */
export function icsInstant(instant: Date): string {
  return `${instant.toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`
}

/** `YYYY-MM-DD` and `HH:MM` of a clock. */
export function icsLocal(date: string, time: string): string {
  return `${date.replaceAll('-', '')}T${time.replace(':', '')}00`
}
