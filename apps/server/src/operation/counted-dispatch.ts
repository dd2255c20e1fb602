import { HopelessJobError } from '@narthex/api/platform/jobs/job-queue'
import type { Post } from '@narthex/api/platform/mail/post'
import type { Push } from '@narthex/api/platform/push/push'
import type { Dispatched } from '../http/metrics.ts'

type Count = (what: Dispatched, outcome: string) => void

/** Counts letters: `sent`, `refused` for good by the server, or `failed` for now. */
export const countedPost = (post: Post, count: Count): Post => ({
  async deliver(letter) {
    try {
      await post.deliver(letter)
      count('mail', 'sent')
    } catch (error) {
      count('mail', error instanceof HopelessJobError ? 'refused' : 'failed')
      throw error
    }
  },
})

const pushOutcomes = { taken: 'sent', gone: 'gone', refused: 'refused', later: 'failed' } as const

/** Counts pushes in the same way; `gone` is a subscription that has ended. */
export const countedPush = (push: Push, count: Count): Push => ({
  ...push,
  async send(...letter) {
    const outcome = await push.send(...letter)
    count('push', pushOutcomes[outcome.kind])
    return outcome
  },
})
