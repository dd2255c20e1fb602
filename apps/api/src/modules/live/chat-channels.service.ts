import type { Listeners } from '../../platform/modules/module.ts'
import { closeChannel, keepChannel } from '../chat/rooms/channels.service.ts'

const toHostsChannel = (nome: string) => `${nome}-equipe`

/** Keeps two chats per broadcast: one that opens and closes with it, and one for its hosts, who may talk before. */
export const keepChatChannels = {
  async broadcastChanged(work, { nome, titulo, abreEm, fechaEm }) {
    await keepChannel(work, { nome, titulo, tipo: 'PUBLICO', abreEm, fechaEm })
    const hosts = toHostsChannel(nome)
    await keepChannel(work, { nome: hosts, titulo, tipo: 'EQUIPE', abreEm: null, fechaEm })
  },
  async broadcastRemoved(work, { nome }) {
    for (const channel of [nome, toHostsChannel(nome)]) await closeChannel(work, channel)
  },
} satisfies Listeners
