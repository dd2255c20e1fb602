import type { FileAnswer } from '@narthex/contract/download'
import type { TicketContent, TicketContents } from '@narthex/contract/tickets/content.schemas'
import { notFound } from '../../../platform/errors/domain-error.ts'
import type { MemberCall } from '../../../platform/http/route.ts'
import type { ChurchWork } from '../../../platform/work/church-work.ts'
import {
  type ContentRow,
  findContentFile,
  findHeldTicket,
  type HeldTicket,
  listContentsOfTicket,
} from './content.queries.ts'
import { contentStateAt } from './content.rules.ts'

type NamedTicket = Omit<HeldTicket, 'memberId'>

/** Lists the contents that a ticket of the caller's opens. Throws NOT_FOUND unless it is valid and confirmed. */
export async function listTicketContent(
  { actor: { memberId }, inChurch }: MemberCall,
  ticket: NamedTicket,
): Promise<TicketContents> {
  return inChurch(async (work) => {
    const held = await requireTicket(work, { ...ticket, memberId })
    const rows = await listContentsOfTicket(work, ticket)
    const itens = rows.map((row) => showContent(row, work.now))
    return { evento: held.event, ingresso: held.typeName, participante: held.holder, itens }
  })
}

/** The file of an item that a ticket of the caller's opens now. */
export async function downloadTicketContent(
  { actor: { memberId }, inChurch }: MemberCall,
  { contentId, ...ticket }: NamedTicket & { readonly contentId: number },
): Promise<FileAnswer> {
  return inChurch(async (work) => {
    await requireTicket(work, { ...ticket, memberId })
    const rows = await listContentsOfTicket(work, ticket)
    const found = rows.find(({ item }) => item.id === contentId)
    const isOpen = found && contentStateAt(found.item, work.now) === 'ABERTO'
    const file = isOpen ? await findContentFile(work, contentId) : undefined
    if (!file) throw notFound()
    return { filename: file.nome, content: file.conteudo }
  })
}

async function requireTicket(work: ChurchWork, ticket: HeldTicket) {
  const held = await findHeldTicket(work, ticket)
  if (!held) throw notFound()
  return held
}

function showContent({ item, file }: ContentRow, now: Date): TicketContent {
  const { id, tipo, titulo, resumo, corpo, url, visivelDe, visivelAte } = item
  const situacao = contentStateAt(item, now)
  const open = situacao === 'ABERTO' ? { corpo, url, arquivo: file } : { corpo: null, url: null, arquivo: null }
  return {
    id,
    tipo,
    titulo,
    resumo,
    situacao,
    visivelDe: visivelDe?.toISOString() ?? null,
    visivelAte: visivelAte?.toISOString() ?? null,
    ...open,
  }
}
