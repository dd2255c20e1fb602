import { useRefusalText } from '@narthex/client/forms/use-refusal-text'
import { dropDraft } from '@narthex/client/outbox/draft'
import { findErrorCode } from '@narthex/contract/client'
import { toLocale } from '@narthex/contract/locale'
import type { Participant } from '@narthex/contract/tickets/ticket.schemas'
import { SubmitButton } from '@narthex/ui/submit-button'
import { useId, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { useLocale, useTimeZone, useTranslations } from 'use-intl'
import { emptyHolder, findHolderRules } from '../../../forms/holder/holder-form.ts'
import { HolderPart } from '../../../forms/holder/holder-part.tsx'
import { TermsField } from '../../../forms/holder/terms-field.tsx'
import { pathTo } from '../../../routing/page-path.ts'
import { acceptTransfer, type Transfer } from './transfer-calls.ts'

export interface AcceptFormProps {
  readonly codigo: string
  readonly transfer: Transfer
  readonly isMember: boolean
  readonly onEnded: () => Promise<void>
}

/** Form for the ticket's new holder. Once accepted, it opens among a member's tickets, or by its own link. */
export function AcceptForm({ codigo, transfer, isMember, onEnded }: AcceptFormProps) {
  const t = useTranslations('ticketChanges.receive')
  const locale = useLocale()
  const timeZone = useTimeZone() ?? 'UTC'
  const navigate = useNavigate()
  const refusalText = useRefusalText('ticketChanges.errors')
  const formId = useId()
  const [chave] = useState(() => crypto.randomUUID())
  const [isAccepted, accept] = useState(false)
  const [isAsked, setAsked] = useState(false)
  const wasRefused = useRef(false)
  const { formulario, evento, termos, nome } = transfer
  const [rules] = useState(() => findHolderRules(formulario, formulario.ingresso, evento.dataInicio, timeZone))
  const draftKey = `ticket-accept-${codigo}`

  async function send(participante: Participant): Promise<void> {
    setAsked(true)
    if (termos && !isAccepted) return
    try {
      const idioma = toLocale(locale)
      const answer = await acceptTransfer(codigo, {
        chave,
        participante,
        termos: isAccepted,
        ...(idioma && { idioma }),
      })
      dropDraft(draftKey)
      const path = isMember
        ? pathTo('/user/registrations/:eventId/tickets', { eventId: answer.idEvento })
        : (`/checkout/thank-you?inscricao=${answer.codigo}` as const)
      await navigate(path, { replace: true })
    } catch (error) {
      const ended = ['TRANSFER_ENDED', 'NOT_TRANSFERABLE'].includes(findErrorCode(error) ?? '')
      if (ended && !wasRefused.current) {
        wasRefused.current = true
        return void (await onEnded())
      }
      throw error
    }
  }
  return (
    <section className="grid gap-5">
      <h2 className="text-xl">{t('form')}</h2>
      <HolderPart
        formId={formId}
        rules={rules}
        draftKey={draftKey}
        refusalText={refusalText}
        eventId={evento.id}
        reserva={codigo}
        initial={isMember ? 'own' : { ...emptyHolder(rules), nome: nome ?? '' }}
        isRefused={false}
        onValid={send}
      >
        {(isSending) => (
          <div className="mt-5 grid gap-5">
            {termos && <TermsField terms={termos} isAccepted={isAccepted} isMissing={isAsked} onChange={accept} />}
            <SubmitButton isSending={isSending} className="sm:justify-self-start">
              {t('accept')}
            </SubmitButton>
          </div>
        )}
      </HolderPart>
    </section>
  )
}
