import { LazyPart, lazyPart } from '@narthex/client/parts/lazy-part'
import { useEffect } from 'react'
import { useTranslations } from 'use-intl'
import { type UnsentQuestion as Asked, useUnsentQuestion } from '../login/settle-outboxes.ts'
import type { UnsentDialogProps } from './unsent-dialog.tsx'

const UnsentDialog = lazyPart(() => import('./unsent-dialog.tsx').then(({ UnsentDialog }) => UnsentDialog))

/** Asks members who log out while unsent data is on this device only. */
export function UnsentQuestion() {
  const question = useUnsentQuestion((state) => state.question)
  return question ? <Question {...question} /> : null
}

function Question({ unsent, onAnswer }: Asked) {
  const t = useTranslations('shell.unsent')
  const asked = {
    title: t('title'),
    leads: unsent.map(({ name, count }) => t(name, { count })),
    onAnswer,
    ...(unsent.some(({ isLost }) => isLost)
      ? { leave: t('leave'), stay: t('stay') }
      : { leave: t('leaveKept'), stay: t('stayKept') }),
  }
  return (
    <LazyPart failed={<PlainQuestion {...asked} />}>
      <UnsentDialog {...asked} />
    </LazyPart>
  )
}

/** Fallback where the dialog cannot be loaded, for example offline: the browser's own confirm. */
function PlainQuestion({ title, leads, leave, onAnswer }: UnsentDialogProps) {
  const text = [title, ...leads, `${leave}?`].join('\n\n')
  useEffect(() => onAnswer(confirm(text)), [text, onAnswer])
  return null
}
