import type { AuditedAct } from '@narthex/contract/audit/audited-acts'

/** The texts of the acts of a chat's log, by the kinds of the audit log. */
const texts = {
  CHAT_CHANNEL_ADDED: 'create',
  CHAT_CHANNEL_SET: 'change',
  CHAT_SETTINGS_SET: 'change',
  CHAT_PINNED: 'pin',
  CHAT_UNPINNED: 'pin',
  CHAT_MESSAGE_REMOVED: 'remove',
  CHAT_AUTHOR_REMOVED: 'remove',
  CHAT_MESSAGE_DECIDED: 'decide',
  CHAT_AUTHOR_BLOCKED: 'block',
  CHAT_AUTHOR_UNBLOCKED: 'unblock',
  CHAT_ROOM_JOINED: 'join',
  CHAT_PRAYER_ATTENDED: 'pray',
  CHAT_EXPORTED: 'export',
} as const satisfies Partial<Record<AuditedAct, string>>
type ActText = (typeof texts)[keyof typeof texts] | 'other'

/** `other` for acts that have no text of their own. */
export function actText(act: AuditedAct): ActText {
  return act in texts ? texts[act as keyof typeof texts] : 'other'
}
