import { HeldError, type Hold } from '../hold/hold.ts'
import { mailTarget } from '../jobs/lanes.ts'
import { isTimeoutError, type Targets } from '../targets.ts'
import type { Post } from './post.ts'

/** The post as jobs use it: it refuses while jobs are held, and rests while the mail server does not answer. */
export function guardPost({ hold, targets }: { readonly hold: Hold; readonly targets: Targets }, post: Post): Post {
  return {
    async deliver(letter, signal) {
      if (await hold.find()) throw new HeldError('No mail is sent while jobs are held')
      const isTimeout = (error: unknown) => isTimeoutError(error) || signal?.aborted === true
      await targets.call(mailTarget, () => post.deliver(letter, signal), isTimeout)
    },
  }
}
