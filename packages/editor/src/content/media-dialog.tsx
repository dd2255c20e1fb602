import { buttonClass } from '@narthex/ui/button'
import { TextField } from '@narthex/ui/text-field'
import type { Editor } from '@tiptap/core'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { type PickFile, selectedMedia, type TextFileKind, textFileKinds, toMedia } from './content-media.ts'
import { EditorDialog } from './editor-dialog.tsx'

export interface MediaDialogProps {
  readonly editor: Editor
  readonly onClose: () => void
  /** Undefined where no library can be opened. */
  readonly pickFile: PickFile | undefined
}

/** A film by its address, or a film, recording or document of the library: a new one, or the one that is selected. */
export function MediaDialog({ editor, onClose, pickFile }: MediaDialogProps) {
  const t = useTranslations('consoleText.mediaDialog')
  const [before] = useState(() => selectedMedia(editor))
  const [address, setAddress] = useState(before?.address ?? '')
  const [title, setTitle] = useState(before?.title ?? '')
  const [isWrong, setWrong] = useState(false)
  const apply = () => {
    const media = toMedia(address.trim(), title.trim())
    setWrong(!media)
    if (!media) return
    onClose()
    editor.chain().focus().insertContent(media).run()
  }
  const remove = () => {
    onClose()
    editor.chain().focus().deleteSelection().run()
  }
  const choose = async (kind: TextFileKind) => {
    const file = await pickFile?.(kind)
    if (!file) return
    setWrong(false)
    setAddress(file.address)
    setTitle((typed) => typed || file.title)
  }
  return (
    <EditorDialog title={t('title')} onClose={onClose} onSubmit={apply}>
      <TextField
        label={t('address')}
        hint={t('addressHint')}
        error={isWrong ? t('wrong') : undefined}
        value={address}
        inputMode="url"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={2048}
        onChange={({ currentTarget }) => setAddress(currentTarget.value)}
      />
      {pickFile && (
        <div className="flex flex-wrap gap-3">
          {textFileKinds.map((kind) => (
            <button key={kind} type="button" onClick={() => void choose(kind)} className={buttonClass('quiet')}>
              {t(`choose.${kind}`)}
            </button>
          ))}
        </div>
      )}
      <TextField
        label={t('words')}
        hint={t('wordsHint')}
        value={title}
        maxLength={200}
        onChange={({ currentTarget }) => setTitle(currentTarget.value)}
      />
      <div className="flex flex-wrap gap-3">
        <button type="submit" className={buttonClass('primary')}>
          {t(before ? 'apply' : 'insert')}
        </button>
        {before && (
          <button type="button" onClick={remove} className={buttonClass('quiet')}>
            {t('remove')}
          </button>
        )}
      </div>
    </EditorDialog>
  )
}
