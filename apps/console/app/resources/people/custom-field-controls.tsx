import { useLoaded } from '@narthex/client/data/use-loaded'
import { countCustomFieldAnswers } from '@narthex/contract/users/custom-field-office.endpoints'
import { Notice } from '@narthex/ui/notice'
import { TextArea } from '@narthex/ui/text-area'
import { useTranslations } from 'use-intl'
import { useEditorForm } from '../../resource/form/editor-form.ts'
import { ChoiceWidget } from '../../resource/form/widgets/choice-widgets.tsx'
import { fieldProps, type WidgetProps } from '../../resource/form/widgets/widget.ts'
import { callApi } from '../../session/api.ts'

const nothing = { total: 0, opcoes: [] }

/** The number of answers that a field has; none of a new one, and of one whose answers the reader may not see. */
function useAnswerCounts() {
  const { record } = useEditorForm()
  const id = record?.id
  const loaded = useLoaded(`answers of field ${id ?? 'new'}`, () =>
    id === undefined ? Promise.resolve(nothing) : callApi(countCustomFieldAnswers, { params: { id: String(id) } }),
  )
  return { record, counts: loaded.state === 'ready' ? loaded.value : nothing }
}

/** The kind of a field. Another one hides the answers that there are, and says how many. */
export function FieldKindControl(props: WidgetProps) {
  const t = useTranslations('consoleCustomFieldFields.tipo')
  const { record, counts } = useAnswerCounts()
  const isTouched = record !== undefined && record.tipo !== props.value && counts.total > 0
  return (
    <div className="grid gap-3">
      <ChoiceWidget {...props} optional={undefined} field={{ ...props.field, isRequired: true }} />
      {isTouched && (
        <Notice tone="warning">
          <p>{t('touched', { count: counts.total })}</p>
        </Notice>
      )}
    </div>
  )
}

/** The options of a field, one a line. One that is taken away hides the answers that chose it, and says how many. */
export function OptionsControl(props: WidgetProps) {
  const t = useTranslations('consoleCustomFieldFields.opcoes')
  const { counts } = useAnswerCounts()
  const { value, onChange } = props
  const options = readOptions(value)
  const known = new Set(options.map((option) => option.trim()))
  const missing = counts.opcoes.filter(({ opcao }) => !known.has(opcao))
  const touched = missing.reduce((sum, { total }) => sum + total, 0)
  return (
    <div className="grid gap-3">
      <TextArea
        {...fieldProps({ ...props, optional: undefined })}
        rows={Math.max(4, options.length + 1)}
        value={options.join('\n')}
        onChange={({ currentTarget }) => onChange(currentTarget.value.split('\n'))}
        onBlur={() => {
          onChange(options.map((option) => option.trim()).filter((option) => option !== ''))
          props.onBlur()
        }}
      />
      {touched > 0 && (
        <Notice tone="warning">
          <p>{t('touched', { count: touched, options: missing.map(({ opcao }) => `“${opcao}”`).join(', ') })}</p>
        </Notice>
      )}
    </div>
  )
}

const readOptions = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : [])
export const writeOptions = (value: unknown): string => readOptions(value).join('\n')
