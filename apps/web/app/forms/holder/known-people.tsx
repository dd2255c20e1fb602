import type { Loaded } from '@narthex/client/data/loaded'
import { useLoaded } from '@narthex/client/data/use-loaded'
import { toLocale } from '@narthex/contract/locale'
import { listFormerHolders } from '@narthex/contract/tickets/former-holders.endpoints'
import { listChildren } from '@narthex/contract/users/child.endpoints'
import { chipClass } from '@narthex/ui/chip'
import { useRef, useState } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { callApi } from '../../session/api.ts'
import { useSession } from '../../session/session.ts'
import { listSuggestions, type Suggestion } from './former-people.ts'
import type { HolderFieldsProps } from './holder-fields.tsx'

/** The member, their children and whom they registered before: each fills the fields by one touch. */
export function KnownPeople({
  rules,
  valid: { form },
  eventId,
}: Pick<HolderFieldsProps, 'rules' | 'valid' | 'eventId'>) {
  const t = useTranslations('ticketBuying.holder')
  const locale = toLocale(useLocale()) ?? 'pt'
  const account = useSession((session) => session.account)
  const member = useSession(({ clientAccount }) => clientAccount)
  const [filledWith, setFilledWith] = useState('')
  /** Answers of the last person: another person does not keep them. */
  const answered = useRef<string[]>([])
  const children = useLoaded(account ? String(account.id) : undefined, () =>
    callApi(listChildren, { params: { id: String(account?.id) } }),
  )
  const former = useLoaded(member ? `${member.id}/${eventId}` : undefined, () =>
    callApi(listFormerHolders, { params: { userId: String(member?.id), eventId: String(eventId) } }),
  )
  if (!account || !member) return null
  const suggestions = listSuggestions(
    { member: { ...member, email: account.email }, children: read(children), former: read(former) },
    rules,
    locale,
  )
  function fill({ name, person, answers }: Suggestion): void {
    const emptied = answered.current.map((field) => [field, Array.isArray(form.getValues(field)) ? [] : ''] as const)
    for (const [field, value] of [...emptied, ...Object.entries({ ...person, ...answers })])
      form.setValue(field, value, { shouldDirty: true, shouldValidate: true })
    answered.current = Object.keys(answers)
    setFilledWith(name)
  }
  return (
    <fieldset className="flex min-w-0 flex-wrap items-center gap-2 sm:col-span-2">
      <legend className="mb-1 text-sm text-muted">{t('fill')}</legend>
      {suggestions.map((suggestion, index) => (
        <button
          key={suggestion.key}
          type="button"
          onClick={() => fill(suggestion)}
          className={`${chipClass} max-w-full`}
        >
          <span className="truncate">{index === 0 ? t('me') : suggestion.name}</span>
        </button>
      ))}
      <p role="status" className="sr-only">
        {filledWith && t('filled', { name: filledWith })}
      </p>
    </fieldset>
  )
}

/** Items of a list; none while it is not loaded, so nothing is suggested from it. */
const read = <T,>(loaded: Loaded<T[]>): readonly T[] => (loaded.state === 'ready' ? loaded.value : [])
