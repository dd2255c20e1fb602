/** Whether bytes begin with these: numbers for themselves, texts letter by letter, where `.` stands for any byte. */
export function beginsAs(bytes: Uint8Array, ...beginning: (number | string)[]): boolean {
  const wanted = beginning.flatMap((part) =>
    typeof part === 'number' ? [part] : [...part].map((letter) => (letter === '.' ? undefined : letter.charCodeAt(0))),
  )
  return bytes.length >= wanted.length && wanted.every((byte, at) => byte === undefined || byte === bytes[at])
}
