import type { LetterContent } from './letter-content.ts'

/** A letter for programs that show no HTML, and for people who want none. */
export function letterText(content: LetterContent): string {
  const {
    title,
    greeting,
    lead,
    paragraphs,
    letter,
    note,
    facts,
    payee,
    cards,
    copyable,
    button,
    reply,
    church,
    address,
    reason,
  } = content
  return [
    title,
    greeting,
    lead,
    ...paragraphs,
    ...letter.map((lines) => lines.map((parts) => parts.map(({ text }) => text).join('')).join('\n')),
    ...cards.map(({ title: heading, lines }) => [heading, ...lines].join('\n')),
    facts.map(([label, value]) => `${label}: ${value}`).join('\n'),
    payee,
    copyable && `${copyable.label}:\n${copyable.text}`,
    button && `${button.label}:\n${button.href}`,
    note,
    reply,
    ['--', church, address, reason].filter(Boolean).join('\n'),
  ]
    .filter(Boolean)
    .join('\n\n')
}
