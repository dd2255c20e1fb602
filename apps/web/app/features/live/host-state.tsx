import { setBroadcastState } from '@narthex/contract/live/broadcast-office.endpoints'
import type { BroadcastState } from '@narthex/contract/live/live-states'
import { buttonClass } from '@narthex/ui/button'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { ConfirmDialog } from '../../components/confirm-dialog.tsx'
import { callApi } from '../../session/api.ts'
import type { LiveBroadcast } from './use-broadcast.ts'
import type { RunHostAct } from './use-host-act.ts'

const extensionMs = 15 * 60_000

type Asked = 'begin' | 'end'

/** Opens, begins, extends and ends the broadcast. What everyone sees at once is asked for first. */
export function HostState({ live, run }: { live: LiveBroadcast; run: RunHostAct }) {
  const t = useTranslations('live.host')
  const [asked, setAsked] = useState<Asked>()
  const { broadcast, watching, phase, findNow } = live
  const change = (estado: BroadcastState, fim?: string) =>
    run(() =>
      callApi(setBroadcastState, {
        params: { id: String(broadcast.id) },
        body: { estado, versao: watching.versao, ...(fim && { fim }) },
      }),
    )
  const extend = () => {
    const end = Math.max(Date.parse(broadcast.fim), findNow()) + extensionMs
    return change('AO_VIVO', new Date(end).toISOString())
  }
  const confirm = async () => {
    await change(asked === 'end' ? 'ENCERRADA' : 'AO_VIVO')
    setAsked(undefined)
  }
  return (
    <div className="flex flex-wrap gap-2.5">
      {phase === 'before' && (
        <button type="button" onClick={() => void change('ABERTA')} className={buttonClass('quiet')}>
          {t('open')}
        </button>
      )}
      {(phase === 'before' || phase === 'open') && (
        <button type="button" onClick={() => setAsked('begin')} className={buttonClass('primary')}>
          {t('begin')}
        </button>
      )}
      {phase === 'live' && (
        <>
          <button type="button" onClick={() => void extend()} className={buttonClass('quiet')}>
            {t('extend')}
          </button>
          <button type="button" onClick={() => setAsked('end')} className={buttonClass('quiet')}>
            {t('end')}
          </button>
        </>
      )}
      <ConfirmDialog
        isOpen={asked !== undefined}
        title={t(asked === 'end' ? 'endTitle' : 'beginTitle')}
        confirmLabel={t(asked === 'end' ? 'end' : 'begin')}
        cancelLabel={t('cancel')}
        onClose={() => setAsked(undefined)}
        onConfirm={confirm}
      >
        <p>{t(asked === 'end' ? 'endLead' : 'beginLead')}</p>
      </ConfirmDialog>
    </div>
  )
}
