/** Text written over several lines: a line break is a space, a blank line begins a paragraph. */
export function prose(text: string): string {
  return text
    .trim()
    .split(/\n\s*\n\s*/)
    .map((paragraph) => paragraph.replace(/\s*\n\s*/g, ' '))
    .join('\n\n')
}
