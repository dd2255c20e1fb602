import type { FileAnswer } from '@narthex/contract/download'
import { notFound } from '../../../platform/errors/domain-error.ts'
import type { MemberCall } from '../../../platform/http/route.ts'
import { recordOfficeAct } from '../../payments/office/office-acts.service.ts'
import { findRegistration } from '../registrations/registrations.queries.ts'
import type { TicketNeeds } from '../ticket-needs.ts'
import { findAnswerFile } from './answer-files.queries.ts'
import type { AnswerFileType } from './answer-files.tables.ts'

const endings: Record<AnswerFileType, string> = { 'application/pdf': 'pdf', 'image/jpeg': 'jpg', 'image/png': 'png' }

/** A file that answers a question of an event's tickets. Audited. Throws NOT_FOUND. */
export async function downloadAnswerFile(
  platform: TicketNeeds,
  call: MemberCall,
  { eventId, fileId }: { readonly eventId: number; readonly fileId: string },
): Promise<FileAnswer> {
  return call.inChurch(async (work) => {
    const file = await findAnswerFile(work, fileId)
    const registration = file && (await findRegistration(work, file.inscricaoCodigo))
    if (registration?.eventId !== eventId || !file) throw notFound()
    const { inscricaoCodigo: inscricao, tipo, conteudo } = file
    const detalhes = { evento: eventId, inscricao, arquivo: fileId }
    await recordOfficeAct(platform, work, call, { acao: 'ANSWER_FILE_READ', detalhes })
    return { filename: `${inscricao}-${fileId.slice(0, 8)}.${endings[tipo]}`, content: conteudo }
  })
}
