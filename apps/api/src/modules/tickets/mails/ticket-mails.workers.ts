import { type Worker, workerFor } from '../../../platform/jobs/worker.ts'
import { deliverMail } from '../../../platform/mail/mail-worker.ts'
import type { Post } from '../../../platform/mail/post.ts'
import type { Needs } from '../../../platform/platform.ts'
import { eventMoveQueue, ticketMailQueue, transferMailQueue } from '../registrations/ticket-mails.jobs.ts'
import { tellMove } from './event-moves.service.ts'
import { markMailed } from './ticket-mails.queries.ts'
import { type TicketMailNeeds, writeTicketMail } from './ticket-mails.service.ts'
import { writeTransferMail } from './transfer-mails.service.ts'

export function ticketMailWorkers(platform: TicketMailNeeds & Needs<'jobs'>, post: Post): Worker[] {
  return [
    workerFor(ticketMailQueue, async (church, job) => {
      const mail = await writeTicketMail(platform, church, job.data)
      const isSent = mail && (await deliverMail(platform, post, church, { job, mail }))
      if (isSent !== undefined && job.data.tipo === 'CONFIRMADA')
        await platform.transactions.inChurch(church, (work) => markMailed(work, job.data.inscricao, isSent))
    }),
    workerFor(transferMailQueue, async (church, job) => {
      const mail = await writeTransferMail(platform, church, job.data.transferencia)
      if (mail) await deliverMail(platform, post, church, { job, mail })
    }),
    workerFor(eventMoveQueue, (church, { data }) => tellMove(platform, church, data)),
  ]
}
