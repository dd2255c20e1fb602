import { useAct } from '@narthex/client/data/use-act'
import { useLoaded } from '@narthex/client/data/use-loaded'
import { whenText } from '@narthex/client/format/dates'
import { useRefusalText } from '@narthex/client/forms/use-refusal-text'
import { useSendKey } from '@narthex/client/forms/use-send-key'
import { LoadFailed } from '@narthex/client/parts/load-failed'
import type { Registration, Ticket } from '@narthex/contract/tickets/ticket.schemas'
import type { Cancellation } from '@narthex/contract/tickets/ticket-changes.endpoints'
import { buttonClass } from '@narthex/ui/button'
import { CheckboxField } from '@narthex/ui/checkbox-field'
import { Skeleton } from '@narthex/ui/skeleton'
import { Spinner } from '@narthex/ui/spinner'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useDateContext } from '../../../components/use-date-context.ts'
import { useMoney } from '../../../payments/use-money.ts'
import { cancelTickets, loadCancellation } from './change-calls.ts'

export interface CancelFormProps {
  readonly memberId: number
  readonly registration: Registration
  readonly onClose: () => void
  /** Receives the message to show. */
  readonly onDone: (text: string) => void
}

/** Form to cancel tickets: choice of tickets, exact refund, and confirmation. */
export function CancelForm({ memberId, registration: { codigo, ingressos, moeda }, onClose, onDone }: CancelFormProps) {
  const t = useTranslations('ticketChanges.cancel')
  const money = useMoney()
  const refusalText = useRefusalText('ticketChanges.errors')
  const { isBusy, failure, run, clear } = useAct(refusalText)
  const keyFor = useSendKey()
  const possible = ingressos.filter(({ podeCancelar }) => podeCancelar)
  const [ids, setIds] = useState<readonly number[]>(possible.length === 1 ? possible.map(({ id }) => id) : [])
  const wanted = ids.join(' ')
  const plan = useLoaded(wanted || undefined, () => settle(loadCancellation(memberId, codigo, [...ids])))
  const known = plan.state === 'ready' && 'devolucao' in plan.value ? plan.value : undefined

  async function cancel({ devolucao }: Cancellation): Promise<void> {
    const call = { chave: keyFor(wanted), ingressos: [...ids], devolucao }
    const count = ids.length
    const isDone = await run(async () => {
      const { devolucao: back } = await cancelTickets(memberId, codigo, call)
      onDone(back > 0 && moeda ? t('doneBack', { count, amount: money(back, moeda) }) : t('done', { count }))
    })
    if (isDone === false) await plan.reload()
  }
  return (
    <div className="grid gap-4">
      <TicketChoice
        tickets={possible}
        ids={ids}
        isDisabled={isBusy}
        onChange={(chosen) => {
          clear()
          setIds(chosen)
        }}
      />
      <div role="status">
        {ids.length === 0 ? (
          <p className="text-muted">{t('none')}</p>
        ) : plan.state === 'failed' ? (
          <LoadFailed onRetry={plan.reload} />
        ) : plan.state === 'loading' ? (
          <>
            <span className="sr-only">{t('loading')}</span>
            <Skeleton className="h-16 w-full rounded-card" />
          </>
        ) : 'devolucao' in plan.value ? (
          <Consequences plan={plan.value} isFree={ingressos.every(({ valor, desconto }) => valor === desconto)} />
        ) : (
          <p className="font-medium text-danger">{refusalText(plan.value.error)}</p>
        )}
      </div>
      <p role="alert" className="font-medium text-danger empty:hidden">
        {failure}
      </p>
      <div className="flex flex-wrap gap-3 max-sm:flex-col-reverse sm:justify-end">
        <button type="button" onClick={onClose} className={buttonClass('quiet')}>
          {t('keep')}
        </button>
        <button
          type="button"
          onClick={() => known && void cancel(known)}
          disabled={!known}
          aria-busy={isBusy || undefined}
          className={`${buttonClass('primary')} disabled:opacity-50`}
        >
          {isBusy && <Spinner />}
          {t('confirm', { count: ids.length })}
        </button>
      </div>
    </div>
  )
}

interface TicketChoiceProps {
  readonly tickets: readonly Ticket[]
  readonly ids: readonly number[]
  readonly isDisabled: boolean
  readonly onChange: (ids: readonly number[]) => void
}

/** Choice of tickets; nothing to choose for a single ticket. */
function TicketChoice({ tickets, ids, isDisabled, onChange }: TicketChoiceProps) {
  const t = useTranslations('ticketChanges.cancel')
  if (tickets.length <= 1) {
    return tickets.map((ticket) => (
      <p key={ticket.id} className="font-semibold">
        <TicketName ticket={ticket} />
      </p>
    ))
  }
  return (
    <fieldset className="grid min-w-0 gap-1">
      <legend className="font-semibold">{t('choose')}</legend>
      {tickets.map((ticket) => (
        <CheckboxField
          key={ticket.id}
          label={<TicketName ticket={ticket} />}
          checked={ids.includes(ticket.id)}
          disabled={isDisabled}
          onChange={({ currentTarget: { checked } }) =>
            onChange(tickets.map(({ id }) => id).filter((id) => (id === ticket.id ? checked : ids.includes(id))))
          }
        />
      ))}
    </fieldset>
  )
}

/** A refusal is an answer to be shown, not a load that failed. */
async function settle(load: Promise<Cancellation>): Promise<Cancellation | { readonly error: unknown }> {
  try {
    return await load
  } catch (error) {
    return { error }
  }
}

function TicketName({ ticket: { nome, participante, adicionais } }: { ticket: Ticket }) {
  const t = useTranslations('ticketChanges.cancel')
  const names = adicionais.filter(({ situacao }) => situacao !== 'CANCELADO').map((addOn) => addOn.nome)
  const type = names.length > 0 ? t('withAddOns', { type: nome, names: names.join(', ') }) : nome
  return <>{participante ? `${participante.nome} · ${type}` : type}</>
}

/** Refund, its payment method, and what cannot be undone. */
function Consequences({ plan, isFree }: { plan: Cancellation; isFree: boolean }) {
  const t = useTranslations('ticketChanges.cancel')
  const methods = useTranslations('payments.methods')
  const money = useMoney()
  const dates = useDateContext()
  const { devolucao, moeda, forma, codigoMetodoPagamento, ate } = plan
  const method = codigoMetodoPagamento ? methods(codigoMetodoPagamento) : ''
  return (
    <div className="grid gap-2 rounded-card bg-sunken p-4">
      {devolucao > 0 && moeda ? (
        <>
          <p className="text-lg font-semibold tabular-nums">{t('back', { amount: money(devolucao, moeda) })}</p>
          <p>{t(forma === 'AUTOMATICO' ? 'automatic' : 'byChurch', { method })}</p>
        </>
      ) : (
        <p className="font-semibold">{t(isFree ? 'free' : 'nothing')}</p>
      )}
      <p>{t('final')}</p>
      <p className="text-sm text-muted">{t('until', { date: whenText(new Date(ate), dates) })}</p>
    </div>
  )
}
