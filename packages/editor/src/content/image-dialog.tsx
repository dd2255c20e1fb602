import { buttonClass } from '@narthex/ui/button'
import { CheckboxField } from '@narthex/ui/checkbox-field'
import { TextField } from '@narthex/ui/text-field'
import type { Editor } from '@tiptap/core'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { RichImage } from './content-image.ts'
import { EditorDialog } from './editor-dialog.tsx'

/** Characters of an image's text that the API keeps. */
const maxAltCharacters = 500

export interface ImageDialogProps {
  readonly editor: Editor
  readonly onClose: () => void
  /** Asks for another image; none where no images can be had. */
  readonly onReplace: (() => void) | undefined
}

/** The text of the selected image, or that it is decoration. */
export function ImageDialog({ editor, onClose, onReplace }: ImageDialogProps) {
  const t = useTranslations('consoleText.imageDialog')
  const [{ alt: first, decorative }] = useState(() => editor.getAttributes('image') as RichImage)
  const [alt, setAlt] = useState(first)
  const [isDecoration, setDecoration] = useState(decorative === true)
  const [isMissing, setMissing] = useState(false)
  const apply = () => {
    const text = isDecoration ? '' : alt.trim()
    setMissing(!isDecoration && !text)
    if (!isDecoration && !text) return
    onClose()
    editor.chain().focus().updateAttributes('image', { alt: text, decorative: isDecoration }).run()
  }
  const remove = () => {
    onClose()
    editor.chain().focus().deleteSelection().run()
  }
  const replace = () => {
    onClose()
    onReplace?.()
  }
  return (
    <EditorDialog title={t('title')} onClose={onClose} onSubmit={apply}>
      <TextField
        label={t('words')}
        hint={t('wordsHint')}
        error={isMissing ? t('missing') : undefined}
        value={isDecoration ? '' : alt}
        disabled={isDecoration}
        maxLength={maxAltCharacters}
        onChange={({ currentTarget }) => setAlt(currentTarget.value)}
      />
      <CheckboxField
        label={t('decoration')}
        hint={t('decorationHint')}
        checked={isDecoration}
        onChange={({ currentTarget }) => setDecoration(currentTarget.checked)}
      />
      <div className="flex flex-wrap gap-3">
        <button type="submit" className={buttonClass('primary')}>
          {t('apply')}
        </button>
        {onReplace && (
          <button type="button" onClick={replace} className={buttonClass('quiet')}>
            {t('replace')}
          </button>
        )}
        <button type="button" onClick={remove} className={buttonClass('quiet')}>
          {t('remove')}
        </button>
      </div>
    </EditorDialog>
  )
}
