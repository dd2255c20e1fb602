import type { Registration, Ticket } from '@narthex/contract/tickets/ticket.schemas'
import type { Cancellation } from '@narthex/contract/tickets/ticket-changes.endpoints'
import { buttonClass } from '@narthex/ui/button'
import { CheckboxField } from '@narthex/ui/checkbox-field'
import { Skeleton } from '@narthex/ui/skeleton'
import { Spinner } from '@narthex/ui/spinner'
import { useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { LoadFailed } from '../../../components/load-failed.tsx'
import { useDateContext } from '../../../components/use-date-context.ts'
import { useLoaded } from '../../../data/use-loaded.ts'
import { whenText } from '../../../format/dates.ts'
import { useMoney } from '../../../payments/use-money.ts'
import { cancelTickets, loadCancellation } from './change-calls.ts'
import { useChangeFailure } from './use-change-failure.ts'

export interface CancelFormProps {
  readonly memberId: number
  readonly registration: Registration
  readonly onClose: () => void
  /** With what is to be said of it. */
  readonly onDone: (text: string) => void
}

/** Which tickets, what exactly comes back for them, and the last question. */
export function CancelForm({ memberId, registration: { codigo, ingressos, moeda }, onClose, onDone }: CancelFormProps) {
  const t = useTranslations('ticketChanges.cancel')
  const money = useMoney()
  const { describe } = useChangeFailure()
  const possible = ingressos.filter(({ podeCancelar }) => podeCancelar)
  const [ids, setIds] = useState<readonly number[]>(possible.length === 1 ? possible.map(({ id }) => id) : [])
  const [isSending, setSending] = useState(false)
  const [refusal, setRefusal] = useState<string>()
  // Of one attempt: the same tickets again are the same call.
  const attempt = useRef({ wanted: '', chave: '' })
  const wanted = ids.join(' ')
  const plan = useLoaded(wanted || undefined, () => settle(loadCancellation(memberId, codigo, [...ids])))
  const known = plan.state === 'ready' && 'devolucao' in plan.value ? plan.value : undefined

  async function cancel(): Promise<void> {
    if (isSending || !known) return
    if (attempt.current.wanted !== wanted) attempt.current = { wanted, chave: crypto.randomUUID() }
    setSending(true)
    setRefusal(undefined)
    try {
      const { chave } = attempt.current
      const { devolucao } = await cancelTickets(memberId, codigo, {
        chave,
        ingressos: [...ids],
        devolucao: known.devolucao,
      })
      const count = ids.length
      onDone(devolucao > 0 && moeda ? t('doneBack', { count, amount: money(devolucao, moeda) }) : t('done', { count }))
    } catch (error) {
      setRefusal(describe(error))
      await plan.reload()
      setSending(false)
    }
  }
  return (
    <div className="grid gap-4">
      {possible.length > 1 ? (
        <fieldset className="grid min-w-0 gap-1">
          <legend className="font-semibold">{t('choose')}</legend>
          {possible.map((ticket) => (
            <CheckboxField
              key={ticket.id}
              label={<TicketName ticket={ticket} />}
              checked={ids.includes(ticket.id)}
              disabled={isSending}
              onChange={({ currentTarget: { checked } }) => {
                setRefusal(undefined)
                setIds(possible.map(({ id }) => id).filter((id) => (id === ticket.id ? checked : ids.includes(id))))
              }}
            />
          ))}
        </fieldset>
      ) : (
        possible.map((ticket) => (
          <p key={ticket.id} className="font-semibold">
            <TicketName ticket={ticket} />
          </p>
        ))
      )}
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
          <p className="font-medium text-danger">{describe(plan.value.error)}</p>
        )}
      </div>
      <p role="alert" className="font-medium text-danger empty:hidden">
        {refusal}
      </p>
      <div className="flex flex-wrap gap-3 max-sm:flex-col-reverse sm:justify-end">
        <button type="button" onClick={onClose} className={buttonClass('quiet')}>
          {t('keep')}
        </button>
        <button
          type="button"
          onClick={() => void cancel()}
          disabled={!known}
          aria-busy={isSending || undefined}
          className={`${buttonClass('primary')} disabled:opacity-50`}
        >
          {isSending && <Spinner />}
          {t('confirm', { count: ids.length })}
        </button>
      </div>
    </div>
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

/** What comes back, by which way, and what cannot be undone. */
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
