import { useKnownRefusal } from '@narthex/client/forms/use-known-refusal'
import { useTranslations } from 'use-intl'

/** The message for a call of a chat that was refused, or for the code of its refusal. */
export function useChatRefusal(): (refusal: unknown) => string {
  const t = useTranslations('chat')
  const known = useKnownRefusal('chat.refusals')
  return (refusal) => known(refusal) ?? t('failedAct')
}
