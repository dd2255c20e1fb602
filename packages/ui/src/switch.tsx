import { useId } from 'react'

export interface SwitchProps {
  readonly label: string
  /** The meaning of the on state, in a sentence. */
  readonly description?: string
  readonly isOn: boolean
  readonly onChange: (isOn: boolean) => void
}

/** On or off, at once: a checkbox that says so. The whole row can be touched. */
export function Switch({ label, description, isOn, onChange }: SwitchProps) {
  const descriptionId = useId()
  return (
    <label className="flex min-h-11 cursor-pointer items-start justify-between gap-4 py-2.5">
      <span className="min-w-0">
        <span className="block font-semibold">{label}</span>
        {description && (
          <span id={descriptionId} className="block text-sm text-muted">
            {description}
          </span>
        )}
      </span>
      <input
        type="checkbox"
        // biome-ignore lint/a11y/useAriaPropsForRole: a checkbox says by itself whether it is checked
        role="switch"
        aria-label={label}
        aria-describedby={description && descriptionId}
        checked={isOn}
        onChange={(event) => onChange(event.currentTarget.checked)}
        className="relative mt-0.5 h-7 w-12 shrink-0 cursor-pointer appearance-none rounded-full bg-sunken shadow-[inset_0_0_0_2px_var(--muted)] transition-colors before:absolute before:top-1 before:left-1 before:size-5 before:rounded-full before:bg-muted before:transition-transform checked:bg-brand checked:shadow-[inset_0_0_0_2px_var(--brand-edge)] checked:before:translate-x-5 checked:before:bg-on-brand forced-colors:appearance-auto"
      />
    </label>
  )
}
