import type { Currency } from '@narthex/contract/payments/payment-states'
import { chipClass } from '@narthex/ui/chip'
import { useId } from 'react'
import { useMoney } from '../../../payments/use-money.ts'

export interface AmountPresetsProps {
  readonly label: string
  /** Suggested amounts, in cents. */
  readonly amounts: readonly number[]
  readonly currency: Currency
  readonly value: number | null
  readonly onChoose: (cents: number) => void
}

/** The amounts that a church suggests: one touch each, without the app too. */
export function AmountPresets({ label, amounts, currency, value, onChoose }: AmountPresetsProps) {
  const money = useMoney()
  const name = useId()
  if (amounts.length === 0) return null
  return (
    <div
      role="radiogroup"
      aria-label={label}
      className={`grid gap-2 sm:flex sm:flex-wrap ${amounts.length % 4 === 0 ? 'grid-cols-4' : 'grid-cols-3'}`}
    >
      {amounts.map((amount) => (
        <label
          key={amount}
          className={`${chipClass} relative min-h-12 cursor-pointer justify-center px-2! text-base! font-semibold! tabular-nums has-checked:bg-ink has-checked:text-canvas has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ring sm:min-w-24`}
        >
          <input
            type="radio"
            name={name}
            value={amount}
            checked={amount === value}
            onChange={() => onChoose(amount)}
            className="absolute inset-0 cursor-pointer appearance-none rounded-[inherit] outline-none"
          />
          {money(amount, currency, { isShort: true })}
        </label>
      ))}
    </div>
  )
}
