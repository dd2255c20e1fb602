import type { PrivacyRequestFile } from '@narthex/contract/privacy/privacy.endpoints'
import { type PrivacyRefusal, privacyLimits, privacyRefusals } from '@narthex/contract/privacy/privacy-words'
import { SelectField } from '@narthex/ui/select-field'
import { TextArea } from '@narthex/ui/text-area'
import { type FormEvent, useState } from 'react'
import { useTranslations } from 'use-intl'
import { toolClass } from '../../components/buttons.ts'
import { Part } from '../people/person-parts.tsx'
import type { RequestActs } from './use-request-acts.ts'

const done = 'ATENDIDO'

/** A form that closes a request: done as asked, or refused with a reason and an answer. */
export function DecisionForm({ request, acts }: { readonly request: PrivacyRequestFile; readonly acts: RequestActs }) {
  const t = useTranslations('consolePrivacyRequests')
  const forms = useTranslations('forms')
  const [outcome, setOutcome] = useState<PrivacyRefusal | typeof done>(done)
  const [answer, setAnswer] = useState('')
  const [isMissing, setMissing] = useState(false)
  const recusa = outcome === done ? null : outcome
  const resposta = answer.trim() || null
  function close(event: FormEvent) {
    event.preventDefault()
    setMissing(recusa !== null && resposta === null)
    if (recusa === null || resposta !== null) acts.decide(request, { recusa, resposta })
  }
  return (
    <Part title={t('close')}>
      <form noValidate onSubmit={close} className="grid max-w-160 gap-4">
        <SelectField
          label={t('outcome')}
          options={[
            { value: done, label: t('outcomeDone') },
            ...privacyRefusals.map((reason) => ({ value: reason, label: t(`refusals.${reason}`) })),
          ]}
          value={outcome}
          onChange={({ currentTarget: { value } }) => setOutcome(value as typeof outcome)}
        />
        <TextArea
          label={t('answer')}
          hint={t('answerHelp')}
          optional={recusa === null ? forms('optional') : undefined}
          error={isMissing && resposta === null ? t('answerMissing') : undefined}
          rows={4}
          maxLength={privacyLimits.answer}
          value={answer}
          onChange={({ currentTarget: { value } }) => setAnswer(value)}
        />
        <div>
          <button type="submit" aria-busy={acts.isBusy || undefined} className={toolClass('primary')}>
            {t('closeRequest')}
          </button>
        </div>
      </form>
    </Part>
  )
}
