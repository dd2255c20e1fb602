import { useEffect } from 'react'
import { Late, late } from '../components/late.tsx'
import { useHandOffQuestion } from '../session/hand-off-question.ts'

const HandOffDialog = late(() => import('./hand-off-dialog.tsx').then(({ HandOffDialog }) => HandOffDialog))

/** Asks before a link logs the reader in as somebody. */
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

/** Where the question cannot be put, nobody is logged in by a link. */
function Declined({ onClose }: { readonly onClose: () => void }) {
  useEffect(onClose, [onClose])
  return null
}
