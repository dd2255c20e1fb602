import { useAct } from '@narthex/client/data/use-act'
import { dayText } from '@narthex/client/format/dates'
import { phoneLink } from '@narthex/client/format/places'
import type { JoinRequest } from '@narthex/contract/groups/group.schemas'
import { buttonClass } from '@narthex/ui/button'
import { Icon } from '@narthex/ui/icon'
import { Spinner } from '@narthex/ui/spinner'
import { useTranslations } from 'use-intl'
import { Face } from '../../../components/face.tsx'
import { useDateContext } from '../../../components/use-date-context.ts'
import { personName } from '../person-name.ts'

export interface RequestRowProps {
  readonly request: JoinRequest
  /** Accepts the request; never rejects. */
  readonly onAccept: () => Promise<void>
  readonly onDecline: () => void
}

/** A request to join: who asks, their message, and the two answers. */
export function RequestRow({ request, onAccept, onDecline }: RequestRowProps) {
  const t = useTranslations('leading.requests')
  const dates = useDateContext()
  const { isBusy, run } = useAct()
  const { imagem, telefone, flagMenor, mensagem, dataCadastro } = request
  const name = personName(request)
  return (
    <li className="flex flex-wrap items-start gap-4 border-b border-line p-4 last:border-b-0">
      <Face name={name} picture={imagem} />
      <div className="min-w-0 grow basis-48">
        <p className="font-semibold leading-snug wrap-anywhere">{name}</p>
        <p className="text-sm text-muted">{dayText(new Date(dataCadastro), dates)}</p>
        {flagMenor && (
          <p className="mt-1.5 flex gap-1.5 text-sm font-medium text-warning">
            <Icon name="warning" className="mt-0.5 size-4.5" />
            {t('minor')}
          </p>
        )}
        {mensagem && <p className="mt-2 whitespace-pre-line wrap-anywhere">{mensagem}</p>}
        {telefone && (
          <a
            href={phoneLink(telefone)}
            className="mt-1 inline-flex min-h-11 items-center gap-2 font-semibold text-brand-text hover:underline"
          >
            <Icon name="phone" className="size-5" />
            <span className="sr-only">{t('call', { name })}: </span>
            {telefone}
          </a>
        )}
        <div className="mt-3 flex flex-wrap gap-3">
          <button
            type="button"
            onClick={() => void run(onAccept)}
            aria-busy={isBusy}
            aria-label={t('acceptOf', { name })}
            className={buttonClass('primary')}
          >
            {isBusy && <Spinner />}
            {t('accept')}
          </button>
          <button
            type="button"
            onClick={onDecline}
            aria-label={t('declineOf', { name })}
            className={buttonClass('quiet')}
          >
            {t('decline')}
          </button>
        </div>
      </div>
    </li>
  )
}
