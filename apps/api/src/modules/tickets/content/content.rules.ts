import type { TicketContentState } from '@narthex/contract/tickets/ticket-states'
import { beginsAs } from '../../../platform/files/beginnings.ts'

/** How an item stands at a moment; it closes at the very moment that it is visible until. */
export function contentStateAt(
  { visivelDe, visivelAte }: { readonly visivelDe: Date | null; readonly visivelAte: Date | null },
  now: Date,
): TicketContentState {
  if (visivelAte && now >= visivelAte) return 'ENCERRADO'
  return visivelDe && now < visivelDe ? 'AGENDADO' : 'ABERTO'
}

/** Packed as ZIP files: what they are is known by their names alone. */
const packed = ['docx', 'xlsx', 'pptx', 'odt', 'ods', 'odp', 'epub', 'zip']

/** The name of a file with the ending of what its first bytes are; undefined for kinds that are not taken. */
export function toContentFileName(given: string, content: Uint8Array): string | undefined {
  const name = cleanName(given)
  const ending = findEnding(name, content)
  if (!ending) return undefined
  const bare = name.replace(/\.[a-z\d]{1,5}$/i, '').trim()
  return `${bare || 'file'}.${ending}`
}

function findEnding(name: string, content: Uint8Array): string | undefined {
  if (beginsAs(content, '%PDF-')) return 'pdf'
  if (beginsAs(content, 0xff, 0xd8, 0xff)) return 'jpg'
  if (beginsAs(content, 0x89, 'PNG', 0x0d, 0x0a, 0x1a, 0x0a)) return 'png'
  if (beginsAs(content, 'ID3') || beginsAs(content, 0xff, 0xfb)) return 'mp3'
  if (beginsAs(content, '....ftypM4A')) return 'm4a'
  if (!beginsAs(content, 'PK', 3, 4)) return undefined
  const written = name.split('.').at(-1)?.toLowerCase() ?? ''
  return packed.find((ending) => ending === written)
}

/** Removes folders from a file's name, and signs that mean something to file systems. */
function cleanName(given: string): string {
  const last = given.normalize('NFC').split(/[/\\]/).at(-1) ?? ''
  const plain = last.replace(/[\p{C}\p{Zl}\p{Zp}"*:<>?|;]/gu, ' ').replace(/\s+/g, ' ')
  return plain.replace(/^[\s.]+/, '').trim()
}
