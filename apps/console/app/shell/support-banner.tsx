import { useAct } from '@narthex/client/data/use-act'
import { endSupportAccess } from '@narthex/contract/office/support.endpoints'
import { Icon } from '@narthex/ui/icon'
import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { useFormatter, useTranslations } from 'use-intl'
import { toolClass } from '../components/buttons.ts'
import { useFailure } from '../components/use-failure.ts'
import { callApi } from '../session/api.ts'
import { useOfficeSession } from '../session/office.ts'
import { leaveOffice, refreshOffice } from '../session/start-session.ts'

/** A window asks at most this often whether support was let in or sent out. */
const askedAgainMs = 60_000

/** Reads the session again as someone works on: while they open screens or come back to the window, and when the time is over. */
function useFreshSession(endsAt: string | undefined): void {
  const { pathname } = useLocation()
  const askedAt = useRef(Date.now())
  // biome-ignore lint/correctness/useExhaustiveDependencies: each screen that is opened counts
  useEffect(() => {
    const ask = () => {
      if (document.visibilityState !== 'visible' || Date.now() - askedAt.current < askedAgainMs) return
      askedAt.current = Date.now()
      void refreshOffice()
    }
    ask()
    document.addEventListener('visibilitychange', ask)
    return () => document.removeEventListener('visibilitychange', ask)
  }, [pathname])
  useEffect(() => {
    if (!endsAt) return
    const timer = setTimeout(() => void refreshOffice(), Math.max(0, Date.parse(endsAt) - Date.now()) + 1000)
    return () => clearTimeout(timer)
  }, [endsAt])
}

/** Says on every screen that support may look into this office, or that one looks at it as support, and ends it. */
export function SupportBanner() {
  const t = useTranslations('consoleSupport.banner')
  const format = useFormatter()
  const { suporte, permissoes } = useOfficeSession()
  const act = useAct(useFailure())
  useFreshSession(suporte?.expiraEm)
  if (!suporte) return null
  const { id, flagPropria, flagEscrita, expiraEm } = suporte
  const until = format.dateTime(new Date(expiraEm), { timeStyle: 'short' })
  const end = async () => {
    if (flagPropria) return leaveOffice()
    await callApi(endSupportAccess, { params: { id: String(id) } })
    await refreshOffice()
  }
  const text = flagPropria
    ? t(flagEscrita ? 'ownChanges' : 'own', { until })
    : t(flagEscrita ? 'changes' : 'reads', { until })
  return (
    <div
      role="status"
      className="flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-line bg-sunken px-4 py-2 text-sm font-medium lg:px-8"
    >
      <p className="flex min-w-0 items-start gap-2">
        <Icon name="info" className="mt-0.5 size-4.5 shrink-0" />
        {text}
      </p>
      {(flagPropria || permissoes.includes('support.open')) && (
        <button
          type="button"
          aria-busy={act.isBusy || undefined}
          className={toolClass('quiet')}
          onClick={() => void act.run(end)}
        >
          {t(flagPropria ? 'leave' : 'end')}
        </button>
      )}
      {act.failure && <p className="w-full text-danger">{act.failure}</p>}
    </div>
  )
}
