import { useState } from 'react'
import { type FoundPerson, PeopleField } from '../../../components/people-field.tsx'
import { useEditorForm } from '../../../resource/form/editor-form.ts'
import { fieldProps, type WidgetProps } from '../../../resource/form/widgets/widget.ts'

/** The person who looks after the leaders of a group. Its value is the id of their membership. */
export function SupervisorControl(props: WidgetProps) {
  const { value, onChange, field } = props
  const { record } = useEditorForm()
  const [chosen, setChosen] = useState<FoundPerson>()
  const saved =
    typeof record?.idSupervisor === 'number'
      ? { value: String(record.idSupervisor), label: String(record.supervisor ?? record.idSupervisor) }
      : undefined
  const shown = [chosen, saved].find((person) => person?.value === String(value))
  const { name: _, onBlur: __, ...texts } = fieldProps(props)
  return (
    <PeopleField
      {...texts}
      value={shown}
      onChange={(person) => {
        setChosen(person)
        onChange(person ? Number(person.value) : field.empty)
      }}
    />
  )
}
