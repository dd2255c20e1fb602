import { CheckboxField } from '@narthex/ui/checkbox-field'
import { TextField } from '@narthex/ui/text-field'
import { type ItemFieldsProps, itemsControl } from '../../../resource/form/controls/items-control.tsx'
import { useEditorForm } from '../../../resource/form/editor-form.ts'

interface MovedTime {
  readonly data: string
  readonly horario: string
  readonly duracaoMinutos: number
  readonly local: string | null
}

interface Exception {
  /** The day of the rule. */
  readonly data: string
  /** Null where it is not held. */
  readonly para: MovedTime | null
}

/** The days of a rule on which something is not held, or at another time. */
export const ExceptionsControl = itemsControl<Exception>({
  begin: { data: '', para: null },
  max: 200,
  nameOf: ({ data }) => data,
  Fields: ExceptionFields,
})

export const writeExceptions = (exceptions: unknown): string =>
  (exceptions as readonly Exception[])
    .map(({ data, para }) => (para ? `${data} → ${para.data} ${para.horario}` : data))
    .join(', ')

function ExceptionFields({ item, onChange, onBlur, label, bind }: ItemFieldsProps<Exception>) {
  const { horario, duracaoMinutos, local } = useEditorForm().valid.form.watch() as unknown as MovedTime
  const { data, para } = item
  const move = (change: Partial<MovedTime>) => para && onChange({ ...item, para: { ...para, ...change } })
  return (
    <>
      <TextField
        {...bind('data')}
        label={label('data')}
        type="date"
        value={data}
        onBlur={onBlur}
        onChange={({ currentTarget }) => onChange({ ...item, data: currentTarget.value })}
      />
      <CheckboxField
        label={label('para')}
        checked={para !== null}
        onChange={({ currentTarget }) =>
          onChange({ ...item, para: currentTarget.checked ? { data, horario, duracaoMinutos, local } : null })
        }
      />
      {para && (
        <div className="grid gap-3 sm:grid-cols-3">
          <TextField
            label={label('newDay')}
            type="date"
            value={para.data}
            onBlur={onBlur}
            onChange={({ currentTarget }) => move({ data: currentTarget.value })}
          />
          <TextField
            label={label('newTime')}
            type="time"
            value={para.horario}
            onBlur={onBlur}
            onChange={({ currentTarget }) => move({ horario: currentTarget.value })}
          />
          <TextField
            label={label('newPlace')}
            value={para.local ?? ''}
            maxLength={200}
            onBlur={onBlur}
            onChange={({ currentTarget }) => move({ local: currentTarget.value || null })}
          />
        </div>
      )}
    </>
  )
}
