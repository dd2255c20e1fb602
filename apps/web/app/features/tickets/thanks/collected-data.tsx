import { ApiError } from '@narthex/contract/client'
import { readRegistration, sendRegistrationCode } from '@narthex/contract/tickets/registration.endpoints'
import type { Registration } from '@narthex/contract/tickets/ticket.schemas'
import { buttonClass, textLinkClass } from '@narthex/ui/button'
import { cardClass } from '@narthex/ui/card'
import { Notice } from '@narthex/ui/notice'
import { SubmitButton } from '@narthex/ui/submit-button'
import { TextField } from '@narthex/ui/text-field'
import { type FormEvent, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useFailureText } from '../../../forms/use-failure-text.ts'
import { callApi } from '../../../session/api.ts'
import { CollectedList } from './collected-list.tsx'

/** What was filled in for the tickets, for the buyer alone: a code by mail shows it. */
export function CollectedData({ registration: { codigo } }: { readonly registration: Registration }) {
  const t = useTranslations('ticketCheckout.collected')
  const failureText = useFailureText()
  const [address, setAddress] = useState<string>()
  const [shown, setShown] = useState<Registration>()
  const [typed, setTyped] = useState('')
  const [isSending, setSending] = useState(false)
  const [error, setError] = useState<unknown>()

  async function run(act: () => Promise<void>): Promise<void> {
    if (isSending) return
    setSending(true)
    setError(undefined)
    await act().catch(setError)
    setSending(false)
  }
  const send = () =>
    run(async () => {
      const { email } = await callApi(sendRegistrationCode, { params: { codigo } })
      setAddress(email)
      setTyped('')
    })
  const open = (event: FormEvent) => {
    event.preventDefault()
    void run(async () => setShown(await callApi(readRegistration, { params: { codigo }, body: { numero: typed } })))
  }
  if (shown) return <CollectedList registration={shown} />
  const isWrong = error instanceof ApiError && (error.code === 'INVALID_CODE' || error.code === 'VALIDATION')
  return (
    <section className={`${cardClass} grid gap-4 p-5 print:hidden`}>
      <h2 className="text-xl">{t('title')}</h2>
      {error !== undefined && !isWrong && (
        <Notice tone="danger">
          <p>{failureText(error)}</p>
        </Notice>
      )}
      {address === undefined ? (
        <>
          <p className="text-muted">{t('lead')}</p>
          <button
            type="button"
            onClick={() => void send()}
            disabled={isSending}
            className={`${buttonClass('quiet')} justify-self-start`}
          >
            {t('send')}
          </button>
        </>
      ) : (
        <form noValidate onSubmit={open} className="grid max-w-md grid-cols-1 gap-4">
          <p role="status">{t('sent', { email: address })}</p>
          <TextField
            label={t('code')}
            hint={t('hint')}
            value={typed}
            onChange={({ currentTarget }) => setTyped(currentTarget.value.replace(/\D/g, ''))}
            error={isWrong ? t('wrong') : undefined}
            autoComplete="one-time-code"
            inputMode="numeric"
            maxLength={8}
            enterKeyHint="go"
          />
          <SubmitButton isSending={isSending}>{t('open')}</SubmitButton>
          <button type="button" onClick={() => void send()} className={`${textLinkClass} justify-self-start`}>
            {t('again')}
          </button>
        </form>
      )}
    </section>
  )
}
