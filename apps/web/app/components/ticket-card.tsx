import type { Ticket } from '@narthex/contract/tickets/ticket.schemas'
import type { TicketState } from '@narthex/contract/tickets/ticket-states'
import { cardClass } from '@narthex/ui/card'
import { MemberIcon, type MemberIconName } from '@narthex/ui/member-icon'
import { QrCode } from '@narthex/ui/qr-code'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { useChurchSite } from '../page/use-site.ts'

const looks: Record<TicketState | 'entered', { readonly icon: MemberIconName; readonly className: string }> = {
  RESERVADO: { icon: 'clock', className: 'text-warning' },
  VALIDO: { icon: 'check', className: 'text-success' },
  CANCELADO: { icon: 'close', className: 'text-danger' },
  entered: { icon: 'check', className: 'text-muted' },
}

export interface TicketCardProps {
  readonly ticket: Pick<Ticket, 'qr' | 'codigo' | 'nome' | 'situacao' | 'entradaEm' | 'participante' | 'adicionais'>
  readonly heading?: 'h2' | 'h3'
  /** Actions of the ticket's holder. */
  readonly children?: ReactNode
}

/** A ticket as its holder shows it: the code to be scanned, whose it is, what for, and how it stands. */
export function TicketCard({ ticket, heading: Heading = 'h3', children }: TicketCardProps) {
  const t = useTranslations('ticketCard')
  const { church } = useChurchSite()
  const { qr, codigo, nome, situacao, entradaEm, participante, adicionais } = ticket
  const isCanceled = situacao === 'CANCELADO'
  const name = participante?.nome ?? t('noName')
  const state = !isCanceled && entradaEm ? 'entered' : situacao
  const { icon, className } = looks[state]
  const addOns = adicionais.filter((addOn) => isCanceled || addOn.situacao !== 'CANCELADO')
  const struck = isCanceled ? 'line-through' : ''
  return (
    // What is hidden from sight stays within the card, so that no page is wider than the screen.
    <article className={`${cardClass} relative flex h-full break-inside-avoid flex-col overflow-hidden`}>
      {qr && <TicketQrCode qr={qr} code={codigo} name={name} className="mx-auto mt-5 w-64" />}
      <div className="flex grow flex-col p-5">
        <Heading className={`text-lg font-semibold wrap-anywhere ${struck}`}>{name}</Heading>
        <p lang={church.idioma} className={`text-muted ${struck}`}>
          {nome}
        </p>
        {addOns.length > 0 && (
          <p className={`mt-1 text-sm text-muted ${struck}`}>
            {t('with', { names: addOns.map((addOn) => addOn.nome).join(', ') })}
          </p>
        )}
        <p className={`mt-2 flex items-center gap-1.5 text-sm font-medium ${className}`}>
          <MemberIcon name={icon} className="size-4.5" />
          {state === 'entered' ? t('entered') : t(`states.${state}`)}
        </p>
        <p className="mt-2 text-sm text-muted">
          {t('code')}{' '}
          <span className={`ms-1 font-mono tracking-wide wrap-anywhere ${struck}`}>{groupSigns(codigo)}</span>
        </p>
        {children && <div className="mt-auto pt-4">{children}</div>}
      </div>
    </article>
  )
}

/** White around the code in any theme: a camera needs the margin. */
export function TicketQrCode(props: {
  readonly qr: string
  readonly code: string
  readonly name: string
  readonly className?: string
}) {
  const { qr, code, name, className = '' } = props
  const t = useTranslations('ticketCard')
  return (
    <div className={`rounded-control bg-white p-3 ${className}`}>
      <QrCode text={qr} correction="Q" label={`${t('qr', { name })}. ${t('code')} ${groupSigns(code)}`} />
    </div>
  )
}

/** Groups the characters in fours, to be read aloud. */
const groupSigns = (code: string) => code.replace(/(.{4})(?=.)/g, '$1 ')
