import { useEffectEvent, useLayoutEffect, useRef } from 'react'
import { Icon, type IconName } from './icon.tsx'

export interface SegmentedProps<Value extends string> {
  /** Accessible name of the group. */
  readonly legend: string
  /** Unique in the page: it makes the radios one group. */
  readonly name: string
  readonly options: readonly { readonly value: Value; readonly label: string; readonly icon?: IconName }[]
  readonly value: Value
  readonly onChange: (value: Value) => void
  readonly className?: string
}

/**
 * Radio buttons that look like one control, so arrow keys change the choice. A choice made before hydration is reported
 * after it.
 */
export function Segmented<Value extends string>({
  legend,
  name,
  options,
  value,
  onChange,
  className = '',
}: SegmentedProps<Value>) {
  const group = useRef<HTMLFieldSetElement>(null)
  const readChosen = useEffectEvent(() => {
    const checked = group.current?.querySelector<HTMLInputElement>(':checked')
    const chosen = options.find((option) => option.value === checked?.value)
    if (chosen) onChange(chosen.value)
  })
  useLayoutEffect(() => readChosen(), [])
  return (
    <fieldset ref={group} className={`min-w-0 ${className}`}>
      <legend className="sr-only">{legend}</legend>
      <div className="grid auto-cols-fr grid-flow-col rounded-control bg-sunken p-1 shadow-[inset_0_0_0_1px_var(--line)]">
        {options.map((option) => (
          <label
            key={option.value}
            className="relative flex min-h-11 cursor-pointer items-center justify-center gap-1.5 rounded-[calc(var(--radius-control)-0.25rem)] px-2.5 text-sm leading-tight font-medium text-muted transition-colors hover:text-ink has-checked:bg-card has-checked:font-semibold has-checked:text-ink has-checked:shadow-rest has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ring"
          >
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
              className="absolute inset-0 cursor-pointer appearance-none rounded-[inherit] outline-none"
            />
            {option.icon && <Icon name={option.icon} className="size-4.5" />}
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
