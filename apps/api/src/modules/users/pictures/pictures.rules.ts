/** How each kind of picture that is read begins; `.` stands for any byte. */
const beginnings = {
  jpeg: [0xff, 0xd8, 0xff],
  png: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  gif: ascii('GIF8'),
  webp: ascii('RIFF....WEBP'),
  avif: ascii('....ftypavif'),
} as const

function ascii(text: string): (number | undefined)[] {
  return [...text].map((letter) => (letter === '.' ? undefined : letter.charCodeAt(0)))
}

/**
 * Whether bytes begin as one of the kinds that are read. Asked before the library looks at them: it reads many more, and
 * some of those (SVG, PDF) are programs.
 */
export function beginsAsPicture(bytes: Uint8Array): boolean {
  return Object.values(beginnings).some((beginning) =>
    beginning.every((byte, at) => byte === undefined || byte === bytes[at]),
  )
}
