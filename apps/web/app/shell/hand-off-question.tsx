import { useEffect } from 'react'
import { Late, late } from '../components/late.tsx'
import { useHandOffQuestion } from '../session/hand-off-question.ts'

const HandOffDialog = late(() => import('./hand-off-dialog.tsx').then(({ HandOffDialog }) => HandOffDialog))

/** Asks before a link logs the visitor in. */
export function HandOffQuestion() {
  const question = useHandOffQuestion((state) => state.question)
  return (
    question && (
      <Late without={<Declined onClose={question.onClose} />}>
        <HandOffDialog {...question} />
      </Late>
    )
  )
}

/** If the dialog cannot be loaded, the link does not log in. */
function Declined({ onClose }: { readonly onClose: () => void }) {
  useEffect(onClose, [onClose])
  return null
}
