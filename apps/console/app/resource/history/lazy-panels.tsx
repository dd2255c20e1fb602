import { LazyPart, lazyPart } from '@narthex/client/parts/lazy-part'
import { LoadFailed } from '@narthex/client/parts/load-failed'
import { Skeleton } from '@narthex/ui/skeleton'
import type { HistoryPanelProps } from './history-panel.tsx'
import type { VersionsPanelProps } from './versions-panel.tsx'

const History = lazyPart(() => import('./history-panel.tsx').then(({ HistoryPanel }) => HistoryPanel))
const Versions = lazyPart(() => import('./versions-panel.tsx').then(({ VersionsPanel }) => VersionsPanel))
const coming = { fallback: <Skeleton className="h-40 w-full" />, failed: <LoadFailed /> }

/** Panel of the change history; loaded when it is opened. */
export function HistoryPanel(props: HistoryPanelProps) {
  return (
    <LazyPart {...coming}>
      <History {...props} />
    </LazyPart>
  )
}

/** Panel of earlier published versions; loaded when it is opened. */
export function VersionsPanel(props: VersionsPanelProps) {
  return (
    <LazyPart {...coming}>
      <Versions {...props} />
    </LazyPart>
  )
}
