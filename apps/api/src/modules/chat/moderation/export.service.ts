import { wallClock } from '@narthex/contract/church-time'
import { toLocale } from '@narthex/contract/locale'
import { chatFile as en } from '@narthex/locales/en/chat-file'
import { chatFile as es } from '@narthex/locales/es/chat-file'
import { chatFile as pt } from '@narthex/locales/pt/chat-file'
import { writeCsv } from '../../../platform/documents/csv.ts'
import type { TableField } from '../../../platform/documents/table-field.ts'
import { type MemberCall, sendFile } from '../../../platform/http/route.ts'
import type { ChatChannelId, ChatMessageId } from '../../../platform/ids.ts'
import { edit } from '../../../platform/work/edit.ts'
import { getFrame } from '../../churches/churches.service.ts'
import type { ChatNeeds } from '../channels/chat-needs.ts'
import { listPublished } from '../messages/messages.queries.ts'
import { type Showing, toChatMessage } from '../messages/showing.service.ts'
import { requireChannel } from '../rooms/channels.service.ts'
import { getChatContext } from '../settings/chat-context.service.ts'

const words = { pt, en, es }
const batch = 500

/** The published messages of a channel as a CSV file, newest first, in the church's language and time zone. Audited. */
export async function exportChat(platform: ChatNeeds, call: MemberCall, canal: string) {
  const { church } = await getFrame(platform, call.church)
  const locale = toLocale(church.idioma) ?? 'pt'
  const { showing } = await getChatContext(platform, call.church)
  const channelId = await edit(call, { act: 'CHAT_EXPORTED', isPublic: false }, async ({ work, about }) => {
    const { id } = await requireChannel(work, canal)
    about({ canal: id })
    return id
  })
  const { columns, roles, formerMember } = words[locale]
  async function* listLines(): AsyncGenerator<readonly TableField[]> {
    yield Object.values(columns)
    for await (const { dataCadastro, autor, texto } of readAll(call, channelId, showing)) {
      const moment = wallClock(new Date(dataCadastro), church.fusoHorario).replace('T', ' ')
      yield [{ moment }, autor.nome ?? formerMember, roles[autor.papel], texto]
    }
  }
  return sendFile(`${call.church.codigo}-chat-${canal}.csv`, writeCsv(locale, listLines()))
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
