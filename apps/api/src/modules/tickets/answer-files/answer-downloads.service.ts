import type { FileAnswer } from '@narthex/contract/download'
import { notFound } from '../../../platform/errors/domain-error.ts'
import type { MemberCall } from '../../../platform/http/route.ts'
import { edit } from '../../../platform/work/edit.ts'
import { findRegistration } from '../registrations/registrations.queries.ts'
import { findAnswerFile } from './answer-files.queries.ts'
import type { AnswerFileType } from './answer-files.tables.ts'

const endings: Record<AnswerFileType, string> = { 'application/pdf': 'pdf', 'image/jpeg': 'jpg', 'image/png': 'png' }

/** A file that answers a question of an event's tickets. Audited. */
export function downloadAnswerFile(
  call: MemberCall,
  { eventId, fileId }: { readonly eventId: number; readonly fileId: string },
): Promise<FileAnswer> {
  return edit(call, { act: 'ANSWER_FILE_READ', isPublic: false }, async ({ work, about }) => {
    const file = await findAnswerFile(work, fileId)
    const registration = file && (await findRegistration(work, file.inscricaoCodigo))
    if (registration?.eventId !== eventId || !file) throw notFound()
    const { inscricaoCodigo: inscricao, tipo, conteudo } = file
    about({ evento: eventId, inscricao, arquivo: fileId })
    return { filename: `${inscricao}-${fileId.slice(0, 8)}.${endings[tipo]}`, content: conteudo }
  })
}
