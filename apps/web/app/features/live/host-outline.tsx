import type { OutlineLine } from '@narthex/contract/live/broadcast.schemas'
import type { PlannedBroadcast } from '@narthex/contract/live/broadcast-office.endpoints'
import { releaseOutlineLine } from '@narthex/contract/live/hosting.endpoints'
import { buttonClass } from '@narthex/ui/button'
import { useTranslations } from 'use-intl'
import { callApi } from '../../session/api.ts'
import type { RunHostAct } from './use-host-act.ts'

export interface HostOutlineProps {
  readonly planned: PlannedBroadcast
  /** Lines visible to everyone now; another host may have shown some. */
  readonly lines: readonly OutlineLine[]
  readonly run: RunHostAct
}

/** Shows the words of the outline's next line to everyone. */
export function HostOutline({ planned, lines, run }: HostOutlineProps) {
  const t = useTranslations('live.host')
  const { id, roteiro } = planned
  if (roteiro.length === 0) return null
  const isReleased = ({ id, liberadaEm }: PlannedBroadcast['roteiro'][number]) =>
    (lines.find((line) => line.id === id)?.liberadaEm ?? liberadaEm) !== null
  const next = roteiro.find((line) => !isReleased(line))
  const released = roteiro.filter(isReleased).length
  const release = (lineId: number) =>
    run(() =>
      callApi(releaseOutlineLine, {
        params: { id: String(id), linhaId: String(lineId) },
        body: { liberada: true },
      }),
    )
  return (
    <div className="grid justify-items-start gap-2">
      <p className="text-sm text-muted tabular-nums">
        {t('released', { count: String(released), total: String(roteiro.length) })}
      </p>
      {next ? (
        <>
          <p className="border-s-4 border-brand ps-3 font-medium">{next.texto.replace(/\[\[([^[\]\n]*)\]\]/g, '$1')}</p>
          <button type="button" onClick={() => void release(next.id)} className={buttonClass('quiet')}>
            {t('release')}
          </button>
        </>
      ) : (
        <p className="font-medium">{t('allReleased')}</p>
      )}
    </div>
  )
}
