import { useLoaded } from '@narthex/client/data/use-loaded'
import { unlessEmpty } from '@narthex/client/forms/form-schemas'
import { useValidForm } from '@narthex/client/forms/use-valid-form'
import type { Profile } from '@narthex/contract/churches/profile.settings'
import { newsCalls } from '@narthex/contract/content/news-office.endpoints'
import { filled, text } from '@narthex/contract/fields'
import { Segmented } from '@narthex/ui/segmented'
import { TextArea } from '@narthex/ui/text-area'
import { TextField } from '@narthex/ui/text-field'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import * as z from 'zod/mini'
import { useFailure } from '../../../components/use-failure.ts'
import { isAdmitted } from '../../../navigation/find-places.ts'
import { callApi } from '../../../session/api.ts'
import { useOfficeSession } from '../../../session/office.ts'
import { profilePart } from '../change-settings.ts'
import { StepButtons } from '../step-buttons.tsx'
import { StepData } from '../step-data.tsx'
import { useWizard } from '../wizard-context.ts'

const kinds = ['about', 'news'] as const

/** The first words of the site: about the church, or a news item. */
export function PageStep() {
  const t = useTranslations('consoleStart.page')
  const session = useOfficeSession()
  const mayPublish = isAdmitted(session, { permission: 'content.publish', module: 'MOD_NOTICIA' })
  const [kind, setKind] = useState<(typeof kinds)[number]>('about')
  const profile = useLoaded('profile', profilePart.read)
  return (
    <StepData data={profile}>
      {(value) => (
        <>
          {mayPublish && (
            <Segmented
              legend={t('kind')}
              name="first-page"
              options={kinds.map((each) => ({ value: each, label: t(`kinds.${each}`) }))}
              value={kind}
              onChange={setKind}
              className="mb-6"
            />
          )}
          {kind === 'news' && mayPublish ? <NewsForm /> : <AboutForm profile={value} />}
        </>
      )}
    </StepData>
  )
}

const aboutSchema = z.strictObject({ descricao: unlessEmpty(text(1000)), historia: unlessEmpty(text(50_000)) })

function AboutForm({ profile: { descricao, historia } }: { profile: Profile }) {
  const t = useTranslations('consoleStart.page')
  const optional = useTranslations('consoleStart')('optional')
  const { goOn } = useWizard()
  const { field, submit, isSending, failure } = useValidForm({
    schema: aboutSchema,
    defaultValues: { descricao: descricao ?? '', historia: historia ?? '' },
    refusalText: useFailure(),
    async onSubmit(values) {
      await profilePart.change(values)
      await goOn()
    },
  })
  return (
    <form noValidate onSubmit={submit} className="grid grid-cols-1 gap-5">
      <TextField {...field('descricao', t('motto'))} hint={t('mottoHint')} optional={optional} maxLength={1000} />
      <TextArea {...field('historia', t('history'))} hint={t('historyHint')} optional={optional} rows={7} />
      <StepButtons isForm isSending={isSending} failure={failure} />
    </form>
  )
}

const newsSchema = z.strictObject({ titulo: filled(200), resumo: filled(500) })

function NewsForm() {
  const t = useTranslations('consoleStart.page')
  const { goOn } = useWizard()
  const [added, setAdded] = useState<{ readonly id: number; readonly versao: number }>()
  const { field, submit, isSending, failure } = useValidForm({
    schema: newsSchema,
    defaultValues: { titulo: '', resumo: '' },
    refusalText: useFailure(),
    async onSubmit(body) {
      // Where publishing fails, trying again adds no second one.
      const { id, versao } = added ?? (await callApi(newsCalls.add, { body }))
      setAdded({ id, versao })
      await callApi(newsCalls.publish, { params: { id: String(id) }, body: { versao, revisao: 0 } })
      await goOn()
    },
  })
  return (
    <form noValidate onSubmit={submit} className="grid grid-cols-1 gap-5">
      <TextField {...field('titulo', t('newsTitle'))} placeholder={t('newsExample')} autoComplete="off" />
      <TextArea {...field('resumo', t('newsText'))} hint={t('newsHint')} rows={4} />
      <StepButtons isForm isSending={isSending} failure={failure} />
    </form>
  )
}
