import { firstName } from '@narthex/client/format/first-name'
import { minuteMs } from '@narthex/contract/durations'
import { useTranslations } from 'use-intl'
import { useNow } from '../use-now.ts'
import { toDayPart } from './day-part.ts'

/** Greets a person by the time of their own day. */
export function useGreeting(name: string): string {
  const t = useTranslations('memberHome.greeting')
  const now = useNow(minuteMs) ?? new Date()
  return t(toDayPart(now.getHours()), { name: firstName(name) })
}
