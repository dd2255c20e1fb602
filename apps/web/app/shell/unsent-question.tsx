import { useEffect } from 'react'
import { useTranslations } from 'use-intl'
import { type Unsent, useUnsent } from '../lib/part-with-unsent.ts'
import { Late, late } from './late.tsx'
import type { UnsentDialogProps } from './unsent-dialog.tsx'

const UnsentDialog = late(() => import('./unsent-dialog.tsx').then(({ UnsentDialog }) => UnsentDialog))

/** Asks whoever logs out while something of theirs is on this device alone. */
export function UnsentQuestion() {
  const question = useUnsent((state) => state.question)
  return question ? <Question {...question} /> : null
}

function Question({ notes, lost, kept, onAnswer }: Unsent & Pick<UnsentDialogProps, 'onAnswer'>) {
  const t = useTranslations('shell.unsent')
  const leads = [
    notes > 0 && t('notes', { count: notes }),
    lost > 0 && t('lost', { count: lost }),
    kept > 0 && t('kept', { count: kept }),
  ]
  const asked = {
    ...{ title: t('title'), leads: leads.filter((lead) => lead !== false), onAnswer },
    ...(notes + lost > 0 ? { leave: t('leave'), stay: t('stay') } : { leave: t('leaveKept'), stay: t('stayKept') }),
  }
  return (
    <Late without={<PlainQuestion {...asked} />}>
      <UnsentDialog {...asked} />
    </Late>
  )
}

/** Where the dialog cannot be had, as without a network: the browser asks. */
function PlainQuestion({ title, leads, leave, onAnswer }: UnsentDialogProps) {
  const text = [title, ...leads, `${leave}?`].join('\n\n')
  useEffect(() => onAnswer(confirm(text)), [text, onAnswer])
  return null
}
