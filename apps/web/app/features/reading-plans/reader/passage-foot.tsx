import { LazyPart, lazyPart } from '@narthex/client/parts/lazy-part'
import { loadReaderFoot } from './load-reader-foot.ts'

const ReaderFoot = lazyPart(loadReaderFoot)

/** Foot of a passage that was opened from a reading plan, for the Bible's pages. */
export function PassageFoot() {
  return (
    <LazyPart>
      <ReaderFoot />
    </LazyPart>
  )
}
