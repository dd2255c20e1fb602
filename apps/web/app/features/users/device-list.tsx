import type { Session } from '@narthex/contract/auth/auth.schemas'
import { buttonClass } from '@narthex/ui/button'
import { cardClass } from '@narthex/ui/card'
import { MemberIcon } from '@narthex/ui/member-icon'
import { Spinner } from '@narthex/ui/spinner'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useDateContext } from '../../components/use-date-context.ts'
import { whenText } from '../../format/dates.ts'

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
  const [isEnding, setEnding] = useState(false)
  const { dispositivo, usadaEm, criadaEm, flagAtual } = session
  const name = dispositivo === '?' ? t('unknown') : dispositivo
  const isMobile = /iPhone|Android|iPad/.test(dispositivo)
  const end = async () => {
    if (isEnding) return
    setEnding(true)
    await onEnd(session, name)
    setEnding(false)
  }
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 p-4 not-first:border-t border-line">
      <span className="grid size-11 shrink-0 place-items-center rounded-full bg-brand-soft text-brand-text">
        <MemberIcon name={isMobile ? 'mobile' : 'device'} />
      </span>
      <div className="min-w-0 grow basis-48">
        <p className="flex flex-wrap items-center gap-x-2.5 leading-snug font-semibold">
          {name}
          {flagAtual && (
            <span className="rounded-button bg-brand-soft px-2.5 py-0.5 text-xs text-brand-text">{t('here')}</span>
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
          onClick={end}
          aria-busy={isEnding}
          aria-label={t('endOf', { device: name })}
          className={`${buttonClass('quiet')} max-sm:ms-15`}
        >
          {isEnding && <Spinner />}
          {t('end')}
        </button>
      )}
    </li>
  )
}
