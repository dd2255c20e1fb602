import { LazyPart, lazyPart } from '@narthex/client/parts/lazy-part'
import { textLinkClass } from '@narthex/ui/button'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { DraftStatus } from '../drafts/draft-types.ts'
import type { ConflictDialogProps } from './conflict-dialog.tsx'

const ConflictDialog = lazyPart(() => import('./conflict-dialog.tsx').then(({ ConflictDialog }) => ConflictDialog))

export interface ConflictsProps extends Pick<ConflictDialogProps, 'editor' | 'onSettle'> {
  readonly status: DraftStatus
}

/** Asks which of two changes of the same field is kept. Closed, it can be opened again. */
export function Conflicts({ status, editor, onSettle }: ConflictsProps) {
  const t = useTranslations('consoleEditor')
  const [isOpen, setOpen] = useState(true)
  if (status.state !== 'conflict') return null
  if (!isOpen)
    return (
      <button type="button" className={textLinkClass} onClick={() => setOpen(true)}>
        {t('conflict.title')}
      </button>
    )
  return (
    <LazyPart>
      <ConflictDialog editor={editor} conflicts={status.conflicts} onSettle={onSettle} onClose={() => setOpen(false)} />
    </LazyPart>
  )
}
