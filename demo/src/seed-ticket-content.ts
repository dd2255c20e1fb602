import { addTicketContent, uploadTicketContent } from '@narthex/api/modules/tickets/content/office-content.service'
import type { PublishedSale } from '@narthex/api/modules/tickets/office/sale-editing.service'
import type { MemberCall } from '@narthex/api/platform/http/route'
import type { Platform } from '@narthex/api/platform/platform'
import { dayMs } from '@narthex/contract/durations'
import type { DemoTicketContent } from './demo-sale.ts'
import { plainPdf } from './plain-pdf.ts'
import { storeFilm } from './seed-videos.ts'

interface ContentOfEvent {
  readonly event: { readonly id: number; readonly dataInicio: Date }
  /** Ids by their keys in the sale. */
  readonly types: PublishedSale['types']
  readonly content: readonly DemoTicketContent[]
}

/** Seeds what holders of an event's tickets read, watch and download. */
export async function seedTicketContent(
  platform: Platform,
  own: MemberCall,
  { event, types, content }: ContentOfEvent,
): Promise<void> {
  if (content.length === 0) return
  const film = await storeFilm(platform, own)
  for (const [ordem, item] of content.entries()) {
    const { titulo, resumo = null, opensDaysBefore, tickets } = item
    const { id } = await addTicketContent(own, event.id, {
      ordem,
      titulo,
      resumo,
      corpo: null,
      url: null,
      visivelAte: null,
      visivelDe: opensDaysBefore === undefined ? null : new Date(event.dataInicio.getTime() - opensDaysBefore * dayMs),
      ingressos: tickets?.map((key) => types[key] ?? 0) ?? null,
      ...toKind(item, film),
    })
    if (!('booklet' in item)) continue
    await uploadTicketContent(own, { eventId: event.id, id }, { name: item.filename, content: plainPdf(item.booklet) })
  }
}

function toKind(item: DemoTicketContent, film: string) {
  if ('text' in item) return { tipo: 'TEXTO', corpo: item.text } as const
  if ('link' in item) return { tipo: 'LINK', url: item.link } as const
  if ('film' in item) return { tipo: 'VIDEO', url: film } as const
  return { tipo: 'ARQUIVO' } as const
}
