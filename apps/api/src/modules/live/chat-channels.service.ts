import type { Needs } from '../../platform/platform.ts'
import { closeChannel, keepChannel } from '../chat/rooms/channels.service.ts'
import type { LiveSignals } from './broadcasts/live.signals.ts'

const toHostsChannel = (nome: string) => `${nome}-equipe`

/** Each broadcast has a chat that opens and closes with it, and one of its hosts, who may talk before. */
export const keepChatChannels = (platform: Needs<'jobs'>): LiveSignals => ({
  broadcastChanged: [
    async (work, { nome, titulo, abreEm, fechaEm }) => {
      await keepChannel(platform, work, { nome, titulo, tipo: 'PUBLICO', abreEm, fechaEm })
      const hosts = toHostsChannel(nome)
      await keepChannel(platform, work, { nome: hosts, titulo, tipo: 'EQUIPE', abreEm: null, fechaEm })
    },
  ],
  broadcastRemoved: [
    async (work, { nome }) => {
      for (const channel of [nome, toHostsChannel(nome)]) await closeChannel(work, channel)
    },
  ],
})
