import { useLoaded } from '@narthex/client/data/use-loaded'
import { LoadFailed } from '@narthex/client/parts/load-failed'
import { getPlannedBroadcast } from '@narthex/contract/live/broadcast-office.endpoints'
import { Notice } from '@narthex/ui/notice'
import { Skeleton } from '@narthex/ui/skeleton'
import { useTranslations } from 'use-intl'
import { callApi } from '../../session/api.ts'
import { HostMoments } from './host-moments.tsx'
import { HostOutline } from './host-outline.tsx'
import { HostState } from './host-state.tsx'
import type { LiveBroadcast } from './use-broadcast.ts'
import { useHostAct } from './use-host-act.ts'

/** Tools of the broadcast's hosts: state, outline and invitations. */
export function HostTools({ live }: { live: LiveBroadcast }) {
  const t = useTranslations('live.host')
  const { broadcast, watching } = live
  const params = { id: String(broadcast.id) }
  const loaded = useLoaded('host', () => callApi(getPlannedBroadcast, { params }))
  const { run, outcome } = useHostAct(async () => {
    await Promise.all([loaded.reload(), live.reload()])
  })
  return (
    <section
      aria-labelledby="host-tools"
      className="rounded-card bg-card p-4 shadow-[inset_0_0_0_1px_var(--line),var(--shadow-rest)] md:p-5"
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id="host-tools" className="text-lg">
          {t('title')}
        </h2>
        {watching.publico && (
          <p className="text-sm text-muted tabular-nums">
            {t('peak', { count: String(watching.publico.total), peak: String(watching.publico.pico) })}
          </p>
        )}
      </div>
      {loaded.state === 'loading' && <Skeleton className="mt-4 h-24 w-full" />}
      {loaded.state === 'failed' && <LoadFailed onRetry={() => void loaded.reload()} />}
      {loaded.state === 'ready' && (
        <div className="mt-4 grid gap-6">
          <HostState live={live} run={run} />
          <HostOutline planned={loaded.value} lines={watching.roteiro} run={run} />
          <HostMoments planned={loaded.value} open={watching.momentos} run={run} />
        </div>
      )}
      <div role="status" className="mt-4 empty:hidden">
        {outcome && (
          <Notice tone={outcome === 'done' ? 'success' : 'danger'} role="none">
            <p>{t(outcome)}</p>
          </Notice>
        )}
      </div>
    </section>
  )
}
