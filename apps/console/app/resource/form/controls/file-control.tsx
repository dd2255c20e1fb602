import { LazyPart } from '@narthex/client/parts/lazy-part'
import type { MediaKind } from '@narthex/contract/media/file.schemas'
import { TextField } from '@narthex/ui/text-field'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { toolClass } from '../../../components/buttons.ts'
import { LazyFilePicker } from '../../../media/picker/lazy-file-picker.tsx'
import { fieldProps, type WidgetProps } from '../widgets/widget.ts'

/** Makes the control of a file by its address: chosen from the library, added to it on the way, or on another site. */
export const fileControl = (kind: MediaKind) =>
  function FileControl(props: WidgetProps) {
    const t = useTranslations('consoleWidgets.file')
    const { value, onChange, field } = props
    const [isPicking, setPicking] = useState(false)
    const address = typeof value === 'string' ? value : ''
    return (
      <div className="grid gap-2">
        <TextField
          {...fieldProps(props)}
          inputMode="url"
          autoCapitalize="none"
          spellCheck={false}
          value={address}
          onChange={({ currentTarget }) => onChange(currentTarget.value === '' ? field.empty : currentTarget.value)}
        />
        <div className="flex flex-wrap gap-2">
          <button type="button" onClick={() => setPicking(true)} className={toolClass('quiet')}>
            {t(`choose.${kind}`)}
          </button>
          {address && (
            <a href={address} target="_blank" rel="noreferrer" className={toolClass('plain')}>
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
