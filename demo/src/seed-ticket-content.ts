import { keepContentFile, publishTicketContent } from '@narthex/api/modules/tickets/content/office-content.service'
import type { PublishedSale } from '@narthex/api/modules/tickets/sale-editing.service'
import type { Platform } from '@narthex/api/platform/platform'
import type { ChurchScope } from '@narthex/api/platform/scope/scope'
import { dayMs } from '@narthex/contract/church-time'
import type { DemoTicketContent } from './demo-sale.ts'
import { plainPdf } from './plain-pdf.ts'
import { storeFilm } from './seed-videos.ts'

interface ContentOfEvent {
  readonly event: { readonly id: number; readonly dataInicio: Date }
  /** Ids by their keys in the sale. */
  readonly types: PublishedSale['types']
  readonly content: readonly DemoTicketContent[]
}

/** What holders of an event's tickets read, watch and download. */
export async function seedTicketContent(
  platform: Platform,
  church: ChurchScope,
  { event, types, content }: ContentOfEvent,
): Promise<void> {
  if (content.length === 0) return
  const film = await storeFilm(platform, church)
  await platform.transactions.inChurch(church, async (work) => {
    for (const [ordem, item] of content.entries()) {
      const { titulo, resumo = null, opensDaysBefore, tickets } = item
      const id = await publishTicketContent(work, event.id, {
        ordem,
        titulo,
        resumo,
        corpo: null,
        url: null,
        visivelAte: null,
        visivelDe:
          opensDaysBefore === undefined ? null : new Date(event.dataInicio.getTime() - opensDaysBefore * dayMs),
        ingressos: tickets?.map((key) => types[key] ?? 0) ?? null,
        ...toKind(item, film),
      })
      if (!('booklet' in item)) continue
      await keepContentFile(work, { eventId: event.id, id }, { name: item.filename, content: plainPdf(item.booklet) })
    }
  })
}

function toKind(item: DemoTicketContent, film: string) {
  if ('text' in item) return { tipo: 'TEXTO', corpo: item.text } as const
  if ('link' in item) return { tipo: 'LINK', url: item.link } as const
  if ('film' in item) return { tipo: 'VIDEO', url: film } as const
  return { tipo: 'ARQUIVO' } as const
}
