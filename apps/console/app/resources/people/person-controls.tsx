import { useLoaded } from '@narthex/client/data/use-loaded'
import { listCongregations } from '@narthex/contract/churches/church.endpoints'
import { SelectField } from '@narthex/ui/select-field'
import { useTranslations } from 'use-intl'
import { fieldProps, type WidgetProps } from '../../resource/form/widgets/widget.ts'
import { callApi } from '../../session/api.ts'
import { useOfficeSession } from '../../session/office.ts'

/** The congregations of the church as options of a field. */
export function useCongregations() {
  const { igreja } = useOfficeSession()
  const loaded = useLoaded('congregations', () => callApi(listCongregations, { query: { igreja: igreja.codigo } }))
  const known = loaded.state === 'ready' ? loaded.value : []
  return known.map(({ id, nome }) => ({ value: String(id), label: nome }))
}

export function CongregationControl(props: WidgetProps) {
  const { value, onChange, field } = props
  const known = useCongregations()
  const chosen = typeof value === 'number' ? String(value) : ''
  const isKnown = chosen === '' || known.some((option) => option.value === chosen)
  return (
    <SelectField
      {...fieldProps(props)}
      placeholder="–"
      options={isKnown ? known : [...known, { value: chosen, label: '…' }]}
      value={chosen}
      onChange={({ currentTarget }) => onChange(currentTarget.value === '' ? field.empty : Number(currentTarget.value))}
    />
  )
}

/** Whether a person was baptised, or that the church does not know. */
export function BaptismControl(props: WidgetProps) {
  const t = useTranslations('consolePersonFields.flagBatizado')
  const { value, onChange } = props
  return (
    <SelectField
      {...fieldProps(props)}
      placeholder={t('none')}
      options={[
        { value: 'true', label: t('yes') },
        { value: 'false', label: t('no') },
      ]}
      value={typeof value === 'boolean' ? String(value) : ''}
      onChange={({ currentTarget }) => onChange(currentTarget.value === '' ? null : currentTarget.value === 'true')}
    />
  )
}
