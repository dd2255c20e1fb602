import { checkClass } from '@narthex/ui/check-class'
import type { ReactNode } from 'react'

export interface OptionRowProps {
  /** Name of the group of radios. */
  readonly name: string
  readonly value: string
  readonly isChosen: boolean
  readonly onChoose: () => void
  readonly isDisabled?: boolean
  readonly sign: ReactNode
  readonly label: string
  readonly line?: ReactNode
}

/** A large choice of one among a few, all of which can be touched. */
export function OptionRow({ name, value, isChosen, onChoose, isDisabled = false, sign, label, line }: OptionRowProps) {
  return (
    <label className="flex min-h-16 cursor-pointer items-center gap-4 rounded-card bg-card px-4 py-3 shadow-[inset_0_0_0_1px_var(--line),var(--shadow-rest)] transition-shadow hover:shadow-[inset_0_0_0_1px_var(--muted),var(--shadow-rest)] has-checked:bg-brand-soft has-checked:shadow-[inset_0_0_0_2px_var(--color-brand)] has-disabled:cursor-not-allowed has-disabled:opacity-60 has-disabled:shadow-none">
      <span aria-hidden="true" className="grid w-12 shrink-0 place-items-center">
        {sign}
      </span>
      <span className="min-w-0 grow text-sm text-muted">
        {label && <span className="block text-base leading-snug font-semibold text-ink">{label}</span>}
        {line}
      </span>
      <input
        type="radio"
        name={name}
        value={value}
        checked={isChosen}
        disabled={isDisabled}
        onChange={onChoose}
        className={`${checkClass} mt-0! rounded-full`}
      />
    </label>
  )
}
