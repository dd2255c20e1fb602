import type { ChatSettings } from '@narthex/contract/chat/chat-moderation.endpoints'
import { dateIn } from '@narthex/contract/church-time'
import type { Help } from '@narthex/contract/prayer/prayer.schemas'
import { findHelpLines } from '../../../platform/care/help-lines.rules.ts'
import type { ChurchCall } from '../../../platform/work/transactions.ts'
import { getFrame } from '../../churches/churches.service.ts'
import type { Showing } from '../messages/showing.service.ts'
import { getChatSettings } from './settings.service.ts'

/** Facts about a church that its chat calls share. */
export interface ChatContext {
  readonly settings: ChatSettings
  readonly showing: Showing
  /** Emergency contacts of the church's country. */
  readonly help: Help
}

/**
 * Read before the transaction, never within it: a cold cache opens a transaction of its own, and as many callers as there
 * are connections would wait for each other.
 */
export async function getChatContext(call: ChurchCall): Promise<ChatContext> {
  const [settings, frame] = await Promise.all([getChatSettings(call), getFrame(call)])
  const { endereco, fusoHorario, idioma } = frame.church
  return {
    settings,
    showing: { keys: call.keys, church: call.church, today: dateIn(fusoHorario, call.clock()) },
    help: findHelpLines({ pais: endereco?.pais, idioma }),
  }
}
