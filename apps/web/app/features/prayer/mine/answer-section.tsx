import { useValidForm } from '@narthex/client/forms/use-valid-form'
import { text } from '@narthex/contract/fields'
import { type Help, type OwnPrayer, prayerLimits } from '@narthex/contract/prayer/prayer.schemas'
import { Icon } from '@narthex/ui/icon'
import { Notice } from '@narthex/ui/notice'
import { SubmitButton } from '@narthex/ui/submit-button'
import { TextArea } from '@narthex/ui/text-area'
import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { useTranslations } from 'use-intl'
import * as z from 'zod/mini'
import { HelpNotice } from '../../../components/help/help-notice.tsx'
import { tellAnswer } from '../prayer-calls.ts'

const schema = z.strictObject({ testemunho: text(prayerLimits.testemunho) })
/** The address of a prayer leads straight here with it. */
const anchor = 'answer'

/** Notice that a prayer was answered, with its author's testimony if given. */
export function AnswerSection({ prayer, onAnswered }: { prayer: OwnPrayer; onAnswered: () => void }) {
  const t = useTranslations('myPrayers.answer')
  const forms = useTranslations('forms')
  const { hash } = useLocation()
  const title = useRef<HTMLHeadingElement>(null)
  const [outcome, setOutcome] = useState<'sent' | 'waiting'>()
  const [help, setHelp] = useState<Help>()
  const { field, submit, isSending, failure } = useValidForm({
    schema,
    defaultValues: { testemunho: prayer.testemunho ?? '' },
    draft: { key: `prayer-answer ${prayer.id}`, fields: ['testemunho'] },
    async onSubmit({ testemunho }) {
      const { situacao, ajuda } = await tellAnswer(prayer.id, testemunho.trim())
      setHelp(ajuda ?? undefined)
      if (!ajuda) setOutcome(situacao === 'PENDENTE' ? 'waiting' : 'sent')
      onAnswered()
    },
  })
  useEffect(() => {
    if (hash !== `#${anchor}`) return
    title.current?.scrollIntoView({ block: 'center' })
    title.current?.focus({ preventScroll: true })
  }, [hash])
  useEffect(() => {
    if (outcome) title.current?.focus()
  }, [outcome])

  if (help) return <HelpNotice help={help} />
  return (
    <section id={anchor} className="mt-8 rounded-hero bg-brand-soft p-5 sm:p-6">
      <h2 ref={title} tabIndex={-1} className="flex items-center gap-2.5 text-xl focus:outline-none">
        <Icon name="sun" className="size-7 text-brand-text" />
        {outcome ? t('sentTitle') : t('title')}
      </h2>
      {outcome ? (
        <p className="mt-2 transition duration-250 starting:translate-y-1 starting:opacity-0">{t(outcome)}</p>
      ) : (
        <form noValidate onSubmit={submit} className="mt-2 grid gap-4">
          <p>{t('lead')}</p>
          <TextArea {...field('testemunho', t('label'))} optional={forms('optional')} rows={3} />
          {failure && (
            <Notice tone="danger">
              <p>{failure}</p>
            </Notice>
          )}
          <SubmitButton isSending={isSending} className="max-sm:w-full sm:justify-self-start">
            {prayer.flagRespondida ? t('again') : t('send')}
          </SubmitButton>
        </form>
      )}
    </section>
  )
}
