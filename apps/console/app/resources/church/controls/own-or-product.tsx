import { Segmented } from '@narthex/ui/segmented'
import { type ReactNode, useId, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { ChoiceTexts } from './choice-list.tsx'

export interface OwnOrProductProps {
  readonly texts?: ChoiceTexts
  readonly label: string
  /** Description of the product's default. */
  readonly productLead: string
  readonly value: readonly unknown[]
  /** Initial value of a church that has made no choice yet. */
  readonly first: readonly unknown[]
  readonly onChange: (value: readonly unknown[]) => void
  readonly children: ReactNode
}

/** A list that a church chooses, or leaves to the product by leaving it empty. What was chosen comes back with the choice. */
export function OwnOrProduct({ texts = 'consoleHomeChoice', ...props }: OwnOrProductProps) {
  const { label, productLead, value, first, onChange, children } = props
  const t = useTranslations(texts)
  const name = useId()
  const [isOwn, setOwn] = useState(value.length > 0)
  const left = useRef<readonly unknown[]>(undefined)
  // Values that came from elsewhere, such as what someone else saved.
  const isChosen = isOwn || value.length > 0
  const choose = (next: 'own' | 'product') => {
    // The control reports what it shows, too.
    if ((next === 'own') === isChosen) return
    setOwn(next === 'own')
    if (next === 'product') {
      left.current = value.length > 0 ? value : undefined
      onChange([])
    } else if (value.length === 0) onChange(left.current ?? first)
  }
  return (
    <>
      <Segmented
        legend={t('who', { what: label })}
        name={name}
        value={isChosen ? 'own' : 'product'}
        options={[
          { value: 'product', label: t('product') },
          { value: 'own', label: t('own') },
        ]}
        onChange={choose}
        className="max-w-100"
      />
      {isChosen ? children : <p className="mt-2 text-sm text-muted">{productLead}</p>}
    </>
  )
}
