import { type Worker, workerFor } from '../../../platform/jobs/worker.ts'
import { deliverMail } from '../../../platform/mail/mail-worker.ts'
import type { Post } from '../../../platform/mail/post.ts'
import { ticketMailQueue } from './ticket-mails.jobs.ts'
import { type TicketMailNeeds, writeTicketMail } from './ticket-mails.service.ts'

export function ticketMailWorkers(platform: TicketMailNeeds, post: Post): Worker[] {
  return [
    workerFor(ticketMailQueue, async (church, job) => {
      const mail = await writeTicketMail(platform, church, job.data)
      if (mail) await deliverMail(platform, post, church, { job, mail })
    }),
  ]
}
