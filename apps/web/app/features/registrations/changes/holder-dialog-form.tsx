import { useLoaded } from '@narthex/client/data/use-loaded'
import { whenText } from '@narthex/client/format/dates'
import { useRefusalText } from '@narthex/client/forms/use-refusal-text'
import { dropDraft } from '@narthex/client/outbox/draft'
import { LoadFailed } from '@narthex/client/parts/load-failed'
import { toLocale } from '@narthex/contract/locale'
import type { Registration } from '@narthex/contract/tickets/ticket.schemas'
import { Skeleton } from '@narthex/ui/skeleton'
import { SubmitButton } from '@narthex/ui/submit-button'
import { useId, useState } from 'react'
import { useLocale, useTimeZone, useTranslations } from 'use-intl'
import { useDateContext } from '../../../components/use-date-context.ts'
import { fillHolder, findHolderRules } from '../../../forms/holder/holder-form.ts'
import { HolderPart } from '../../../forms/holder/holder-part.tsx'
import { loadHolder, type OwnTicket, saveHolder } from './change-calls.ts'

export interface HolderDialogFormProps {
  readonly own: OwnTicket
  readonly registration: Registration
  /** Receives the message to show. */
  readonly onDone: (text: string) => void
}

/** Form of a ticket's holder, as in the purchase, for changes. */
export function HolderDialogForm({ own, registration, onDone }: HolderDialogFormProps) {
  const t = useTranslations('ticketChanges.holder')
  const loaded = useLoaded(`holder ${own.ticket.id}`, () => loadHolder(own))
  if (loaded.state === 'failed') return <LoadFailed onRetry={loaded.reload} />
  if (loaded.state === 'loading')
    return (
      <div role="status">
        <span className="sr-only">{t('loading')}</span>
        <Skeleton className="h-48 w-full rounded-card" />
      </div>
    )
  return <HolderForm own={own} registration={registration} onDone={onDone} found={loaded.value} />
}

interface HolderFormProps extends HolderDialogFormProps {
  readonly found: Awaited<ReturnType<typeof loadHolder>>
}

function HolderForm({ own, registration, found, onDone }: HolderFormProps) {
  const t = useTranslations('ticketChanges.holder')
  const locale = toLocale(useLocale()) ?? 'pt'
  const timeZone = useTimeZone() ?? 'UTC'
  const dates = useDateContext()
  const refusalText = useRefusalText('ticketChanges.errors')
  const formId = useId()
  const { formulario, evento, participante, versao } = found
  const [rules] = useState(() => findHolderRules(formulario, formulario.ingresso, evento.dataInicio, timeZone))
  const draftKey = `ticket-holder-${own.ticket.id}-${versao}`
  const ends = new Date(registration.respostasAte ?? evento.dataInicio)
  return (
    <div className="grid gap-4">
      <p className="text-sm text-muted">{t('until', { date: whenText(ends, dates) })}</p>
      <HolderPart
        formId={formId}
        rules={rules}
        draftKey={draftKey}
        refusalText={refusalText}
        eventId={evento.id}
        reserva={registration.codigo}
        initial={participante ? fillHolder(participante, rules, locale, t('file')) : 'empty'}
        isRefused={false}
        onValid={async (given) => {
          await saveHolder(own, versao, given)
          dropDraft(draftKey)
          onDone(t('done'))
        }}
      >
        {(isSending) => (
          <div className="mt-4 flex justify-end">
            <SubmitButton isSending={isSending}>{t('save')}</SubmitButton>
          </div>
        )}
      </HolderPart>
    </div>
  )
}
