import { type ComponentPropsWithRef, type ReactNode, useId } from 'react'
import { checkClass } from './check-class.tsx'
import { FieldError, type FieldTexts } from './field.tsx'

export interface ChoiceGroupProps
  extends FieldTexts,
    Omit<ComponentPropsWithRef<'input'>, 'id' | 'type' | 'className' | 'required' | 'value'> {
  /** Single choice or multiple choice. */
  readonly type: 'radio' | 'checkbox'
  readonly options: readonly { readonly value: string; readonly label: ReactNode; readonly hint?: string }[]
  /** Controlled value: one value for radios, a list for checkboxes. Omitted if a form binds the inputs. */
  readonly chosen?: string | readonly string[]
}

/** A few choices, all in sight; what is given for the inputs goes to each of them. */
export function ChoiceGroup({ label, hint, error, optional, type, options, chosen, ...input }: ChoiceGroupProps) {
  const id = useId()
  const [hintId, errorId] = [`${id}hint`, `${id}error`]
  const described = [error && errorId, hint && hintId].filter(Boolean).join(' ')
  return (
    <fieldset className="min-w-0" aria-describedby={described || undefined}>
      <legend className="mb-1 text-sm font-semibold">
        {label}
        {optional && <span className="font-normal text-muted"> {optional}</span>}
      </legend>
      {options.map((option) => (
        <label key={option.value} className="flex min-h-11 cursor-pointer items-start gap-3 py-2.5">
          <input
            {...input}
            type={type}
            value={option.value}
            {...(chosen !== undefined && { checked: [chosen].flat().includes(option.value) })}
            aria-invalid={error ? true : undefined}
            className={`${checkClass} ${type === 'radio' ? 'rounded-full' : 'rounded-[0.4rem]'}`}
          />
          <span className="min-w-0">
            {option.label}
            {option.hint && <span className="block text-sm text-muted">{option.hint}</span>}
          </span>
        </label>
      ))}
      <FieldError id={errorId} error={error} />
      {hint && (
        <div id={hintId} className="mt-1 text-sm text-muted">
          {hint}
        </div>
      )}
    </fieldset>
  )
}
