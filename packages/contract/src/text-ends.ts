/**
 * The text without the signs at its end that `sign` matches, a pattern for one of them. An expression such as `/[.!]+$/`
 * does the same in the square of the text's length: it begins again at each sign of each row that ends nothing.
 */
export function withoutEnd(text: string, sign: RegExp): string {
  let end = text.length
  while (end > 0 && sign.test(text.charAt(end - 1))) end--
  return text.slice(0, end)
}

/** The text in one line: each break, with the blanks around it, is a space. */
export function inOneLine(text: string): string {
  const lines = text.split('\n')
  const trimmed = lines.map((line, at) => {
    const ended = at === lines.length - 1 ? line : line.trimEnd()
    return at === 0 ? ended : ended.trimStart()
  })
  return trimmed.filter((line, at) => line !== '' || at === 0 || at === lines.length - 1).join(' ')
}
