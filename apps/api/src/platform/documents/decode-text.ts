const utf8 = new TextDecoder('utf-8', { fatal: true })
const windows1252 = new TextDecoder('windows-1252')
const macRoman = new TextDecoder('macintosh')

/**
 * Text in UTF-8 or in Windows-1252, which Excel writes on Windows where no encoding is chosen, or with pieces of one in the
 * other: programs that join files mix them. Each line is read by itself, and each byte of one that is no UTF-8. A file whose
 * other letters are those of old Macintoshes is read as theirs.
 */
export function decodeText(bytes: Uint8Array): string {
  try {
    return mended(utf8.decode(bytes))
  } catch {
    const decoder = isMacRoman(bytes) ? macRoman : windows1252
    return mended(
      splitLines(bytes)
        .map((line) => decodeLine(line, decoder))
        .join(''),
    )
  }
}

/** The text of a file, in UTF-16 where it says so; undefined where it is none: programs and pictures have zeros among their bytes. */
export function decodeTextFile(bytes: Uint8Array): string | undefined {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  const wide = bytes.includes(0) ? findWide(bytes) : undefined
  if (wide) return new TextDecoder(wide).decode(bytes)
  return bytes.includes(0) ? undefined : decodeText(bytes)
}

const bytesLookedAt = 4096

/** UTF-16 without its mark: every second byte is a zero, or most are. */
function findWide(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  const start = bytes.subarray(0, bytesLookedAt)
  const zeros = [0, 1].map((parity) => start.filter((byte, at) => byte === 0 && at % 2 === parity).length)
  const [even = 0, odd = 0] = zeros
  if (Math.max(even, odd) < start.length * 0.3 || Math.min(even, odd) > 0) return undefined
  return even > odd ? 'utf-16be' : 'utf-16le'
}

const letters = /[àáâãäçèéêëìíîïñòóôõöùúûüÀÁÂÃÄÇÈÉÊËÌÍÎÏÑÒÓÔÕÖÙÚÛÜ]/g
const countLetters = (text: string) => text.match(letters)?.length ?? 0

/** Whether the bytes have more letters of our languages as those of old Macintoshes. */
const isMacRoman = (bytes: Uint8Array) =>
  countLetters(macRoman.decode(bytes)) > 2 * countLetters(windows1252.decode(bytes))

/** Signs of Windows-1252 behind `Ã`, whose bytes are those of one letter in UTF-8. */
const behind = '\u0080-\u009f€‚ƒ„…†‡ˆ‰Š‹ŒŽ•˜™š›œžŸ¡-¿'
const sure = new RegExp(`Ã[${behind}]`)
const pairs = new RegExp(`Ã[${behind}\u00a0‘’“”–—]`, 'g')
const bytesOf1252 = new Map(
  Array.from({ length: 128 }, (_, at) => [windows1252.decode(Uint8Array.of(at + 128)), at + 128] as const),
)

/** Letters that another program read in the wrong encoding before it wrote them: `JoÃ£o`. */
function mended(text: string): string {
  if (!sure.test(text)) return text
  return text.replace(pairs, (pair) => utf8.decode(Uint8Array.of(0xc3, bytesOf1252.get(pair.charAt(1)) ?? 0xa3)))
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

function decodeLine(line: Uint8Array, decoder: typeof windows1252): string {
  try {
    return utf8.decode(line)
  } catch {
    return decodeMixed(line, decoder)
  }
}

function decodeMixed(line: Uint8Array, decoder: typeof windows1252): string {
  let text = ''
  for (let at = 0; at < line.length; ) {
    const length = sequenceLength(line, at)
    const piece = line.subarray(at, at + Math.max(1, length))
    text += length > 0 ? new TextDecoder().decode(piece) : decoder.decode(piece)
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
