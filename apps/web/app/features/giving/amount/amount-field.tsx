import type { Currency } from '@narthex/contract/payments/payment-states'
import { controlClass, Field, type FieldTexts } from '@narthex/ui/field'
import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { useLocale } from 'use-intl'
import { amountText, findAmountShape, keepAmountSigns, readAmount } from './amount-text.ts'

export interface AmountFieldProps extends FieldTexts {
  readonly name: string
  readonly currency: Currency
  /** Cents; null while the field holds no amount. */
  readonly value: number | null
  readonly onChange: (cents: number | null) => void
  readonly onBlur?: () => void
  /** `large`: the first thing of its page. */
  readonly size?: 'large' | 'usual'
}

/**
 * An amount of money, typed as one likes on a keypad of digits, and written out as the language has it when the field is
 * left. What was typed before the app ran is reported after it.
 */
export function AmountField({ name, currency, value, onChange, onBlur, size = 'usual', ...texts }: AmountFieldProps) {
  const locale = useLocale()
  const input = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState('')
  // An amount that was chosen elsewhere takes the place of what was typed.
  const text = (readAmount(typed) ?? null) === value ? typed : value === null ? '' : amountText(value, locale)
  const { sign, isSignFirst, decimal } = findAmountShape(currency, locale)
  const isLarge = size === 'large'

  const accept = (written: string) => {
    const kept = keepAmountSigns(written)
    setTyped(kept)
    onChange(readAmount(kept) ?? null)
  }
  const readServed = useEffectEvent(() => {
    const written = input.current?.value ?? ''
    if (written !== text) accept(written)
  })
  useLayoutEffect(() => readServed(), [])

  const leave = () => {
    if (value !== null) setTyped(amountText(value, locale))
    onBlur?.()
  }
  const mark = (
    <span aria-hidden="true" className={isLarge ? 'text-xl font-semibold text-muted' : 'font-semibold text-muted'}>
      {sign}
    </span>
  )
  return (
    <Field {...texts}>
      {(control) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: a larger target for the field inside, which has the keys
        // biome-ignore lint/a11y/noStaticElementInteractions: the same
        <div
          onClick={() => input.current?.focus()}
          className={`${controlClass} flex cursor-text items-center gap-2 bg-card! has-focus-visible:outline-2 has-focus-visible:outline-ring has-aria-invalid:shadow-[inset_0_0_0_2px_var(--color-danger)] ${isLarge ? 'min-h-20 px-5' : ''}`}
        >
          {isSignFirst && mark}
          <input
            {...control}
            ref={input}
            type="text"
            name={name}
            inputMode="decimal"
            enterKeyHint="done"
            autoComplete="off"
            placeholder={`0${decimal}00`}
            value={text}
            onChange={(event) => accept(event.currentTarget.value)}
            onBlur={leave}
            className={`min-w-0 grow bg-transparent tabular-nums outline-none placeholder:text-muted/60 ${isLarge ? 'text-title leading-tight font-semibold tracking-tight' : 'text-lg font-semibold'}`}
          />
          {!isSignFirst && mark}
        </div>
      )}
    </Field>
  )
}
