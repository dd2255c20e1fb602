import { useAct } from '@narthex/client/data/use-act'
import { useFailureText } from '@narthex/client/forms/use-failure-text'
import { confirmReplyAddress } from '@narthex/contract/churches/reply-address.endpoints'
import { ApiError } from '@narthex/contract/client'
import { buttonClass } from '@narthex/ui/button'
import { Notice } from '@narthex/ui/notice'
import { useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { callApi } from './api.ts'
import { useOffice } from './office.ts'

/**
 * Asks the reader of a mailbox to confirm that replies to the church's mails come to it. Opening the page changes nothing:
 * mail programs open links ahead. No login is needed.
 */
export function ReplyAddressPart({ codigo }: { readonly codigo: string }) {
  const t = useTranslations('consoleReplyAddress')
  const church = useOffice((office) => office.church?.nome) ?? ''
  const failureText = useFailureText()
  const { outcome, isBusy, failure, run } = useAct<string>((error) =>
    error instanceof ApiError && error.code === 'INVALID_CODE' ? t('INVALID_CODE') : failureText(error),
  )
  const confirm = async () => (await callApi(confirmReplyAddress, { body: { codigo } })).responderPara
  const address = outcome.state === 'done' ? outcome.value : undefined
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (address !== undefined) heading.current?.focus()
  }, [address])
  return (
    <>
      <h1 ref={heading} tabIndex={-1} className="text-xl font-semibold focus:outline-none">
        {address === undefined ? t('title') : t('confirmed')}
      </h1>
      <p className="mt-1 wrap-anywhere text-muted">
        {address === undefined ? t('question', { church }) : t('done', { church, address })}
      </p>
      {failure && (
        <Notice tone="danger" className="mt-5">
          <p>{failure}</p>
        </Notice>
      )}
      {address === undefined && (
        <button
          type="button"
          aria-busy={isBusy || undefined}
          className={`${buttonClass('primary')} mt-6`}
          onClick={() => void run(confirm)}
        >
          {t('confirm')}
        </button>
      )}
    </>
  )
}
