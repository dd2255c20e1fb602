import type { Ticket } from '@narthex/contract/tickets/ticket.schemas'
import { cardClass } from '@narthex/ui/card'
import { useTranslations } from 'use-intl'
import { useChurchSite } from '../page/use-site.ts'
import { QrCode } from './qr-code.tsx'

/** A ticket as its holder shows it at the door: the QR as large as a phone allows, the name, the type, how it stands. */
export function TicketCard({ ticket }: { readonly ticket: Ticket }) {
  const t = useTranslations('ticketCard')
  const { church } = useChurchSite()
  const name = ticket.participante?.nome ?? t('noName')
  const addOns = ticket.adicionais.filter(({ situacao }) => situacao !== 'CANCELADO').map(({ nome }) => nome)
  const isValid = ticket.situacao === 'VALIDO'
  return (
    <article className={`${cardClass} flex flex-wrap items-center gap-5 p-5 break-inside-avoid`}>
      {ticket.qr && (
        <div className="mx-auto w-56 max-w-full rounded-card bg-white p-3 sm:mx-0">
          <QrCode text={ticket.qr} label={t('qr', { name })} className="w-full" />
        </div>
      )}
      <div className="min-w-48 grow">
        <h3 className="text-lg font-semibold">{name}</h3>
        <p lang={church.idioma}>{ticket.nome}</p>
        {addOns.length > 0 && <p className="text-sm text-muted">{t('with', { names: addOns.join(', ') })}</p>}
        <p className={`mt-2 text-sm font-semibold ${isValid ? 'text-success' : 'text-muted'}`}>
          {ticket.entradaEm ? t('entered') : t(`states.${ticket.situacao}`)}
        </p>
        <p className="mt-1 text-sm text-muted">
          {t('code')} <span className="font-mono tracking-wide break-all">{ticket.codigo}</span>
        </p>
      </div>
    </article>
  )
}
