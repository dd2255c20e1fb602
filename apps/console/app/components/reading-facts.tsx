import { showMessage } from '@narthex/client/calls/status-store'
import { useLoaded } from '@narthex/client/data/use-loaded'
import { LoadFailed } from '@narthex/client/parts/load-failed'
import { Notice } from '@narthex/ui/notice'
import { PropertyList, type PropertyListProps } from '@narthex/ui/office/property-list'
import { Skeleton } from '@narthex/ui/skeleton'
import { useEffect, useEffectEvent, useState } from 'react'
import { toolClass } from './buttons.ts'
import { useFailure } from './use-failure.ts'

/** Time between looks at a reading that is under way. */
const lookEveryMs = 2000

export interface ReadingCalls<Reading> {
  /** Name of its cache. */
  readonly name: string
  readonly load: () => Promise<Reading | null>
  /** Has it read now. */
  readonly read: () => Promise<Reading | null>
}

export interface ReadingState<Reading> {
  readonly reading: Reading | null
  readonly state: 'loading' | 'failed' | 'ready'
  readonly isBusy: boolean
  readonly readNow: () => void
  readonly reload: () => void
}

/** How what a job reads from another site stands, followed while a reading is under way. */
export function useReading<Reading extends { readonly flagLendo: boolean }>({
  name,
  load,
  read,
}: ReadingCalls<Reading>): ReadingState<Reading> {
  const failureText = useFailure()
  const loaded = useLoaded<Reading | null>(name, load)
  const [isAsking, setAsking] = useState(false)
  const reading = loaded.state === 'ready' ? loaded.value : null
  const isReading = reading?.flagLendo === true
  const look = useEffectEvent(() => void loaded.reload())
  useEffect(() => {
    if (!isReading) return
    const timer = setInterval(look, lookEveryMs)
    return () => clearInterval(timer)
  }, [isReading])
  const readNow = async () => {
    setAsking(true)
    try {
      const next = await read()
      if (loaded.state === 'ready') loaded.update(() => next)
      else await loaded.reload()
    } catch (error) {
      showMessage('GLOBAL', { tone: 'danger', text: failureText(error) })
    } finally {
      setAsking(false)
    }
  }
  return {
    reading,
    state: loaded.state,
    isBusy: isAsking || isReading,
    readNow: () => void readNow(),
    reload: () => void loaded.reload(),
  }
}

interface ReadingFactsProps extends PropertyListProps {
  readonly of: Omit<ReadingState<unknown>, 'reading'>
  readonly title: string
  readonly now: string
  readonly busy: string
  /** Why the last reading failed. */
  readonly failure: string | undefined
  readonly mayRead?: boolean
}

/** When something was read, what came of it, and a button that reads it now. */
export function ReadingFacts({ of, title, now, busy, failure, mayRead = true, ...facts }: ReadingFactsProps) {
  const { state, isBusy, readNow, reload } = of
  return (
    <section aria-labelledby="reading-facts">
      <h2 id="reading-facts" className="mb-1 border-b border-line pb-2 text-base font-semibold">
        {title}
      </h2>
      {state === 'loading' && <Skeleton className="mt-3 h-20" />}
      {state === 'failed' && <LoadFailed onRetry={reload} />}
      {failure !== undefined && (
        <Notice tone="danger" className="mt-3">
          <p>{failure}</p>
        </Notice>
      )}
      {facts.properties.length > 0 && <PropertyList {...facts} />}
      {mayRead && (
        <button type="button" disabled={isBusy} className={`${toolClass('quiet')} mt-3`} onClick={readNow}>
          {isBusy ? busy : now}
        </button>
      )}
      <p role="status" className="sr-only">
        {isBusy && busy}
      </p>
    </section>
  )
}
