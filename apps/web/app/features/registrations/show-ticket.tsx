import type { Ticket } from '@narthex/contract/tickets/ticket.schemas'
import { buttonClass } from '@narthex/ui/button'
import { Dialog } from '@narthex/ui/dialog'
import { ToolIcon } from '@narthex/ui/tool-icon'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { TicketQrCode } from '../../components/ticket-card.tsx'

/** The ticket's code as large as the screen allows, for the door. */
export function ShowTicket({ ticket: { codigo, participante }, qr }: { ticket: Ticket; qr: string }) {
  const t = useTranslations('registrations.tickets')
  const card = useTranslations('ticketCard')
  const shell = useTranslations('shell')
  const [isOpen, setOpen] = useState(false)
  const name = participante?.nome ?? card('noName')
  return (
    <>
      <button type="button" onClick={() => setOpen(true)} className={`${buttonClass('quiet')} w-full`}>
        <ToolIcon name="expand" className="size-5" />
        <span>
          {t('show')}
          <span className="sr-only">{t('showFor', { name })}</span>
        </span>
      </button>
      <Dialog isOpen={isOpen} onClose={() => setOpen(false)} title={name} closeLabel={shell('close')}>
        <TicketQrCode qr={qr} code={codigo} name={name} className="mx-auto w-full max-w-96" />
        <p className="mt-4 text-center text-sm text-muted">{t('bright')}</p>
      </Dialog>
    </>
  )
}
