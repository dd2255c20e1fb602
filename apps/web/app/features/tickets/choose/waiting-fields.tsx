import { useSendKey } from '@narthex/client/forms/use-send-key'
import { useValidForm } from '@narthex/client/forms/use-valid-form'
import { toLocale } from '@narthex/contract/locale'
import { joinWaitingList } from '@narthex/contract/tickets/sale.endpoints'
import { email, required } from '@narthex/contract/validation/text'
import { Notice } from '@narthex/ui/notice'
import { SelectField } from '@narthex/ui/select-field'
import { SubmitButton } from '@narthex/ui/submit-button'
import { TextField } from '@narthex/ui/text-field'
import { useMemo } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import * as z from 'zod/mini'
import { callApi } from '../../../session/api.ts'
import { isLoggedIn, useSession } from '../../../session/session.ts'
import type { WaitingPlace } from './use-waiting-place.ts'
import type { WaitingFormProps } from './waiting-form.tsx'

const visitor = { nome: required(120), email }
const counts = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10'] as const

/** Fields of who waits. */
export function WaitingFields({
  eventId,
  type,
  acesso,
  onPlace,
}: WaitingFormProps & { readonly onPlace: (place: WaitingPlace) => void }) {
  const t = useTranslations('ticketBuying.wait')
  const words = useTranslations('purchaseErrors')
  const idioma = toLocale(useLocale())
  const isMember = useSession(isLoggedIn)
  const sendKey = useSendKey()
  const schema = useMemo(() => {
    const given = isMember ? { nome: z.string(), email: z.string() } : visitor
    return z.strictObject({ ...given, quantidade: z.enum(counts) })
  }, [isMember])
  const { field, form, submit, isSending, failure } = useValidForm({
    schema,
    defaultValues: { nome: '', email: '', quantidade: '1' },
    refusals: { NO_WAITING_LIST: t('available'), LOGIN_TO_BUY: words('LOGIN_TO_BUY') },
    async onSubmit({ quantidade, nome, email: address }) {
      const content = {
        idIngresso: type.id,
        quantidade: Number(quantidade),
        ...(acesso && { acesso }),
        ...(!isMember && { pessoa: { nome, email: address } }),
      }
      const chave = sendKey(JSON.stringify(content))
      onPlace(await callApi(joinWaitingList, { params: { id: String(eventId) }, body: { ...content, chave, idioma } }))
    },
  })
  return (
    <form noValidate onSubmit={submit} className="mt-3 grid gap-4 border-t border-line pt-3 sm:grid-cols-2">
      <p className="text-sm text-muted sm:col-span-2">{t('lead')}</p>
      {!isMember && (
        <>
          <TextField {...field('nome', t('name'))} autoComplete="name" autoCapitalize="words" />
          <TextField {...field('email', t('email'))} type="email" inputMode="email" autoComplete="email" />
        </>
      )}
      <SelectField
        {...field('quantidade', t('count'))}
        value={form.watch('quantidade')}
        options={counts.map((count) => ({ value: count, label: count }))}
      />
      {failure && (
        <Notice tone="danger" className="sm:col-span-2">
          <p>{failure}</p>
        </Notice>
      )}
      <SubmitButton isSending={isSending} className="sm:col-span-2 sm:justify-self-start">
        {t('send')}
      </SubmitButton>
    </form>
  )
}
