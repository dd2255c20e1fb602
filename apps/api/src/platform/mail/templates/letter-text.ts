import type { LetterContent } from './letter-content.ts'

/** A letter for programs that show no HTML, and for people who want none. */
export function letterText(content: LetterContent): string {
  const { title, greeting, lead, note, facts, button, reply, church, address, reason } = content
  return [
    title,
    greeting,
    lead,
    facts.map(([label, value]) => `${label}: ${value}`).join('\n'),
    button && `${button.label}:\n${button.href}`,
    note,
    reply,
    ['--', church, address, reason].filter(Boolean).join('\n'),
  ]
    .filter(Boolean)
    .join('\n\n')
}
