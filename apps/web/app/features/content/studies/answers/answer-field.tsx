import { useIsOnline } from '@narthex/client/device/connection'
import { longestStudyAnswer } from '@narthex/contract/limits'
import { textLinkClass } from '@narthex/ui/button'
import { CheckboxField } from '@narthex/ui/checkbox-field'
import { Icon } from '@narthex/ui/icon'
import { TextArea } from '@narthex/ui/text-area'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { Answer, OpenAnswers } from './open-answers.ts'

export interface AnswerFieldProps {
  readonly answers: OpenAnswers
  /** Code of the question. */
  readonly code: string
  readonly number: number
}

/** A member's answer to a question: a field once it has text, or the member chooses to write. */
export function AnswerField({ answers, code, number }: AnswerFieldProps) {
  const t = useTranslations('studies.answer')
  const answer = answers.use(({ byCode }) => byCode[code])
  const [isWanted, setWanted] = useState(false)
  if (!answer && !isWanted) {
    return (
      <button type="button" onClick={() => setWanted(true)} className={`${textLinkClass} gap-2 text-sm print:hidden`}>
        <Icon name="note" className="size-5" />
        {t('write')}
        <span className="sr-only">: {number}</span>
      </button>
    )
  }
  const { texto = '', flagCompartilhada = false } = answer ?? {}
  return (
    <>
      <div className="mt-3 print:hidden">
        <TextArea
          label={t('label', { number: String(number) })}
          value={texto}
          maxLength={longestStudyAnswer}
          autoFocus={isWanted}
          onChange={({ currentTarget }) => answers.change(code, { texto: currentTarget.value })}
        />
        <div className="mt-1 flex flex-wrap items-center justify-between gap-x-6">
          <CheckboxField
            label={t('share')}
            checked={flagCompartilhada}
            onChange={({ currentTarget }) => answers.change(code, { flagCompartilhada: currentTarget.checked })}
          />
          <SaveNote answer={answer} />
        </div>
      </div>
      {texto && (
        <p data-answer className="mt-2 hidden whitespace-pre-line print:block">
          {texto}
        </p>
      )}
    </>
  )
}

/** State of the answer's saving; announced once settled, not at every letter. */
function SaveNote({ answer }: { answer: Answer | undefined }) {
  const t = useTranslations('studies.answer')
  const isOnline = useIsOnline()
  const { save = 'idle', flagCompartilhada = false, texto = '' } = answer ?? {}
  const notes = {
    idle: flagCompartilhada ? undefined : t('private'),
    saving: undefined,
    saved: t('saved'),
    joined: t('joined'),
    waiting: isOnline ? t('failed') : t('waiting'),
    refused: texto.length > longestStudyAnswer ? t('tooLong', { longest: String(longestStudyAnswer) }) : t('failed'),
  }
  return (
    <p className="flex min-h-11 items-center gap-1.5 text-sm text-muted">
      {save === 'saved' && <Icon name="check" className="size-4" />}
      {save === 'saving' && <span aria-hidden="true">{t('saving')}</span>}
      <span role="status">{notes[save]}</span>
    </p>
  )
}
