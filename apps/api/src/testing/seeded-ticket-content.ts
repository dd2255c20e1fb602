import type { RichText } from '@narthex/contract/content/rich-text'
import { insertContent, replaceContentFile } from '../modules/tickets/content/content.queries.ts'
import type { ChurchCall } from '../platform/work/transactions.ts'

/** A text and a file for holders of tickets, with the canary in every text of them; the id of the file's item. */
export function seedTicketContent(
  call: ChurchCall,
  { eventId, canary }: { readonly eventId: number; readonly canary: string },
): Promise<number> {
  const corpo: RichText = { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: canary }] }] }
  const words = { eventId, titulo: canary, resumo: canary, corpo }
  return call.inChurch(async (work) => {
    await insertContent(work, { ...words, ordem: 0, tipo: 'TEXTO' })
    const contentId = await insertContent(work, { ...words, ordem: 1, tipo: 'ARQUIVO' })
    const conteudo = new TextEncoder().encode(`%PDF-1.7 ${canary}`)
    await replaceContentFile(work, { contentId, nome: `${canary}.pdf`, bytes: conteudo.length, conteudo })
    return contentId
  })
}
