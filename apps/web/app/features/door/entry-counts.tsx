import type { DoorList, DoorTicket } from '@narthex/contract/tickets/door.schemas'
import { useTranslations } from 'use-intl'
import { countEntries } from './door-book.ts'

export interface EntryCountsProps {
  readonly tickets: readonly DoorTicket[]
  readonly list: DoorList
  readonly typeName: (typeId: number) => string
}

/** Number of people let in, in all and by type. */
export function EntryCounts({ tickets, list, typeName }: EntryCountsProps) {
  const t = useTranslations('door')
  const counts = countEntries(tickets, list)
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)
  const entered = sum(counts.map((count) => count.entered))
  const all = sum(counts.map((count) => count.tickets))
  return (
    <details className="rounded-card bg-card px-4 py-2 shadow-rest">
      <summary className="min-h-11 cursor-pointer py-2 text-lg font-semibold" data-count>
        {t('count', { entered, all })}
      </summary>
      <ul className="pb-2">
        {counts.map((count) => (
          <li key={count.typeId} className="flex justify-between gap-4 py-1">
            <span>{typeName(count.typeId)}</span>
            <span>{t('count', { entered: count.entered, all: count.tickets })}</span>
          </li>
        ))}
      </ul>
    </details>
  )
}
