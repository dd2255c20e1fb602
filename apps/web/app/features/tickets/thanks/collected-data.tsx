import { useAct } from '@narthex/client/data/use-act'
import { useFailureText } from '@narthex/client/forms/use-failure-text'
import { useValidForm } from '@narthex/client/forms/use-valid-form'
import { readRegistration, sendRegistrationCode } from '@narthex/contract/tickets/registration.endpoints'
import { mailedCodeSchema, type Registration } from '@narthex/contract/tickets/ticket.schemas'
import { buttonClass, textLinkClass } from '@narthex/ui/button'
import { cardClass } from '@narthex/ui/card'
import { Notice } from '@narthex/ui/notice'
import { SubmitButton } from '@narthex/ui/submit-button'
import { TextField } from '@narthex/ui/text-field'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { callApi } from '../../../session/api.ts'
import { CollectedList } from './collected-list.tsx'

/** Data filled in for the tickets, for the buyer alone: a code by mail unlocks it. */
export function CollectedData({ registration: { codigo } }: { readonly registration: Registration }) {
  const t = useTranslations('ticketCheckout.collected')
  const [address, setAddress] = useState<string>()
  const [shown, setShown] = useState<Registration>()
  const { isBusy, failure, run } = useAct(useFailureText())
  const code = useValidForm({
    schema: mailedCodeSchema,
    defaultValues: { numero: '' },
    refusals: { INVALID_CODE: { field: 'numero', text: t('wrong') } },
    onSubmit: async (body) => setShown(await callApi(readRegistration, { params: { codigo }, body })),
  })
  const complaint = failure ?? code.failure
  const send = () =>
    run(async () => {
      const { email } = await callApi(sendRegistrationCode, { params: { codigo } })
      setAddress(email)
      code.form.reset()
    })
  if (shown) return <CollectedList registration={shown} />
  const number = code.field('numero', t('code'))
  return (
    <section className={`${cardClass} grid gap-4 p-5 print:hidden`}>
      <h2 className="text-xl">{t('title')}</h2>
      {complaint && (
        <Notice tone="danger">
          <p>{complaint}</p>
        </Notice>
      )}
      {address === undefined ? (
        <>
          <p className="text-muted">{t('lead')}</p>
          <button
            type="button"
            onClick={() => void send()}
            disabled={isBusy}
            className={`${buttonClass('quiet')} justify-self-start`}
          >
            {t('send')}
          </button>
        </>
      ) : (
        <form noValidate onSubmit={code.submit} className="grid max-w-md grid-cols-1 gap-4">
          <p role="status">{t('sent', { email: address })}</p>
          <TextField
            {...number}
            hint={t('hint')}
            onChange={(event) => {
              event.currentTarget.value = event.currentTarget.value.replace(/\D/g, '')
              number.onChange(event)
            }}
            error={number.error && t('wrong')}
            autoComplete="one-time-code"
            inputMode="numeric"
            maxLength={8}
            enterKeyHint="go"
          />
          <SubmitButton isSending={code.isSending}>{t('open')}</SubmitButton>
          <button type="button" onClick={() => void send()} className={`${textLinkClass} justify-self-start`}>
            {t('again')}
          </button>
        </form>
      )}
    </section>
  )
}
