import { Field } from '../../field.tsx'
import { Icon } from '../../icon.tsx'
import { ComboControl } from './combo-control.tsx'
import type { ComboOption, ComboTexts, MultiComboboxProps } from './combo-option.ts'

/** Any number of many, found by typing; the list stays open while one chooses. Brings downshift, as `combobox.tsx` does. */
export function MultiCombobox({ source, placeholder, texts, values, onChange, ...field }: MultiComboboxProps) {
  const chosen = new Set(values.map(({ value }) => value))
  const remove = (value: string) => onChange(values.filter((other) => other.value !== value))
  const choose = (option: ComboOption | null) => {
    if (option) chosen.has(option.value) ? remove(option.value) : onChange([...values, option])
  }
  return (
    <Field {...field}>
      {(control) => (
        <>
          {values.length > 0 && (
            <ul aria-label={field.label} className="mb-2 flex flex-wrap gap-2">
              {values.map((option) => (
                <Chosen
                  key={option.value}
                  option={option}
                  texts={texts}
                  onRemove={() => {
                    remove(option.value)
                    document.getElementById(control.id)?.focus()
                  }}
                />
              ))}
            </ul>
          )}
          <ComboControl
            control={control}
            label={field.label}
            source={source}
            placeholder={placeholder}
            texts={texts}
            selected={null}
            chosen={chosen}
            isMulti
            onChoose={choose}
            onStepBack={() => onChange(values.slice(0, -1))}
          />
        </>
      )}
    </Field>
  )
}

function Chosen({ option, texts, onRemove }: { option: ComboOption; texts: ComboTexts; onRemove: () => void }) {
  return (
    <li className="flex max-w-full items-center rounded-button bg-sunken ps-4 text-sm font-medium">
      <span className="min-w-0 wrap-anywhere">{option.label}</span>
      <button
        type="button"
        onClick={onRemove}
        className="grid size-11 shrink-0 place-items-center rounded-full text-muted hover:text-ink"
      >
        <Icon name="close" className="size-4.5" />
        <span className="sr-only">{texts.remove(option.label)}</span>
      </button>
    </li>
  )
}
