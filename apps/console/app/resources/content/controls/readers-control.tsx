import { ChoiceGroup } from '@narthex/ui/choice-group'
import { useTranslations } from 'use-intl'
import { fieldProps, type WidgetProps } from '../../../resource/form/widgets/widget.ts'

/** The readers of studies: two choices, each with its consequences. */
export function ReadersControl(props: WidgetProps) {
  const t = useTranslations('consoleStudySettings')
  const options = (['everyone', 'members'] as const).map((value) => ({
    value,
    label: t(`${value}.label`),
    hint: t(`${value}.help`),
  }))
  return (
    <ChoiceGroup
      {...fieldProps(props)}
      type="radio"
      options={options}
      chosen={props.value === true ? 'everyone' : 'members'}
      onChange={({ currentTarget }) => props.onChange(currentTarget.value === 'everyone')}
    />
  )
}
