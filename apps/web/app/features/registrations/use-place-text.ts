import type { Event } from '@narthex/contract/events/event.schemas'
import { useTranslations } from 'use-intl'

/** Where an event is, in a line. */
export function usePlaceText({ local, flagOnline }: Pick<Event, 'local' | 'flagOnline'>): string {
  const t = useTranslations('registrations')
  return [local ?? (flagOnline ? undefined : t('place')), flagOnline && t('online')].filter(Boolean).join(' · ')
}
