import type { Currency } from '@narthex/contract/payments/payment-states'
import { chipClass } from '@narthex/ui/chip'
import { useMoney } from '../../../payments/use-money.ts'

export interface AmountPresetsProps {
  readonly label: string
  /** Suggested amounts, in cents. */
  readonly amounts: readonly number[]
  readonly currency: Currency
  readonly value: number | null
  readonly onChoose: (cents: number) => void
}

/** The amounts that a church suggests: one touch each. */
export function AmountPresets({ label, amounts, currency, value, onChoose }: AmountPresetsProps) {
  const money = useMoney()
  if (amounts.length === 0) return null
  return (
    // biome-ignore lint/a11y/useSemanticElements: there is nothing to fill in
    <div
      role="group"
      aria-label={label}
      className={`grid gap-2 sm:flex sm:flex-wrap ${amounts.length % 4 === 0 ? 'grid-cols-4' : 'grid-cols-3'}`}
    >
      {amounts.map((amount) => (
        <button
          key={amount}
          type="button"
          aria-pressed={amount === value}
          onClick={() => onChoose(amount)}
          className={`${chipClass} min-h-12 justify-center px-2! text-base! font-semibold! tabular-nums sm:min-w-24`}
        >
          {money(amount, currency, { isShort: true })}
        </button>
      ))}
    </div>
  )
}
