/**
 * Removes the characters at the end of a text that `sign`, a pattern for a single character, matches. Linear, whereas an
 * expression such as `/[.!]+$/` takes quadratic time: it starts again at each character of each inner run.
 */
export function withoutEnd(text: string, sign: RegExp): string {
  let end = text.length
  while (end > 0 && sign.test(text.charAt(end - 1))) end--
  return text.slice(0, end)
}

/** The text in one line: each line break, with the blanks around it, becomes a space. */
export function inOneLine(text: string): string {
  const lines = text.split('\n')
  const trimmed = lines.map((line, at) => {
    const ended = at === lines.length - 1 ? line : line.trimEnd()
    return at === 0 ? ended : ended.trimStart()
  })
  return trimmed.filter((line, at) => line !== '' || at === 0 || at === lines.length - 1).join(' ')
}
