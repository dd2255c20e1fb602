import { dateText } from '@narthex/client/format/dates'
import type { KnownField } from '@narthex/contract/people/person-answers.endpoints'
import { useTranslations } from 'use-intl'
import { useDateContext } from '../../components/use-date-context.ts'

/** An answer in the words of the reader. */
export function AnswerText({ field, answer }: { readonly field: KnownField; readonly answer: string | undefined }) {
  const t = useTranslations('consolePersonAnswers')
  const dates = useDateContext()
  if (answer === undefined) return <span className="text-muted">{t('none')}</span>
  if (field.tipo === 'SIM_NAO') return t(answer === 'true' ? 'yes' : 'no')
  return field.tipo === 'DATA' ? dateText(answer, dates) : answer
}
