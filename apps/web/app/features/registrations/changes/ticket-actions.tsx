import { whenText } from '@narthex/client/format/dates'
import { LazyPart, lazyPart } from '@narthex/client/parts/lazy-part'
import { LoadFailed } from '@narthex/client/parts/load-failed'
import type { Registration, Ticket } from '@narthex/contract/tickets/ticket.schemas'
import { textLinkClass } from '@narthex/ui/button'
import { Dialog } from '@narthex/ui/dialog'
import { Skeleton } from '@narthex/ui/skeleton'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useDateContext } from '../../../components/use-date-context.ts'
import { useResult } from '../../../components/use-result.tsx'

// With the library of forms, which the tickets themselves do not need.
const TransferForm = lazyPart(async () => (await import('./transfer-form.tsx')).TransferForm)
const HolderDialogForm = lazyPart(async () => (await import('./holder-dialog-form.tsx')).HolderDialogForm)
const WithdrawDialog = lazyPart(async () => (await import('./withdraw-dialog.tsx')).WithdrawDialog)
const skeleton = <Skeleton className="h-48 w-full rounded-card" />

export interface TicketActionsProps {
  readonly memberId: number
  readonly registration: Registration
  readonly ticket: Ticket
  readonly onChanged: () => Promise<void>
}

type Open = 'transfer' | 'holder' | 'withdraw'

/** Actions of a member on a ticket, each in a dialog. */
export function TicketActions({ memberId, registration, ticket, onChanged }: TicketActionsProps) {
  const t = useTranslations('ticketChanges')
  const shell = useTranslations('shell')
  const card = useTranslations('ticketCard')
  const dates = useDateContext()
  const [open, setOpen] = useState<Open>()
  const { result, announce } = useResult('mt-3')
  const { transferencia, podeTransferir, podeMudarRespostas } = ticket
  const name = ticket.participante?.nome ?? card('noName')
  const own = { memberId, codigo: registration.codigo, ticket }
  const close = () => setOpen(undefined)
  const finish = (text: string) => {
    close()
    announce(text)
    void onChanged()
  }
  const button = (kind: Open, label: string, more?: string) => (
    <button type="button" onClick={() => setOpen(kind)} className={textLinkClass}>
      <span>
        {label}
        {more && <span className="sr-only">{more}</span>}
      </span>
    </button>
  )
  return (
    <div className="mt-2 print:hidden">
      {registration.flagRecebida && <p className="text-sm text-muted">{t('transfer.received')}</p>}
      {transferencia && (
        <p className="text-sm text-muted wrap-anywhere">
          {t('transfer.waiting', { name: transferencia.nome, email: transferencia.email })}
        </p>
      )}
      <div className="flex flex-wrap gap-x-5">
        {transferencia && button('withdraw', t('transfer.withdraw'))}
        {podeTransferir && button('transfer', t('transfer.open'), t('transfer.openFor', { name }))}
        {podeMudarRespostas && button('holder', t('holder.open'), t('holder.openFor', { name }))}
      </div>
      {result}
      <Dialog isOpen={open === 'transfer'} onClose={close} title={t('transfer.title')} closeLabel={shell('close')}>
        <p>{t('transfer.lead')}</p>
        {registration.transferenciaAte && (
          <p className="mt-2 text-sm text-muted">
            {t('transfer.until', { date: whenText(new Date(registration.transferenciaAte), dates) })}
          </p>
        )}
        <LazyPart fallback={skeleton} failed={<LoadFailed />}>
          <TransferForm own={own} onClose={close} onDone={finish} />
        </LazyPart>
      </Dialog>
      <Dialog isOpen={open === 'holder'} onClose={close} title={t('holder.title')} closeLabel={shell('close')}>
        <LazyPart fallback={skeleton} failed={<LoadFailed />}>
          <HolderDialogForm own={own} registration={registration} onDone={finish} />
        </LazyPart>
      </Dialog>
      {transferencia && open === 'withdraw' && (
        <LazyPart>
          <WithdrawDialog own={own} name={transferencia.nome} onClose={close} onDone={finish} />
        </LazyPart>
      )}
    </div>
  )
}
