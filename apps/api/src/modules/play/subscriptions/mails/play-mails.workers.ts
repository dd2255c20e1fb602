import { type Worker, workerFor } from '../../../../platform/jobs/worker.ts'
import { deliverMail } from '../../../../platform/mail/mail-worker.ts'
import type { Post } from '../../../../platform/mail/post.ts'
import { playMailQueue } from './play-mails.jobs.ts'
import { type PlayMailNeeds, writePlayMail } from './play-mails.service.ts'

export function playMailWorkers(platform: PlayMailNeeds, post: Post): Worker[] {
  return [
    workerFor(playMailQueue, async (call, job) => {
      const mail = await writePlayMail(call, job.data)
      if (mail) await deliverMail(platform, post, call, { job, mail })
    }),
  ]
}
