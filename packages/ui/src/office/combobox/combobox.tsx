import { Field } from '../../field.tsx'
import { Icon } from '../../icon.tsx'
import { ComboControl } from './combo-control.tsx'
import type { ComboboxProps } from './combo-option.ts'

/** Combobox: a choice of many, found by typing. Imports downshift; `combobox-field.tsx` loads it when it is shown. */
export function Combobox({ source, placeholder, texts, value, onChange, ...field }: ComboboxProps) {
  return (
    <Field {...field}>
      {(control) => (
        <ComboControl
          control={control}
          label={field.label}
          source={source}
          placeholder={placeholder}
          texts={texts}
          selected={value ?? null}
          chosen={new Set(value && [value.value])}
          isMulti={false}
          onChoose={(option) => onChange(option ?? undefined)}
        >
          {value && (
            <button
              type="button"
              onClick={() => {
                onChange(undefined)
                document.getElementById(control.id)?.focus()
              }}
              className="grid h-full w-11 place-items-center rounded-control hover:text-ink"
            >
              <Icon name="close" className="size-5" />
              <span className="sr-only">{texts.clear}</span>
            </button>
          )}
        </ComboControl>
      )}
    </Field>
  )
}
