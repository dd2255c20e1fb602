import { checkClass } from '../../choice-group.tsx'
import { TextField } from '../../text-field.tsx'
import type { Filter, FilterTexts } from './filter.ts'

export interface FilterEditorProps {
  readonly filter: Filter
  readonly values: readonly string[]
  readonly onChange: (values: readonly string[]) => void
  readonly texts: FilterTexts
}

/** What a filter is set by: boxes, dots or two dates. */
export function FilterEditor({ filter, values, onChange, texts }: FilterEditorProps) {
  if (filter.kind === 'choices') return <Choices filter={filter} values={values} onChange={onChange} />
  const [from = '', until = ''] = values
  return (
    <fieldset className="grid gap-3 p-2">
      <legend className="sr-only">{filter.label}</legend>
      <TextField
        type="date"
        label={texts.from}
        value={from}
        max={until || undefined}
        onChange={(event) => onChange([event.currentTarget.value, until])}
      />
      <TextField
        type="date"
        label={texts.until}
        value={until}
        min={from || undefined}
        onChange={(event) => onChange([from, event.currentTarget.value])}
      />
    </fieldset>
  )
}

interface ChoicesProps extends Omit<FilterEditorProps, 'texts'> {
  readonly filter: Extract<Filter, { kind: 'choices' }>
}

function Choices({ filter, values, onChange }: ChoicesProps) {
  const choose = (value: string, isChosen: boolean) => {
    if (!filter.isMany) return onChange([value])
    onChange(isChosen ? [...values, value] : values.filter((other) => other !== value))
  }
  return (
    <fieldset>
      <legend className="px-3 py-2 font-semibold">{filter.label}</legend>
      {filter.options.map(({ value, label }) => (
        <label
          key={value}
          className="flex min-h-11 cursor-pointer items-center gap-3 rounded-control px-3 hover:bg-sunken"
        >
          <input
            type={filter.isMany ? 'checkbox' : 'radio'}
            name={`filter-${filter.id}`}
            value={value}
            checked={values.includes(value)}
            onChange={(event) => choose(value, event.currentTarget.checked)}
            className={`${checkClass} mt-0! ${filter.isMany ? 'rounded-[0.4rem]' : 'rounded-full'}`}
          />
          {label}
        </label>
      ))}
    </fieldset>
  )
}
