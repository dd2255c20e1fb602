import { useIsOnline } from '@narthex/client/device/connection'
import { hasAppleWallet } from '@narthex/client/device/device-kind'
import { fillPath } from '@narthex/contract/endpoint-path'
import type { Registration, Ticket } from '@narthex/contract/tickets/ticket.schemas'
import type { WalletKind } from '@narthex/contract/tickets/ticket-states'
import { getAppleWalletPass, getGoogleWalletLink } from '@narthex/contract/tickets/ticket-wallets.endpoints'
import { buttonClass, textLinkClass } from '@narthex/ui/button'
import { Icon } from '@narthex/ui/icon'
import { Spinner } from '@narthex/ui/spinner'
import { useId, useState } from 'react'
import { useTranslations } from 'use-intl'
import { callApi } from '../session/api.ts'
import { useDateContext } from './use-date-context.ts'

export interface WalletButtonsProps {
  readonly registration: Pick<Registration, 'codigo' | 'carteiras'>
  readonly ticket: Pick<Ticket, 'id' | 'qr' | 'participante'>
}

/** Saves a ticket in the wallet of this device, or in the other wallet. Nothing where the product has keys for none. */
export function WalletButtons({ registration: { codigo, carteiras }, ticket }: WalletButtonsProps) {
  const t = useTranslations('ticketCard.wallets')
  const [showsAll, setShowsAll] = useState(false)
  const isOnline = useIsOnline()
  const hintId = useId()
  const [first, ...others] = sortForDevice(carteiras ?? [])
  if (ticket.qr === null || !first) return null
  const shown = showsAll ? [first, ...others] : [first]
  return (
    <div className="grid gap-2 print:hidden">
      {shown.map((kind) => (
        <WalletButton key={kind} kind={kind} codigo={codigo} ticket={ticket} hintId={isOnline ? undefined : hintId} />
      ))}
      {others.length > 0 && !showsAll && (
        <button type="button" onClick={() => setShowsAll(true)} className={`${textLinkClass} justify-center text-sm`}>
          {t('other')}
          <HolderName ticket={ticket} />
        </button>
      )}
      {!isOnline && (
        <p id={hintId} className="text-center text-sm text-muted">
          {t('offline')}
        </p>
      )}
    </div>
  )
}

/** The wallet of this device first. */
function sortForDevice(kinds: readonly WalletKind[]): WalletKind[] {
  const own: WalletKind = hasAppleWallet() ? 'APPLE' : 'GOOGLE'
  return kinds.toSorted((a, b) => Number(b === own) - Number(a === own))
}

interface WalletButtonProps {
  readonly kind: WalletKind
  readonly codigo: string
  readonly ticket: WalletButtonsProps['ticket']
  /** Id of the element that says why the wallet does not work now. */
  readonly hintId: string | undefined
}

function WalletButton({ kind, codigo, ticket, hintId }: WalletButtonProps) {
  const t = useTranslations('ticketCard.wallets')
  const { locale } = useDateContext()
  const [state, setState] = useState<'busy' | 'failed'>()
  const params = { codigo, ticketId: String(ticket.id) }
  const look = `${buttonClass('quiet')} w-full`
  const content = (
    <>
      {state === 'busy' ? <Spinner /> : <Icon name="ticket" className="size-5" />}
      <span>
        {t(kind)}
        <HolderName ticket={ticket} />
      </span>
    </>
  )
  // Only an address of its own opens the wallet: browsers save what a script has loaded.
  if (kind === 'APPLE' && hintId === undefined) {
    return (
      <a href={`/api/v1${fillPath(getAppleWalletPass, params)}?idioma=${locale}`} className={look}>
        {content}
      </a>
    )
  }
  const openGoogle = async () => {
    if (state === 'busy') return
    setState('busy')
    try {
      const { url } = await callApi(getGoogleWalletLink, { params, query: { idioma: locale } })
      location.assign(url)
      setState(undefined)
    } catch {
      setState('failed')
    }
  }
  return (
    <span className="grid gap-1">
      <button
        type="button"
        disabled={hintId !== undefined}
        aria-describedby={hintId}
        aria-busy={state === 'busy'}
        onClick={() => void openGoogle()}
        className={`${look} disabled:opacity-60`}
      >
        {content}
      </button>
      <span role="alert" className="text-center text-sm font-medium text-danger empty:hidden">
        {state === 'failed' && t('failed')}
      </span>
    </span>
  )
}

/** A page may have several tickets. */
function HolderName({ ticket: { participante } }: Pick<WalletButtonsProps, 'ticket'>) {
  const t = useTranslations('ticketCard')
  return <span className="sr-only">{t('wallets.for', { name: participante?.nome ?? t('noName') })}</span>
}
