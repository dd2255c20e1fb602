import './status-mark.css'
import type { PaymentPageState } from '@narthex/contract/payments/payment-states'
import { ToolIcon, type ToolIconName } from '@narthex/ui/tool-icon'

const faces: Record<PaymentPageState, { readonly icon: ToolIconName; readonly tone: string }> = {
  success: { icon: 'check', tone: 'bg-success text-canvas' },
  waiting: { icon: 'clock', tone: 'bg-brand-soft text-brand-text' },
  review: { icon: 'search', tone: 'bg-brand-soft text-brand-text' },
  canceled: { icon: 'close', tone: 'bg-danger/14 text-danger' },
  refunded: { icon: 'undo', tone: 'bg-warning/14 text-warning' },
  not_found: { icon: 'search', tone: 'bg-sunken text-muted' },
}

const petals = Array.from({ length: 12 }, (_, index) => index * 30)

/** The sign of how an order stands. A payment that was received while one looked opens as a rose window does in the sun. */
export function StatusMark({ state, isNew }: { state: PaymentPageState; isNew: boolean }) {
  const { icon, tone } = faces[state]
  const isReceived = state === 'success'
  return (
    <span aria-hidden="true" className="relative grid size-28 place-items-center print:size-16">
      {isReceived && <Rose isNew={isNew} />}
      {state === 'waiting' && <span className="payment-pulse absolute size-16 rounded-full bg-brand-soft" />}
      <span className={`relative grid size-16 place-items-center rounded-full ${tone}`}>
        {isReceived ? <Check isNew={isNew} /> : <ToolIcon name={icon} className="size-8" />}
      </span>
    </span>
  )
}

function Rose({ isNew }: { isNew: boolean }) {
  return (
    <svg
      viewBox="-60 -60 120 120"
      className={`absolute inset-0 text-success print:hidden ${isNew ? 'payment-rose' : ''}`}
      aria-hidden="true"
      focusable="false"
    >
      {petals.map((turn) => (
        <path
          key={turn}
          d="M0-36c7-4 8-13 0-22-8 9-7 18 0 22z"
          transform={`rotate(${turn})`}
          fill="currentColor"
          opacity={turn % 60 === 0 ? 0.34 : 0.18}
        />
      ))}
    </svg>
  )
}

function Check({ isNew }: { isNew: boolean }) {
  return (
    <svg viewBox="0 0 24 24" className="size-8" aria-hidden="true" focusable="false">
      <path
        d="M5.5 12.5l4.5 4.5 8.5-10"
        pathLength="1"
        fill="none"
        stroke="currentColor"
        strokeWidth="2.25"
        strokeLinecap="round"
        strokeLinejoin="round"
        className={isNew ? 'payment-check' : undefined}
      />
    </svg>
  )
}
