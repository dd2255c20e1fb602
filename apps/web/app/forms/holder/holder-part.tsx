import { useValidForm } from '@narthex/client/forms/use-valid-form'
import { dateIn } from '@narthex/contract/church-time'
import { toLocale } from '@narthex/contract/locale'
import type { Participant } from '@narthex/contract/tickets/ticket.schemas'
import { formatShortDate } from '@narthex/contract/validation/dates'
import { Notice } from '@narthex/ui/notice'
import { type ReactNode, useEffect, useMemo, useState } from 'react'
import { useLocale, useTimeZone, useTranslations } from 'use-intl'
import { useSession } from '../../session/session.ts'
import { usePhoneEntry } from '../use-phone-entry.ts'
import { HolderFields } from './holder-fields.tsx'
import {
  emptyHolder,
  findAudienceComplaint,
  type HolderInput,
  type HolderRules,
  holderForm,
  listHolderFields,
  needsGuardian,
} from './holder-form.ts'
import type { SameAnswersData } from './same-answers.tsx'

export interface HolderPartProps {
  readonly formId: string
  readonly rules: HolderRules
  readonly eventId: number
  readonly reserva: string
  /** Unique in the product: what is typed is kept under it. */
  readonly draftKey: string
  /** Initial values: the member's own data, nothing, or a saved holder. */
  readonly initial: 'own' | 'empty' | HolderInput
  readonly sameAnswers?: SameAnswersData | undefined
  /** The server said that the ticket is not for this person. */
  readonly isRefused: boolean
  /** Says why `onValid` failed. */
  readonly refusalText?: (error: unknown) => string
  readonly onValid: (participant: Participant) => void | Promise<void>
  /** The end of the form, where it stands by itself. */
  readonly children?: (isSending: boolean) => ReactNode
}

/** The form of one ticket. What is typed is kept at every key. */
export function HolderPart(props: HolderPartProps) {
  const { formId, rules, eventId, reserva, draftKey, initial, sameAnswers, isRefused, refusalText, onValid, children } =
    props
  const t = useTranslations('ticketBuying.holder')
  const locale = toLocale(useLocale()) ?? 'pt'
  const timeZone = useTimeZone() ?? 'UTC'
  const phone = usePhoneEntry()
  const [isMinor, setMinor] = useState(false)
  const [defaults] = useState<HolderInput>(() => ({
    ...emptyHolder(rules),
    ...(initial === 'own' ? ownData(rules, locale) : initial === 'empty' ? {} : initial),
  }))
  const schema = useMemo(
    () => holderForm(rules, { isMinor, locale, today: () => dateIn(timeZone, new Date()), telefone: phone.schema }),
    [rules, isMinor, locale, timeZone, phone],
  )
  const valid = useValidForm<HolderInput, Participant>({
    schema,
    defaultValues: defaults,
    draft: { key: draftKey, fields: listHolderFields(rules), isKeptWhenSent: true },
    refusalText,
    async onSubmit(participant) {
      const complaint = findAudienceComplaint(participant, rules)
      if (!complaint) return onValid(participant)
      const message = t(complaint.why, { age: String(complaint.age) })
      valid.form.setError(complaint.field, { type: 'told', message }, { shouldFocus: true })
    },
  })
  const birth = valid.form.watch('dataNascimento')
  useEffect(() => setMinor(needsGuardian(birth, rules, locale)), [birth, rules, locale])
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the refusal comes
  useEffect(() => {
    const field = rules.asksBirth ? 'dataNascimento' : 'nome'
    if (isRefused) valid.form.setError(field, { type: 'told', message: t('notAllowed') }, { shouldFocus: true })
  }, [isRefused])
  return (
    <form id={formId} noValidate onSubmit={valid.submit}>
      <HolderFields
        rules={rules}
        valid={valid}
        isMinor={isMinor}
        eventId={eventId}
        reserva={reserva}
        sameAnswers={sameAnswers}
      />
      {valid.failure && (
        <Notice tone="danger" className="mt-4">
          {valid.failure}
        </Notice>
      )}
      {children?.(valid.isSending)}
    </form>
  )
}

function ownData({ asksBirth, asksSex }: HolderRules, locale: 'pt' | 'en' | 'es'): HolderInput {
  const { account, clientAccount: member } = useSession.getState()
  if (!account || !member) return {}
  return {
    nome: `${member.nome} ${member.sobrenome}`.trim(),
    email: account.email,
    telefone: member.telefone ?? '',
    dataNascimento: asksBirth && member.dataNascimento ? formatShortDate(member.dataNascimento, locale) : '',
    sexo: asksSex ? (member.sexo ?? '') : '',
  }
}
