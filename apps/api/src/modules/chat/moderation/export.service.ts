import { chatFile as en } from '@narthex/locales/en/chat-file'
import { chatFile as es } from '@narthex/locales/es/chat-file'
import { chatFile as pt } from '@narthex/locales/pt/chat-file'
import type { TableField } from '../../../platform/documents/table-field.ts'
import type { MemberCall } from '../../../platform/http/route.ts'
import type { ChatChannelId, ChatMessageId } from '../../../platform/ids.ts'
import { type FileText, sendStaffFile } from '../../../platform/resources/staff-file.ts'
import { listPublished } from '../messages/messages.queries.ts'
import { type Showing, toChatMessage } from '../messages/showing.service.ts'
import { requireChannel } from '../rooms/channels.service.ts'
import { getChatContext } from '../settings/chat-context.service.ts'

const words = { pt, en, es }
const batch = 500

/** The published messages of a channel as a CSV file, newest first, in the church's language and time zone. Audited. */
export async function exportChat(call: MemberCall, canal: string) {
  const { showing } = await getChatContext(call)
  const { id: channelId } = await call.inChurch((work) => requireChannel(work, canal))
  async function* listLines({ locale, moment }: FileText): AsyncGenerator<readonly TableField[]> {
    const { columns, roles, formerMember } = words[locale]
    yield Object.values(columns)
    for await (const { dataCadastro, autor, texto } of readAll(call, channelId, showing))
      yield [moment(new Date(dataCadastro)), autor.nome ?? formerMember, roles[autor.papel], texto]
  }
  const file = { act: 'CHAT_EXPORTED', subject: { canal: channelId }, name: ['chat', canal] } as const
  return sendStaffFile(call, { ...file, listLines })
}

/** Batch after batch, each in a transaction of its own: a slow reader holds no connection. */
async function* readAll({ inChurch }: MemberCall, channelId: ChatChannelId, showing: Showing) {
  for (let before: ChatMessageId | undefined; ; ) {
    const range = { channelId, before, limit: batch, self: undefined }
    const rows = await inChurch((work) => listPublished(work, range))
    for (const row of rows) yield toChatMessage(showing, row)
    if (rows.length < batch) return
    before = rows.at(-1)?.id
  }
}
