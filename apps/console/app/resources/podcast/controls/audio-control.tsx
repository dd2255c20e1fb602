import { fileAt } from '@narthex/contract/media/file-address'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { FileField } from '../../../resource/form/controls/file-control.tsx'
import { useEditorForm } from '../../../resource/form/editor-form.ts'
import { fieldProps, type WidgetProps } from '../../../resource/form/widgets/widget.ts'

/** Seconds of a day: the API takes no longer episode. */
const longest = 86_400

/** The sound of an episode: chosen, heard, and measured by the player, for the server does not open it. */
export function AudioControl(props: WidgetProps) {
  const t = useTranslations('consolePodcastFields.audio')
  const { form } = useEditorForm().valid
  const audio = typeof props.value === 'string' ? props.value : ''
  const [failed, setFailed] = useState<string>()
  const write = (name: string, value: number | null) => form.setValue(name, value, { shouldDirty: true })
  const change = (address: string) => {
    if (address === audio) return
    props.onChange(address === '' ? props.field.empty : address)
    // What was known of the former sound is not true of this one.
    for (const name of ['audioTipo', 'audioBytes', 'duracaoSegundos']) write(name, null)
  }
  const measure = (seconds: number) => {
    const rounded = Math.round(seconds)
    const isKnown = typeof form.getValues('duracaoSegundos') === 'number'
    if (!isKnown && rounded >= 1 && rounded <= longest) write('duracaoSegundos', rounded)
  }
  return (
    <div className="grid gap-3">
      <FileField {...fieldProps(props)} optional={undefined} kind="AUDIO" value={audio} onChange={change} />
      {fileAt(audio) && (
        // biome-ignore lint/a11y/useMediaCaption: the recording has no captions; its description says what it is about.
        <audio
          key={audio}
          controls
          preload="metadata"
          src={audio}
          aria-label={t('listen')}
          className="w-full"
          onLoadedMetadata={({ currentTarget }) => {
            setFailed(undefined)
            measure(currentTarget.duration)
          }}
          onError={() => setFailed(audio)}
        />
      )}
      {failed !== undefined && failed === audio && (
        <p role="alert" className="text-sm text-muted">
          {t('failed')}
        </p>
      )}
    </div>
  )
}
