import { Dialog } from '@narthex/ui/dialog'
import { useTranslations } from 'use-intl'

export interface ShownNote {
  readonly verse: number
  readonly text: string
}

/** A note of the translation, as a sheet. */
export function NoteDialog({
  note,
  lang,
  onClose,
}: {
  note: ShownNote | undefined
  lang: string
  onClose: () => void
}) {
  const t = useTranslations('bible')
  const shell = useTranslations('shell')
  return (
    <Dialog
      isOpen={note !== undefined}
      onClose={onClose}
      title={note ? t('noteOn', { number: note.verse }) : ''}
      closeLabel={shell('close')}
    >
      <p lang={lang} className="reading-font text-lg">
        {note?.text}
      </p>
    </Dialog>
  )
}
