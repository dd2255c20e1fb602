import { LazyPart, lazyPart } from '@narthex/client/parts/lazy-part'
import { useEffect } from 'react'
import { useHandOffQuestion } from '../session/hand-off-question.ts'

const HandOffDialog = lazyPart(() => import('./hand-off-dialog.tsx').then(({ HandOffDialog }) => HandOffDialog))

/** Asks before a link logs the visitor in. */
export function HandOffQuestion() {
  const question = useHandOffQuestion((state) => state.question)
  return (
    question && (
      <LazyPart failed={<Declined onClose={question.onClose} />}>
        <HandOffDialog {...question} />
      </LazyPart>
    )
  )
}

/** If the dialog cannot be loaded, the link does not log in. */
function Declined({ onClose }: { readonly onClose: () => void }) {
  useEffect(onClose, [onClose])
  return null
}
