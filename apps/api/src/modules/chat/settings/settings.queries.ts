import type { ChatSettings } from '@narthex/contract/chat/chat-moderation.endpoints'
import { eq } from 'drizzle-orm'
import type { ChurchWork } from '../../../platform/work/church-work.ts'
import { chatConfiguracao } from '../channels/chat.tables.ts'

/** Undefined while the church uses the defaults. */
export async function findSettings({ church, tx }: ChurchWork): Promise<ChatSettings | undefined> {
  const [found] = await tx.select().from(chatConfiguracao).where(eq(chatConfiguracao.igrejaId, church.igrejaId))
  if (!found) return undefined
  const { igrejaId: _, ...settings } = found
  return settings
}

export async function saveSettings({ church, tx }: ChurchWork, settings: ChatSettings): Promise<void> {
  await tx
    .insert(chatConfiguracao)
    .values({ ...settings, igrejaId: church.igrejaId })
    .onConflictDoUpdate({ target: chatConfiguracao.igrejaId, set: settings })
}
