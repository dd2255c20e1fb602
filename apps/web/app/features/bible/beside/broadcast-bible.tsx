import { LazyPart, lazyPart } from '@narthex/client/parts/lazy-part'
import { useInBrowser } from '../use-in-browser.ts'

/** Loaded when its tab is opened. */
const BibleBeside = lazyPart(() => import('./bible-beside.tsx').then(({ BibleBeside }) => BibleBeside))

/** The Bible beside a broadcast. */
export function BroadcastBible() {
  const isInBrowser = useInBrowser()
  return (
    <div className="h-[max(28rem,calc(100dvh-24rem))] lg:h-[calc(100dvh-12rem)] lg:min-h-96">
      {isInBrowser && (
        <LazyPart>
          <BibleBeside />
        </LazyPart>
      )}
    </div>
  )
}
