import { type ComponentType, useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import { useLocale } from 'use-intl'
import { isLoggedIn, useSession } from '../../../../session/session.ts'
import type { AnswerFieldProps } from './answer-field.tsx'
import type { OpenAnswers } from './open-answers.ts'
import type { RemovedAnswersProps } from './removed-answers.tsx'

export interface MemberAnswers {
  readonly answers: OpenAnswers
  readonly Field: ComponentType<AnswerFieldProps>
  readonly Removed: ComponentType<RemovedAnswersProps>
}

/** A member's own answers to the study of this page; nothing for visitors, and until they are there. */
export function useMemberAnswers(studyId: number): MemberAnswers | undefined {
  const idioma = useLocale()
  const previa = useSearchParams()[0].get('previa') ?? undefined
  const memberId = useSession((session) => (isLoggedIn(session) ? session.clientAccount?.id : undefined))
  const [opened, setOpened] = useState<MemberAnswers>()

  useEffect(() => {
    if (memberId === undefined) return
    let close: (() => void) | undefined
    const gone = new AbortController()
    Promise.all([import('./answer-field.tsx'), import('./removed-answers.tsx'), import('./open-answers.ts')]).then(
      ([{ AnswerField }, { RemovedAnswers }, { openAnswers }]) => {
        if (gone.signal.aborted) return
        const answers = openAnswers({ memberId, studyId }, { idioma, previa })
        void answers.load()
        addEventListener('online', answers.tryAgain)
        close = () => {
          removeEventListener('online', answers.tryAgain)
          answers.close()
        }
        setOpened({ answers, Field: AnswerField, Removed: RemovedAnswers })
      },
      // Without them a study is read all the same.
      () => {},
    )
    return () => {
      gone.abort()
      close?.()
      setOpened(undefined)
    }
  }, [memberId, studyId, idioma, previa])
  return opened
}
