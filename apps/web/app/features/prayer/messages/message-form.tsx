import { useSendKey } from '@narthex/client/forms/use-send-key'
import { useValidForm } from '@narthex/client/forms/use-valid-form'
import { keepDraft } from '@narthex/client/outbox/draft'
import { type Help, prayerLimits } from '@narthex/contract/prayer/prayer.schemas'
import { required } from '@narthex/contract/validation/text'
import { Notice } from '@narthex/ui/notice'
import { SubmitButton } from '@narthex/ui/submit-button'
import { TextArea } from '@narthex/ui/text-area'
import { type SubmitEvent, useState } from 'react'
import { useTranslations } from 'use-intl'
import * as z from 'zod/mini'
import { HelpNotice } from '../../../components/help/help-notice.tsx'
import { useMustLogIn } from '../../../components/use-must-log-in.tsx'
import { sendMessage } from '../prayer-calls.ts'

/** Name under which the message appears: the member's own, or that of the request's author, if any. */
export type WhoReads = 'all' | 'own' | 'ownAnonymous'

const schema = z.strictObject({ mensagem: required(prayerLimits.resposta) })
const hints = { all: 'hint', own: 'hintOwn', ownAnonymous: 'hintOwnAnonymous' } as const

export interface MessageFormProps {
  readonly prayerId: number
  readonly whoReads: WhoReads
  /** Resolves once it is shown. */
  readonly onSent: () => Promise<void>
}

/** A line to who asked. A visitor may begin; what they typed is still there once they are logged in. */
export function MessageForm({ prayerId, whoReads, onSent }: MessageFormProps) {
  const t = useTranslations('prayerMessages')
  const member = useMustLogIn('send-message')
  const keyOf = useSendKey()
  const [outcome, setOutcome] = useState<'sent' | 'held'>()
  const [help, setHelp] = useState<Help>()
  const draftKey = `prayer-message ${prayerId}`
  const { field, submit, isSending, failure, form } = useValidForm({
    schema,
    draft: { key: draftKey, fields: ['mensagem'] },
    refusals: { NOT_FOUND: t('gone') },
    async onSubmit({ mensagem }) {
      const { situacao, ajuda } = await sendMessage({ idOracao: prayerId, mensagem, chave: keyOf(mensagem) })
      form.reset({ mensagem: '' })
      setHelp(ajuda ?? undefined)
      setOutcome(situacao === 'PUBLICADA' ? 'sent' : 'held')
      if (situacao === 'PUBLICADA') await onSent()
    },
  })
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    setOutcome(undefined)
    // On the way to the login and back; what was typed before the app ran is in no draft yet.
    keepDraft(draftKey, { mensagem: form.getValues('mensagem') })
    member.run(submit)
  }
  return (
    <>
      {help && <HelpNotice help={help} />}
      <form noValidate onSubmit={send} className="mt-5 grid gap-4 noscript:hidden">
        <TextArea {...field('mensagem', t('label'))} rows={3} hint={t(hints[whoReads])} />
        {failure && (
          <Notice tone="danger">
            <p>{failure}</p>
          </Notice>
        )}
        <p role="status" className="text-sm font-medium text-success empty:hidden">
          {outcome && t(outcome)}
        </p>
        <SubmitButton id="send-message" isSending={isSending} className="max-sm:w-full sm:justify-self-start">
          {t('send')}
        </SubmitButton>
      </form>
      {member.dialog}
    </>
  )
}
