import type { HandlerInput } from '@narthex/contract/endpoint'
import type { getTicketsPdf } from '@narthex/contract/tickets/ticket-files.endpoints'
import type { Needs } from '../../../platform/platform.ts'
import { createThreadLane, documentShares } from '../../../platform/thread-lane.ts'
import type { ChurchCall } from '../../../platform/work/transactions.ts'
import { requireTicketPaper } from './ticket-paper.service.ts'
import type { TicketPaper } from './ticket-paper.ts'
import { createTicketPaperText } from './ticket-text.rules.ts'

/** Fifty tickets take about half a second. */
const patienceMs = 20_000

const drawInTurn = createThreadLane<TicketPaper, Uint8Array>({
  program: new URL('./ticket-document.thread.ts', import.meta.url),
  patienceMs,
  waiting: 40,
  keepsThread: true,
})

interface NamedFile {
  readonly filename: string
  readonly content: Uint8Array
}

/** The valid tickets of a purchase, or one of them. Throws NOT_FOUND where there are none, and BUSY where too many wait. */
export async function makeTicketsPdf(
  platform: Needs<'domain' | 'wallets'>,
  call: ChurchCall,
  codigo: string,
  { idioma, ingresso: ticketId }: HandlerInput<typeof getTicketsPdf>['query'],
): Promise<NamedFile> {
  const { paper } = await requireTicketPaper(platform, call, codigo, { ticketId, idioma })
  return drawTicketsPdf(call, codigo, paper)
}

/** Draws tickets that were read. Throws BUSY where too many wait. */
export async function drawTicketsPdf(call: ChurchCall, codigo: string, paper: TicketPaper): Promise<NamedFile> {
  const content = await drawInTurn(paper, documentShares(call.church.uuid, codigo))
  if (!content) throw new Error('The tickets could not be drawn')
  const text = createTicketPaperText(paper.locale, paper.church.timeZone)
  return { filename: `${text.fill(text.file, { codigo })}.pdf`, content }
}
