import type { EventSale, Seats, TicketType } from '@narthex/contract/tickets/ticket.schemas'
import { cardClass } from '@narthex/ui/card'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { useDateContext } from '../../../components/use-date-context.ts'
import { useChurchSite } from '../../../page/use-site.ts'
import { useMoney } from '../../../payments/use-money.ts'
import { findSeats, findTypeState } from '../event/sale-state.ts'
import { useStateText, useTypeLine } from '../event/type-texts.ts'
import {
  addTicket,
  type ChosenTicket,
  countAddOn,
  countTickets,
  findMost,
  removeTicket,
  type Selection,
  setAddOn,
} from '../flow/selection.ts'
import { Stepper } from './stepper.tsx'

export interface TypeRowProps {
  readonly type: TicketType
  readonly sale: EventSale
  readonly seats: Seats | undefined
  readonly selection: Selection
  readonly onChange: (selection: Selection) => void
  /** Form of the waiting list, if sold out. */
  readonly waiting?: ReactNode
}

/** A ticket type with how it stands, how many are chosen, and what goes with each of them. */
export function TypeRow({ type, sale, seats, selection, onChange, waiting }: TypeRowProps) {
  const t = useTranslations('tickets')
  const money = useMoney()
  const { church } = useChurchSite()
  const dates = useDateContext()
  const lineOf = useTypeLine(dates)
  const now = findSeats(seats, type.id)
  const state = now?.situacao ?? findTypeState(type, dates.now)
  const count = countTickets(selection, type.id)
  const line = lineOf(type, state, now?.restantes)
  const ownTickets = selection.filter(({ idIngresso }) => idIngresso === type.id)
  const addOns = sale.ingressos.filter(({ id, flagAdicional }) => flagAdicional && type.adicionais.includes(id))
  return (
    <li className={`${cardClass} px-4 py-3.5`}>
      <div className="flex items-center justify-between gap-4">
        <div className="min-w-0">
          <h3 lang={church.idioma} className="font-semibold">
            {type.nome}
          </h3>
          <p className="tabular-nums">{type.valor === 0 ? t('free') : money(type.valor, sale.moeda)}</p>
          {type.descricao && (
            <p lang={church.idioma} className="text-sm whitespace-pre-line text-muted">
              {type.descricao}
            </p>
          )}
          {line && <p className="text-sm text-muted">{line}</p>}
        </div>
        {(state === 'DISPONIVEL' || count > 0) && (
          <Stepper
            name={type.nome}
            count={count}
            most={state === 'DISPONIVEL' ? findMost(type, sale, seats, selection) : 0}
            onLess={() => onChange(removeTicket(selection, type))}
            onMore={() => onChange(addTicket(selection, type))}
          />
        )}
      </div>
      {state === 'ESGOTADO' && waiting}
      {addOns.length > 0 &&
        ownTickets.map((ticket, index) => (
          <TicketAddOns
            key={ticket.chave}
            name={ownTickets.length > 1 ? `${type.nome} ${index + 1}` : type.nome}
            ticket={ticket}
            addOns={addOns}
            sale={sale}
            seats={seats}
            selection={selection}
            onChange={onChange}
          />
        ))}
    </li>
  )
}

type AddOnProps = Omit<TypeRowProps, 'type' | 'waiting'> & {
  /** Name of the ticket, with its number if there are several of its type. */
  readonly name: string
  readonly ticket: ChosenTicket
  readonly addOns: readonly TicketType[]
}

function TicketAddOns({ name, ticket, addOns, sale, seats, selection, onChange }: AddOnProps) {
  const t = useTranslations('ticketBuying.choose')
  const words = useTranslations('tickets')
  const money = useMoney()
  const stateText = useStateText(useDateContext())
  const { church } = useChurchSite()
  return (
    <fieldset className="mt-3 min-w-0 border-t border-line pt-3">
      <legend className="float-left mb-1 text-sm font-semibold">{t('addOns', { name })}</legend>
      <ul className="clear-both grid gap-1">
        {addOns.map((addOn) => {
          const count = countAddOn(ticket, addOn.id)
          const inAll = selection.reduce((sum, other) => sum + countAddOn(other, addOn.id), 0)
          const state = findSeats(seats, addOn.id)?.situacao ?? findTypeState(addOn, new Date())
          const line = stateText(addOn, state, findSeats(seats, addOn.id)?.restantes)
          return (
            <li key={addOn.id} className="flex items-center justify-between gap-4">
              <p className="min-w-0 text-sm">
                <span lang={church.idioma}>{addOn.nome}</span>{' '}
                <span className="text-muted tabular-nums">
                  {[addOn.valor === 0 ? words('free') : money(addOn.valor, sale.moeda), line]
                    .filter(Boolean)
                    .join(' · ')}
                </span>
              </p>
              <Stepper
                name={`${addOn.nome} (${name})`}
                count={count}
                most={Math.min(10, count + findMost(addOn, sale, seats, selection) - inAll)}
                onLess={() => onChange(setAddOn(selection, ticket.chave, addOn.id, count - 1))}
                onMore={() => onChange(setAddOn(selection, ticket.chave, addOn.id, count + 1))}
              />
            </li>
          )
        })}
      </ul>
    </fieldset>
  )
}
