import { unlessEmpty } from '@narthex/client/forms/form-schemas'
import { useValidForm } from '@narthex/client/forms/use-valid-form'
import { text } from '@narthex/contract/fields'
import { respondToMoment } from '@narthex/contract/live/broadcast.endpoints'
import { email, required } from '@narthex/contract/validation/text'
import { Dialog } from '@narthex/ui/dialog'
import { Notice } from '@narthex/ui/notice'
import { SubmitButton } from '@narthex/ui/submit-button'
import { TextArea } from '@narthex/ui/text-area'
import { TextField } from '@narthex/ui/text-field'
import { useMemo } from 'react'
import { useTranslations } from 'use-intl'
import * as z from 'zod/mini'
import { usePhoneEntry } from '../../forms/use-phone-entry.ts'
import { callApi } from '../../session/api.ts'
import { useSession } from '../../session/session.ts'
import { findGuestKey } from './guest-marks.ts'

export interface ConnectCardProps {
  readonly broadcastId: number
  readonly momentId: number
  readonly isOpen: boolean
  readonly onClose: () => void
  readonly onSent: () => void
}

/** Form with which a viewer asks the church for contact. */
export function ConnectCard({ isOpen, onClose, ...card }: ConnectCardProps) {
  const t = useTranslations('live.card')
  const shell = useTranslations('shell')
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t('title')} closeLabel={shell('close')}>
      <CardForm {...card} />
    </Dialog>
  )
}

function CardForm({ broadcastId, momentId, onSent }: Pick<ConnectCardProps, 'broadcastId' | 'momentId' | 'onSent'>) {
  const t = useTranslations('live.card')
  const texts = useTranslations('live.moment')
  const phone = usePhoneEntry()
  const { account, clientAccount } = useSession.getState()
  const schema = useMemo(
    () =>
      z.strictObject({
        nome: required(120),
        email: unlessEmpty(email),
        telefone: unlessEmpty(phone.schema),
        mensagem: text(1000),
      }),
    [phone],
  )
  const { field, submit, isSending, failure, form } = useValidForm({
    schema,
    defaultValues: {
      nome: clientAccount ? `${clientAccount.nome} ${clientAccount.sobrenome}`.trim() : '',
      email: account?.email ?? '',
      telefone: '',
      mensagem: '',
    },
    refusals: { MOMENT_CLOSED: texts('closed') },
    async onSubmit({ nome, email, telefone, mensagem }) {
      if (!email && !telefone) {
        form.setError('email', { type: 'told', message: t('either') }, { shouldFocus: true })
        return
      }
      const cartao = {
        nome,
        ...(email && { email }),
        ...(telefone && { telefone }),
        ...(mensagem.trim() && { mensagem: mensagem.trim() }),
      }
      await callApi(respondToMoment, {
        params: { id: String(broadcastId), momentoId: String(momentId) },
        body: { chave: findGuestKey(), cartao },
      })
      onSent()
    },
  })
  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      <p className="text-sm text-muted">{t('lead')}</p>
      <TextField {...field('nome', t('name'))} autoComplete="name" />
      <TextField {...field('email', t('email'))} type="email" autoComplete="email" />
      <TextField
        {...field('telefone', t('phone'), { mask: phone.mask })}
        type="tel"
        autoComplete="tel"
        placeholder={phone.placeholder}
      />
      <TextArea {...field('mensagem', t('message'))} rows={3} />
      {failure && (
        <Notice tone="danger">
          <p>{failure}</p>
        </Notice>
      )}
      <SubmitButton isSending={isSending}>{t('send')}</SubmitButton>
    </form>
  )
}
