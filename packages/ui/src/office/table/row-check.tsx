import { type ChangeEvent, useEffect, useRef } from 'react'
import { checkClass } from '../../check-class.tsx'

export interface RowCheckProps {
  readonly label: string
  readonly isChecked: boolean
  /** Some of what it stands for are chosen. */
  readonly isMixed?: boolean
  /** Gets the event, which knows whether Shift was held. */
  readonly onChange: (event: ChangeEvent<HTMLInputElement>) => void
}

/** A box to tick a row, or all of them: 44 px to touch. */
export function RowCheck({ label, isChecked, isMixed = false, onChange }: RowCheckProps) {
  const box = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (box.current) box.current.indeterminate = isMixed
  }, [isMixed])
  return (
    <label className="grid size-11 shrink-0 cursor-pointer place-items-center">
      <input
        ref={box}
        type="checkbox"
        aria-label={label}
        checked={isChecked}
        onChange={onChange}
        className={`${checkClass} mt-0! size-5! rounded-[0.35rem] indeterminate:bg-brand indeterminate:before:block indeterminate:before:[clip-path:inset(44%_25%)]!`}
      />
    </label>
  )
}
