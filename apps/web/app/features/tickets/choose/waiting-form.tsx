import { useSendKey } from '@narthex/client/forms/use-send-key'
import { useValidForm } from '@narthex/client/forms/use-valid-form'
import { toLocale } from '@narthex/contract/locale'
import { joinWaitingList } from '@narthex/contract/tickets/sale.endpoints'
import type { TicketType } from '@narthex/contract/tickets/ticket.schemas'
import { email, required } from '@narthex/contract/validation/text'
import { buttonClass, textLinkClass } from '@narthex/ui/button'
import { Notice } from '@narthex/ui/notice'
import { SelectField } from '@narthex/ui/select-field'
import { SubmitButton } from '@narthex/ui/submit-button'
import { TextField } from '@narthex/ui/text-field'
import { useMemo, useState } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import * as z from 'zod/mini'
import { SmartLink } from '../../../components/smart-link.tsx'
import { callApi } from '../../../session/api.ts'
import { isLoggedIn, useSession } from '../../../session/session.ts'
import { stepPath } from '../flow/flow-step.ts'
import { useWaitingPlace, type WaitingPlace } from './use-waiting-place.ts'

export interface WaitingFormProps {
  readonly eventId: number
  readonly type: TicketType
  readonly acesso: string
}

/** The waiting list of a type that is sold out; offers come by mail. The place is known in this tab until it closes. */
export function WaitingForm({ isOpenAtFirst, ...props }: WaitingFormProps & { readonly isOpenAtFirst: boolean }) {
  const { eventId, type } = props
  const t = useTranslations('ticketBuying.wait')
  const [isOpen, setOpen] = useState(isOpenAtFirst)
  const { place, isKnown, keep, leave } = useWaitingPlace(eventId, type.id)
  if (!isKnown) return null
  if (place === 'left') return <p role="status">{t('left')}</p>
  if (place?.reserva) {
    return (
      <Notice tone="success" className="mt-3">
        <p className="font-semibold">{t('offered')}</p>
        <SmartLink
          address={`${stepPath(eventId, 'holders')}&reserva=${place.reserva}`}
          className={`${buttonClass('primary')} mt-3 mb-1`}
        >
          {t('take')}
        </SmartLink>
      </Notice>
    )
  }
  if (place) {
    return (
      <Notice tone="success" className="mt-3">
        <p className="font-semibold">{t('done', { place: String(place.posicao ?? 1) })}</p>
        <p>{t('doneLead')}</p>
        <button type="button" onClick={() => void leave(place.codigo)} className={textLinkClass}>
          {t('leave')}
        </button>
      </Notice>
    )
  }
  if (!isOpen) {
    return (
      <button type="button" onClick={() => setOpen(true)} className={`${buttonClass('quiet')} mt-3`}>
        {t('open')}
      </button>
    )
  }
  return <WaitingFields {...props} onPlace={keep} />
}

const visitor = { nome: required(120), email }
const counts = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10'] as const

function WaitingFields({
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
