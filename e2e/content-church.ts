import { addTicketContent, uploadTicketContent } from '@narthex/api/modules/tickets/content/office-content.service'
import { createOwnCall } from '@narthex/api/platform/http/route'
import { dayMs } from '@narthex/contract/durations'
import type { ProductHere } from './product-here.ts'
import { openTicketedChurch, type TicketedChurch } from './ticketed-church.ts'

export interface ContentChurch extends TicketedChurch {
  /** The page of what Ana's ticket opens. */
  readonly contents: string
}

const text = (words: string) => ({
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text: words }] }],
})
const always = { resumo: null, corpo: null, url: null, visivelDe: null, visivelAte: null, ingressos: null }

/** The ticketed church with an item of each kind for participants: one item opens tomorrow, one is for adults. */
export async function openContentChurch(product: ProductHere): Promise<ContentChurch> {
  const church = await openTicketedChurch(product)
  const { eventId, ticketId, adultTypeId } = church
  const tomorrow = new Date(product.platform.clock().getTime() + dayMs)
  const own = createOwnCall(product.platform.transactions.at(church.church))
  const items = [
    { tipo: 'TEXTO', titulo: 'O que levar', corpo: text('Leve um cobertor.') },
    { tipo: 'VIDEO', titulo: 'Abertura', url: 'https://youtu.be/dQw4w9WgXcQ' },
    { tipo: 'LINK', titulo: 'Sobre a igreja', url: '/about', ingressos: [adultTypeId] },
    { tipo: 'TEXTO', titulo: 'Programa', corpo: text('Sábado, café às oito.'), visivelDe: tomorrow },
  ] as const
  const file = await addTicketContent(own, eventId, { ...always, ordem: 2, tipo: 'ARQUIVO', titulo: 'Caderno' })
  const content = new TextEncoder().encode('%PDF-1.7 Caderno do acampamento')
  await uploadTicketContent(own, { eventId, id: file.id }, { name: 'Caderno.pdf', content })
  for (const [index, { ...item }] of items.entries())
    await addTicketContent(own, eventId, {
      ...always,
      ordem: index < 2 ? index : index + 1,
      ...item,
      ingressos: 'ingressos' in item ? [...item.ingressos] : null,
    })
  return { ...church, contents: `/user/registrations/${eventId}/ticket/${ticketId}/content` }
}
