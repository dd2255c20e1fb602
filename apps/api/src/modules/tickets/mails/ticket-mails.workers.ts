import { type Worker, workerFor } from '../../../platform/jobs/worker.ts'
import { deliverMail } from '../../../platform/mail/mail-worker.ts'
import type { Post } from '../../../platform/mail/post.ts'
import { eventMoveQueue, ticketMailQueue, transferMailQueue } from '../registrations/ticket-mails.jobs.ts'
import { encloseTickets, type TicketMailNeeds } from './enclosed-tickets.service.ts'
import { tellMove } from './event-moves.service.ts'
import { markMailed } from './ticket-mails.queries.ts'
import { writeTicketMail } from './ticket-mails.service.ts'
import { writeTransferMail } from './transfer-mails.service.ts'

export function ticketMailWorkers(platform: TicketMailNeeds, post: Post): Worker[] {
  return [
    workerFor(ticketMailQueue, async (call, job) => {
      const mail = await writeTicketMail(platform, call, job.data)
      const isSent =
        mail &&
        (await deliverMail(platform, post, call, { job, mail: await encloseTickets(platform, call, job.data, mail) }))
      if (isSent !== undefined && job.data.tipo === 'CONFIRMADA')
        await call.inChurch((work) => markMailed(work, job.data.inscricao, isSent))
    }),
    workerFor(transferMailQueue, async (call, job) => {
      const mail = await writeTransferMail(call, job.data.transferencia)
      if (mail) await deliverMail(platform, post, call, { job, mail })
    }),
    workerFor(eventMoveQueue, (call, { data }) => tellMove(call, data)),
  ]
}
