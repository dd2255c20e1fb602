import { LazyPart, lazyPart } from '@narthex/client/parts/lazy-part'
import { LoadFailed } from '@narthex/client/parts/load-failed'
import type { Registration } from '@narthex/contract/tickets/ticket.schemas'
import { textLinkClass } from '@narthex/ui/button'
import { Dialog } from '@narthex/ui/dialog'
import { Skeleton } from '@narthex/ui/skeleton'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useResult } from '../../../components/use-result.tsx'

const CancelForm = lazyPart(async () => (await import('./cancel-form.tsx')).CancelForm)

export interface CancelTicketsProps {
  readonly memberId: number
  readonly registration: Registration
  readonly onChanged: () => Promise<void>
}

/** Cancels tickets of a purchase, where that is possible; says afterwards what became of it. */
export function CancelTickets({ memberId, registration, onChanged }: CancelTicketsProps) {
  const t = useTranslations('ticketChanges.cancel')
  const shell = useTranslations('shell')
  const [isOpen, setOpen] = useState(false)
  const { result, announce } = useResult('mt-3')
  const isPossible = registration.ingressos.some(({ podeCancelar }) => podeCancelar)
  return (
    <>
      {result}
      {isPossible && (
        <button type="button" onClick={() => setOpen(true)} className={`${textLinkClass} mt-2 print:hidden`}>
          {t('open')}
        </button>
      )}
      <Dialog isOpen={isOpen} onClose={() => setOpen(false)} title={t('title')} closeLabel={shell('close')}>
        <LazyPart fallback={<Skeleton className="h-48 w-full rounded-card" />} failed={<LoadFailed />}>
          <CancelForm
            memberId={memberId}
            registration={registration}
            onClose={() => setOpen(false)}
            onDone={(text) => {
              setOpen(false)
              announce(text)
              void onChanged()
            }}
          />
        </LazyPart>
      </Dialog>
    </>
  )
}
