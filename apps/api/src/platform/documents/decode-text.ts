const utf8 = new TextDecoder('utf-8', { fatal: true })
const windows1252 = new TextDecoder('windows-1252')

/**
 * Text in UTF-8 or in Windows-1252, which Excel writes on Windows where no encoding is chosen, or with pieces of one in the
 * other: programs that join files mix them. Each line is read by itself, and each byte of one that is no UTF-8.
 */
export function decodeText(bytes: Uint8Array): string {
  try {
    return utf8.decode(bytes)
  } catch {
    return splitLines(bytes).map(decodeLine).join('')
  }
}

/** The text of a file, in UTF-16 where it says so; undefined where it is none: programs and pictures have zeros among their bytes. */
export function decodeTextFile(bytes: Uint8Array): string | undefined {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  return bytes.includes(0) ? undefined : decodeText(bytes)
}

/** Lines with their ends. */
function splitLines(bytes: Uint8Array): Uint8Array[] {
  const lines: Uint8Array[] = []
  for (let start = 0; start < bytes.length; ) {
    const end = bytes.indexOf(0x0a, start)
    const next = end === -1 ? bytes.length : end + 1
    lines.push(bytes.subarray(start, next))
    start = next
  }
  return lines
}

function decodeLine(line: Uint8Array): string {
  try {
    return utf8.decode(line)
  } catch {
    return decodeMixed(line)
  }
}

function decodeMixed(line: Uint8Array): string {
  let text = ''
  for (let at = 0; at < line.length; ) {
    const length = sequenceLength(line, at)
    const piece = line.subarray(at, at + Math.max(1, length))
    text += length > 0 ? new TextDecoder().decode(piece) : windows1252.decode(piece)
    at += piece.length
  }
  return text
}

/** Bytes of the UTF-8 sequence that begins here; 0 where none does. */
function sequenceLength(bytes: Uint8Array, at: number): number {
  const first = bytes[at] ?? 0
  const length =
    first < 0x80
      ? 1
      : first >= 0xc2 && first < 0xe0
        ? 2
        : first >= 0xe0 && first < 0xf0
          ? 3
          : first >= 0xf0 && first < 0xf5
            ? 4
            : 0
  for (let next = 1; next < length; next += 1) if (((bytes[at + next] ?? 0) & 0xc0) !== 0x80) return 0
  return length
}
