import { buttonClass } from '@narthex/ui/button'
import { useId } from 'react'
import { useTranslations } from 'use-intl'
import type { OpenAnswers } from './open-answers.ts'

export interface RemovedAnswersProps {
  readonly answers: OpenAnswers
  /** The codes of what the study asks. */
  readonly asked: readonly string[]
}

/** Answers to questions removed from the study: visible to the member alone, to keep or delete. */
export function RemovedAnswers({ answers, asked }: RemovedAnswersProps) {
  const t = useTranslations('studies.answer')
  const titleId = useId()
  const { state, byCode } = answers.use()
  const removed = Object.entries(byCode).filter(([code, { texto }]) => !asked.includes(code) && texto !== '')
  if (state !== 'ready' || removed.length === 0) return null
  return (
    <section aria-labelledby={titleId} className="mt-9 print:hidden">
      <h3 id={titleId} className="font-semibold">
        {t('removed')}
      </h3>
      <p className="mt-1 text-sm text-muted">{t('removedLead')}</p>
      <ul className="mt-3 grid gap-3">
        {removed.map(([code, { texto }]) => (
          <li key={code} className="rounded-control bg-sunken px-4 py-3">
            <p className="whitespace-pre-line">{texto}</p>
            <button
              type="button"
              onClick={() => answers.change(code, { texto: '', flagCompartilhada: false })}
              className={`${buttonClass('quiet')} mt-2`}
            >
              {t('remove')}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
