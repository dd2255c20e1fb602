import { ApiError } from '@narthex/contract/client'
import { useTranslations } from 'use-intl'

const known = [
  'CHAT_CLOSED',
  'CHAT_BANNED',
  'CHAT_MEMBERS_ONLY',
  'CHAT_GUEST_UNKNOWN',
  'CHAT_NAME_TAKEN',
  'CHAT_WORD_REFUSED',
  'CHAT_LINK_REFUSED',
  'CHAT_SLOW_MODE',
  'CHAT_EDIT_CLOSED',
  'CHAT_OWN_MESSAGE',
  'CHAT_STAFF_AUTHOR',
  'CHAT_NO_MINORS',
  'CHAT_ROOM_TAKEN',
  'CHANGED_MEANWHILE',
  'NOT_FOUND',
  'TOO_MANY_REQUESTS',
] as const

/** The message for a call of a chat that was refused, or for the code of its refusal. */
export function useRefusalText(): (refusal: unknown) => string {
  const t = useTranslations('chat')
  return (refusal) => {
    const code = refusal instanceof ApiError ? refusal.code : refusal
    const found = known.find((each) => each === code)
    return found ? t(`refusals.${found}`) : t('failedAct')
  }
}
