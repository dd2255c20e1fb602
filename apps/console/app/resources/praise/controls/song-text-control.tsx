import { moveSong } from '@narthex/contract/praise/formats/move-song'
import { readSong } from '@narthex/contract/praise/formats/read-song'
import { TextArea } from '@narthex/ui/text-area'
import { useDeferredValue, useMemo } from 'react'
import { useTranslations } from 'use-intl'
import { toolClass } from '../../../components/buttons.ts'
import { useEditorForm } from '../../../resource/form/editor-form.ts'
import { fieldProps, type WidgetProps } from '../../../resource/form/widgets/widget.ts'
import { SongView } from './song-view.tsx'

/** The text of a song with its chords, how it reads on the site, and the steps to another key. */
export function SongTextControl(props: WidgetProps) {
  const t = useTranslations('consoleSongFields.text')
  const { form } = useEditorForm().valid
  const cifra = String(props.value ?? '')
  const shown = useDeferredValue(cifra)
  const song = useMemo(() => readSong(shown), [shown])
  const hasChords = song.letter.some((line) => line.some(({ chord }) => chord !== ''))
  const move = (steps: number) => {
    const moved = moveSong({ cifra, tone: form.getValues('tone') as string | null }, steps)
    props.onChange(moved.cifra)
    form.setValue('tone', moved.tone, { shouldDirty: true })
  }
  return (
    <div className="grid gap-3">
      <TextArea
        {...fieldProps(props)}
        value={cifra}
        rows={14}
        maxLength={props.field.max}
        spellCheck={false}
        isFixedWidth
        onChange={({ currentTarget }) => props.onChange(currentTarget.value)}
      />
      {hasChords && (
        <div className="flex flex-wrap gap-2">
          <button type="button" className={toolClass('quiet')} onClick={() => move(-1)}>
            {t('down')}
          </button>
          <button type="button" className={toolClass('quiet')} onClick={() => move(1)}>
            {t('up')}
          </button>
        </div>
      )}
      {song.letter.length > 0 && (
        <section aria-label={t('view')} className="rounded-card bg-card p-4 shadow-rest">
          <p className="mb-3 text-sm font-semibold text-muted">{t('view')}</p>
          <SongView song={song} />
        </section>
      )}
    </div>
  )
}
