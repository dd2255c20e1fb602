import { useValidForm } from '@narthex/client/forms/use-valid-form'
import { ApiError } from '@narthex/contract/client'
import { answerCustomFields } from '@narthex/contract/users/custom-field.endpoints'
import { changeProfile } from '@narthex/contract/users/profile.endpoints'
import type { Member } from '@narthex/contract/users/user.schemas'
import { useEffectEvent, useLayoutEffect, useMemo, useState } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { usePhoneEntry } from '../../../forms/use-phone-entry.ts'
import { useChurchSite } from '../../../page/use-site.ts'
import { callApi } from '../../../session/api.ts'
import { useSession } from '../../../session/session.ts'
import { changedRows, mergedRows, savedRows } from './local-rows.ts'
import { addressCalls, childCalls, loadPersonData, type PersonData } from './person-calls.ts'
import {
  answerKey,
  changedAnswers,
  type ProfileChanges,
  type ProfileInput,
  type ProfileOutput,
  profileInput,
  profileSchema,
  toChanges,
} from './profile-form.ts'
import { saveRows } from './save-rows.ts'
import { dropDataDraft, putFields, readDataDraft, touchedFields, useDataDraft } from './use-data-draft.ts'
import { useToday } from './use-today.ts'

export interface PersonFormOptions {
  readonly loaded: PersonData
  /** Asked before the member goes to another congregation; what is not confirmed is not saved. */
  readonly confirmCongregation: (id: number | null) => Promise<boolean>
}

/** Result of the last save. `merged`: another editor saved first, and both sets of changes were kept. */
export type Outcome = 'restored' | 'saved' | 'merged' | undefined

/** All that a person tells their church, edited in one place and saved together. */
export function usePersonForm({ loaded, confirmCongregation }: PersonFormOptions) {
  const t = useTranslations('person')
  const locale = useLocale()
  const today = useToday()
  const { slug } = useChurchSite().church
  const { schema: phone } = usePhoneEntry()
  // Only what this tab had not saved; read once, before anything is stored again.
  const [draft] = useState(readDataDraft)
  const { base, setBase, saveProfile, saveAnswers } = useSavedPerson(loaded)
  const [addresses, setAddresses] = useState(() => mergedRows(loaded.addresses, draft?.addresses ?? []))
  const [children, setChildren] = useState(() => mergedRows(loaded.children, draft?.children ?? []))
  const [outcome, setOutcome] = useState<Outcome>(draft && 'restored')
  const { member, customFields } = base

  const valid = useValidForm<ProfileInput, ProfileOutput>({
    schema: useMemo(() => profileSchema(customFields, locale, today, phone), [customFields, locale, today, phone]),
    defaultValues: profileInput(loaded.member, loaded.customFields, locale),
    refusals: { CHANGED_MEANWHILE: () => void merge(), LIMIT_REACHED: t('limitReached') },
    onSubmit: save,
  })
  const { form } = valid
  const restore = useEffectEvent(() => putFields(form, draft?.fields))
  // Before the draft is stored again.
  useLayoutEffect(() => restore(), [])
  useDataDraft(form, addresses, children)

  async function save(values: ProfileOutput): Promise<void> {
    const changes = toChanges(values, member)
    const isMoving = changes.idCongregacao !== undefined && member.idCongregacao !== null
    if (isMoving && !(await confirmCongregation(changes.idCongregacao ?? null))) return
    setOutcome(undefined)
    const sent = structuredClone(form.getValues())
    const saved = await saveProfile(changes)
    const answered = await saveAnswers(values)
    const typedMeanwhile = touchedFields(form.getValues(), sent)
    form.reset(profileInput(saved, answered, locale))
    putFields(form, typedMeanwhile)
    await saveRows(addresses, addressCalls(member.id), setAddresses)
    await saveRows(children, childCalls(member.id, slug), setChildren)
    setOutcome('saved')
  }

  /** Takes in what was saved elsewhere; what was changed here lies over it, still to be saved. */
  async function merge(): Promise<void> {
    const fresh = await loadPersonData(slug).catch(() => undefined)
    if (!fresh) return setOutcome(undefined)
    setBase(fresh)
    form.reset(profileInput(fresh.member, fresh.customFields, locale), { keepDirtyValues: true })
    setAddresses((rows) => mergedRows(fresh.addresses, changedRows(rows)))
    setChildren((rows) => mergedRows(fresh.children, changedRows(rows)))
    setOutcome('merged')
  }

  function discard(): void {
    dropDataDraft()
    form.reset(profileInput(member, customFields, locale))
    setAddresses(savedRows)
    setChildren(savedRows)
    setOutcome(undefined)
  }

  // `merge` needs the form to keep track of which fields those are.
  const isTyped = form.formState.isDirty && Object.keys(form.formState.dirtyFields).length > 0
  const isChanged = isTyped || changedRows(addresses).length > 0 || changedRows(children).length > 0
  const rows = { addresses, setAddresses, children, setChildren }
  return { ...valid, ...rows, member, customFields, isChanged, outcome, discard }
}

/** The person as the server has them, and the calls that change that. What did not change is not sent. */
function useSavedPerson(loaded: PersonData) {
  const { slug } = useChurchSite().church
  const [base, setBase] = useState(loaded)
  const { member, userId, customFields } = base

  async function saveProfile(changes: ProfileChanges): Promise<Member> {
    if (Object.keys(changes).length === 0) return member
    const saved = await callApi(changeProfile, { body: { ...changes, versao: member.versao } })
    setBase((known) => ({ ...known, member: saved }))
    useSession.setState({ clientAccount: saved })
    return saved
  }

  async function saveAnswers(values: ProfileOutput) {
    const respostas = changedAnswers(values, customFields)
    if (respostas.length === 0) return customFields
    const call = { params: { id: String(userId) }, query: { igreja: slug }, body: { respostas } }
    const saved = await callApi(answerCustomFields, call).catch((error: unknown) => {
      throw atTheirFields(error, respostas)
    })
    setBase((known) => ({ ...known, customFields: saved }))
    return saved
  }
  return { base, setBase, saveProfile, saveAnswers }
}

/** Complaints come by the place among the answers that were sent; the form knows them by their questions. */
function atTheirFields(error: unknown, sent: readonly { readonly idCampo: number }[]): unknown {
  if (!(error instanceof ApiError) || !error.body?.details) return error
  const details = error.body.details.map(({ path, message }) => {
    const place = /^body\.respostas\.(\d+)\./.exec(path)?.[1]
    const question = place === undefined ? undefined : sent[Number(place)]
    return { path: question ? `body.respostas.${answerKey(question.idCampo)}` : path, message }
  })
  return new ApiError(error.status, { ...error.body, details })
}
