import type { DoorList, DoorTicket } from '@narthex/contract/tickets/door.schemas'
import { SearchField } from '@narthex/ui/search-field'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { findHistory, searchTickets } from './door-book.ts'

export interface ManualEntryProps {
  readonly tickets: readonly DoorTicket[]
  readonly list: DoorList
  readonly typeName: (typeId: number) => string
  readonly onTicket: (ticket: DoorTicket) => void
  readonly onCode: (code: string) => void
}

/** Entry without a readable code: search by name, or the typed code. */
export function ManualEntry({ tickets, list, typeName, onTicket, onCode }: ManualEntryProps) {
  const t = useTranslations('door')
  const [typed, setTyped] = useState('')
  const isCode = /^[0-9a-z]{4}[\s-]?[0-9a-z]{4}[\s-]?[0-9a-z]{4}[\s-]?[0-9a-z]{4}$/i.test(typed.trim())
  const found = searchTickets(tickets, typed)
  return (
    <form
      className="grid gap-2"
      onSubmit={(event) => {
        event.preventDefault()
        if (isCode) onCode(typed)
        else if (found.length === 1 && found[0]) onTicket(found[0])
      }}
    >
      <SearchField
        name="q"
        label={t('search')}
        submitLabel={t('searchSubmit')}
        clearLabel={t('searchClear')}
        value={typed}
        onChange={setTyped}
      />
      {typed.trim() && !isCode && found.length === 0 && <p role="status">{t('nothingFound')}</p>}
      <ul className="grid gap-2">
        {found.map((ticket) => {
          const { entry, exit } = findHistory(ticket, list.id)
          return (
            <li key={ticket.id}>
              <button
                type="button"
                onClick={() => onTicket(ticket)}
                className="flex min-h-14 w-full items-center justify-between gap-3 rounded-card bg-card px-4 py-2 text-start shadow-rest"
              >
                <span>
                  <strong className="block">{ticket.nome}</strong>
                  <span className="text-sm text-muted">{typeName(ticket.idIngresso)}</span>
                </span>
                <span className="text-sm">
                  {ticket.situacao === 'VALIDO'
                    ? t(entry && !exit ? 'isInside' : 'isOutside')
                    : t(`state.${ticket.situacao}`)}
                </span>
              </button>
            </li>
          )
        })}
      </ul>
    </form>
  )
}
