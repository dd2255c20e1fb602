import * as read from '@narthex/contract/chat/chat.endpoints'
import * as host from '@narthex/contract/chat/chat-host.endpoints'
import * as message from '@narthex/contract/chat/chat-message.endpoints'
import type { ChatSettings } from '@narthex/contract/chat/chat-moderation.endpoints'
import * as moderation from '@narthex/contract/chat/chat-moderation.endpoints'
import type { ChatEmoji } from '@narthex/contract/chat/chat-values'
import type { CallInput } from '@narthex/contract/endpoint'
import type { ReportReason } from '@narthex/contract/prayer/report-reasons'
import { callApi } from '../../session/api.ts'

/** A channel, and the token of a visitor who writes there as a guest. */
export interface ChatPlace {
  readonly slug: string
  readonly canal: string
}
export type GuestToken = string | undefined

const guest = (visitante: GuestToken) => (visitante ? { visitante } : {})

export const loadChat = ({ slug, canal }: ChatPlace, limite: number, visitante: GuestToken) =>
  callApi(read.getChat, { params: { slug, canal }, query: { limite: String(limite), ...guest(visitante) } })

export const loadOlder = ({ slug, canal }: ChatPlace, antes: number, visitante: GuestToken) =>
  callApi(read.listChatMessages, { params: { slug, canal }, query: { antes: String(antes), ...guest(visitante) } })

export const loadSelf = (canal: string) => callApi(read.getChatSelf, { params: { canal } })

export const enterChat = (canal: string, nome: string) => callApi(read.enterChat, { params: { canal }, body: { nome } })

export const sendMessage = (canal: string, body: CallInput<typeof read.postChatMessage>['body']) =>
  callApi(read.postChatMessage, { params: { canal }, body })

export const editMessage = (canal: string, id: number, texto: string, visitante: GuestToken) =>
  callApi(message.editChatMessage, { params: { canal, id: String(id) }, body: { texto, ...guest(visitante) } })

export const removeMessage = (canal: string, id: number, visitante: GuestToken) =>
  callApi(message.removeChatMessage, { params: { canal, id: String(id) }, body: guest(visitante) })

export const setReaction = (canal: string, id: number, emoji: ChatEmoji, ligada: boolean, visitante: GuestToken) =>
  callApi(message.setChatReaction, {
    params: { canal, id: String(id) },
    body: { emoji, ligada, ...guest(visitante) },
  })

export const reportMessage = (
  canal: string,
  id: number,
  report: { readonly motivo: ReportReason; readonly texto?: string },
  visitante: GuestToken,
) => callApi(message.reportChatMessage, { params: { canal, id: String(id) }, body: { ...report, ...guest(visitante) } })

export const openRoom = (canal: string) => callApi(read.openChatRoom, { params: { canal } })
export const closeRoom = (canal: string) => callApi(read.closeChatRoom, { params: { canal } })
export const loadRooms = () => callApi(host.listChatRooms, {})
export const joinRoom = (canal: string) => callApi(host.joinChatRoom, { params: { canal } })

export const loadPrayers = (canal: string) => callApi(host.listChatPrayers, { params: { canal } })
export const attendPrayer = (canal: string, id: number) =>
  callApi(host.attendChatPrayer, { params: { canal, id: String(id) } })

export const setChannel = (canal: string, body: CallInput<typeof host.setChatChannel>['body']) =>
  callApi(host.setChatChannel, { params: { canal }, body })

/** The file of a channel's messages. */
export const exportChat = (canal: string) => callApi(host.exportChat, { params: { canal } })

export const pinMessage = (canal: string, mensagem: number) =>
  callApi(host.pinChatMessage, { params: { canal }, body: { mensagem } })

export const unpinMessage = (canal: string) => callApi(host.unpinChatMessage, { params: { canal } })

export const removeAuthorMessages = (canal: string, autor: string) =>
  callApi(moderation.removeAuthorMessages, { params: { canal, autor } })

export const blockAuthor = (canal: string, autor: string, body: CallInput<typeof moderation.blockChatAuthor>['body']) =>
  callApi(moderation.blockChatAuthor, { params: { canal, autor }, body })

export const unblockAuthor = (canal: string, autor: string) =>
  callApi(moderation.unblockChatAuthor, { params: { canal, autor } })

export const loadAuthor = (canal: string, autor: string) =>
  callApi(moderation.getChatAuthor, { params: { canal, autor } })

export const loadWaiting = (canal: string | undefined, page: number) =>
  callApi(moderation.listChatModeration, { query: { ...(canal && { canal }), page: String(page) } })

export const loadBlocks = (page: number) => callApi(moderation.listChatBlocks, { query: { page: String(page) } })

export const decide = (id: number, decisao: 'PUBLICAR' | 'APAGAR', versao: number) =>
  callApi(moderation.decideChatMessage, { params: { id: String(id) }, body: { decisao, versao } })

export const loadActs = (canal: string, page: number) =>
  callApi(moderation.listChatActs, { params: { canal }, query: { page: String(page) } })

export const loadChatSettings = () => callApi(moderation.getChatSettings, {})
export const saveChatSettings = (body: ChatSettings) => callApi(moderation.setChatSettings, { body })
