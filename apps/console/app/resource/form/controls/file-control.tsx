import { LazyPart } from '@narthex/client/parts/lazy-part'
import type { MediaKind } from '@narthex/contract/media/file.schemas'
import type { FieldTexts } from '@narthex/ui/field'
import { TextField } from '@narthex/ui/text-field'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { toolClass } from '../../../components/buttons.ts'
import { LazyFilePicker } from '../../../media/picker/lazy-file-picker.tsx'
import { fieldProps, type WidgetProps } from '../widgets/widget.ts'

interface FileFieldProps extends FieldTexts {
  readonly kind: MediaKind
  readonly name: string
  readonly value: string
  readonly onChange: (address: string) => void
  readonly onBlur: () => void
}

/** The address of a file: chosen from the library, added to it on the way, or on another site. */
export function FileField({ kind, value, onChange, ...field }: FileFieldProps) {
  const t = useTranslations('consoleWidgets.file')
  const [isPicking, setPicking] = useState(false)
  return (
    <div className="grid gap-2">
      <TextField
        {...field}
        inputMode="url"
        autoCapitalize="none"
        spellCheck={false}
        value={value}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
      <div className="flex flex-wrap gap-2">
        <button type="button" onClick={() => setPicking(true)} className={toolClass('quiet')}>
          {t(`choose.${kind}`)}
        </button>
        {value && (
          <a href={value} target="_blank" rel="noreferrer" className={toolClass('plain')}>
            {t('open')}
          </a>
        )}
      </div>
      {isPicking && (
        <LazyPart>
          <LazyFilePicker
            kind={kind}
            onClose={() => setPicking(false)}
            onPick={({ endereco }) => {
              onChange(endereco)
              setPicking(false)
            }}
          />
        </LazyPart>
      )}
    </div>
  )
}

/** Makes the control of a file of one kind. */
export const fileControl = (kind: MediaKind) =>
  function FileControl(props: WidgetProps) {
    const { value, onChange, field } = props
    return (
      <FileField
        {...fieldProps(props)}
        kind={kind}
        value={typeof value === 'string' ? value : ''}
        onChange={(address) => onChange(address === '' ? field.empty : address)}
      />
    )
  }
