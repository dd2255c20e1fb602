import type { ChatSettings } from '@narthex/contract/chat/chat-moderation.endpoints'
import type { MemberCall } from '../../../platform/http/route.ts'
import { edit } from '../../../platform/work/edit.ts'
import type { ChurchCall } from '../../../platform/work/transactions.ts'
import { planRetention } from '../channels/chat.jobs.ts'
import { chatSettingsRecord } from './chat.records.ts'
import { findSettings, saveSettings } from './settings.queries.ts'

/** Defaults for a church that has saved no settings. */
export const defaultSettings: ChatSettings = {
  diasRetencao: 90,
  flagVisitantes: true,
  flagReterVisitantes: true,
  flagPublicarOracoes: false,
  flagLinksSoMembros: true,
  modoLentoSegundos: 0,
  limiteDenuncias: 3,
  palavras: [],
}

/** The chat settings, cached until the church's content changes. */
export function getChatSettings(call: ChurchCall): Promise<ChatSettings> {
  return call.cache.get(call.church, 'chat settings', async () => {
    const value = (await call.inChurch((work) => findSettings(work))) ?? defaultSettings
    return { value, bytes: 2 * JSON.stringify(value).length }
  })
}

/** Saves the chat settings. They apply to the next message, and to the messages that the next night finds too old. */
export async function saveChatSettings(call: MemberCall, settings: ChatSettings): Promise<ChatSettings> {
  const subject = { diasRetencao: settings.diasRetencao, palavras: settings.palavras.length }
  const plan = { act: 'CHAT_SETTINGS_SET', subject, isPublic: true, records: [chatSettingsRecord()] } as const
  await edit(call, plan, async ({ work }) => {
    await saveSettings(work, settings)
    await planRetention(work)
  })
  return settings
}
