import { LazyPart, lazyPart } from '@narthex/client/parts/lazy-part'
import type { ReactNode } from 'react'
import { loadTexts } from '../../document/language.ts'
import { useIsReadingSupport } from '../../session/office.ts'

const ReadingOnly = lazyPart(async () => {
  const [{ ReadingOnly }] = await Promise.all([import('./reading-only.tsx'), loadTexts('support')])
  return ReadingOnly
})

export interface FormLockProps {
  /** Closed for a reason that its page tells. */
  readonly isLocked?: boolean
  readonly children: ReactNode
}

/** The fields of a form: closed, with the reason, for support that was let in to read. */
export function FormLock({ isLocked = false, children }: FormLockProps) {
  const isReading = useIsReadingSupport()
  return (
    <>
      {isReading && (
        <LazyPart>
          <ReadingOnly />
        </LazyPart>
      )}
      <fieldset disabled={isLocked || isReading} className="min-w-0">
        {children}
      </fieldset>
    </>
  )
}
