import type { GivingReason, GivingSettings } from '@narthex/contract/giving/giving.schemas'
import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useAmountTexts } from '../use-amount-texts.ts'
import { AmountField } from './amount-field.tsx'
import { AmountPresets } from './amount-presets.tsx'

export interface AmountChoiceProps {
  readonly label: string
  /** Cents; null before there is an amount. */
  readonly value: number | null
  /** Reason of the gift, which may have a minimum of its own. */
  readonly reason: GivingReason | undefined
  readonly settings: GivingSettings
  readonly onChange: (valor: number | null) => void
  /** A missing amount is complained of too: the form was to be sent. */
  readonly isTried: boolean
}

/** The amount of a gift: one of those that the church suggests, or any that is typed. */
export function AmountChoice({ label, value, reason, settings, onChange, isTried }: AmountChoiceProps) {
  const t = useTranslations('giving')
  const texts = useAmountTexts(settings)
  const [isLeft, setLeft] = useState(false)
  const box = useRef<HTMLDivElement>(null)
  // A preset that was chosen before the app ran; what was typed then goes before it, and its field reports it.
  const readServed = useEffectEvent(() => {
    const field = box.current?.querySelector<HTMLInputElement>('input[name=valor]')
    const chosen = Number(box.current?.querySelector<HTMLInputElement>('input[type=radio]:checked')?.value)
    const isTyped = field?.value !== field?.defaultValue
    if (!isTyped && chosen !== value && settings.valoresSugeridos.includes(chosen)) onChange(chosen)
  })
  useLayoutEffect(() => readServed(), [])
  return (
    <div ref={box} className="grid gap-3">
      <AmountField
        name="valor"
        size="large"
        label={label}
        hint={texts.hint(reason)}
        currency={settings.moeda}
        value={value}
        onChange={onChange}
        onBlur={() => setLeft(value !== null)}
        error={isTried || isLeft ? texts.complaint(value, reason) : undefined}
      />
      <AmountPresets
        label={t('presets')}
        amounts={settings.valoresSugeridos}
        currency={settings.moeda}
        value={value}
        onChoose={onChange}
      />
    </div>
  )
}
