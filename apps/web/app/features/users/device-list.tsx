import { useAct } from '@narthex/client/data/use-act'
import { whenText } from '@narthex/client/format/dates'
import type { Session } from '@narthex/contract/auth/auth.schemas'
import { Badge } from '@narthex/ui/badge'
import { buttonClass } from '@narthex/ui/button'
import { cardClass } from '@narthex/ui/card'
import { MemberIcon } from '@narthex/ui/member-icon'
import { Spinner } from '@narthex/ui/spinner'
import { useTranslations } from 'use-intl'
import { useDateContext } from '../../components/use-date-context.ts'

export interface DeviceListProps {
  readonly sessions: readonly Session[]
  readonly onEnd: (session: Session, name: string) => Promise<void>
}

/** Devices, the one in hand first; the others can be logged out one by one. */
export function DeviceList({ sessions, onEnd }: DeviceListProps) {
  const here = sessions.filter(({ flagAtual }) => flagAtual)
  const others = sessions.filter(({ flagAtual }) => !flagAtual)
  return (
    <ul className={`${cardClass} overflow-hidden`}>
      {[...here, ...others].map((session) => (
        <Device key={session.id} session={session} onEnd={onEnd} />
      ))}
    </ul>
  )
}

function Device({ session, onEnd }: { session: Session; onEnd: DeviceListProps['onEnd'] }) {
  const t = useTranslations('account.devices')
  const dates = useDateContext()
  const { isBusy, run } = useAct()
  const { dispositivo, superficie, usadaEm, criadaEm, flagAtual } = session
  const name = dispositivo === '?' ? t('unknown') : dispositivo
  const isMobile = /iPhone|Android|iPad/.test(dispositivo)
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 p-4 not-first:border-t border-line">
      <span className="grid size-11 shrink-0 place-items-center rounded-full bg-brand-soft text-brand-text">
        <MemberIcon name={isMobile ? 'mobile' : 'device'} />
      </span>
      <div className="min-w-0 grow basis-48">
        <p className="flex flex-wrap items-center gap-x-2.5 leading-snug font-semibold">
          {name}
          {flagAtual && (
            <Badge tone="brand" size="small">
              {t('here')}
            </Badge>
          )}
          {superficie === 'ESCRITORIO' && (
            <Badge tone="muted" size="small">
              {t('office')}
            </Badge>
          )}
        </p>
        <p className="text-sm text-muted">
          {flagAtual
            ? t('since', { when: whenText(new Date(criadaEm), dates) })
            : t('used', { when: whenText(new Date(usadaEm), dates) })}
        </p>
      </div>
      {!flagAtual && (
        <button
          type="button"
          onClick={() => void run(() => onEnd(session, name))}
          aria-busy={isBusy}
          aria-label={t('endOf', { device: name })}
          className={`${buttonClass('quiet')} max-sm:ms-15`}
        >
          {isBusy && <Spinner />}
          {t('end')}
        </button>
      )}
    </li>
  )
}
