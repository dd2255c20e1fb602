import { type Worker, workerFor } from '../../../platform/jobs/worker.ts'
import { deliverMail } from '../../../platform/mail/mail-worker.ts'
import type { Post } from '../../../platform/mail/post.ts'
import type { Needs } from '../../../platform/platform.ts'
import { messageBatchQueue, messageEndQueue, messageMailQueue } from './messages.jobs.ts'
import { addressMessage, forgetTargets, type MessageNeeds, noteSent, writeMessageMail } from './sending.service.ts'

export function eventMessageWorkers(platform: MessageNeeds & Needs<'domain'>, post: Post): Worker[] {
  return [
    workerFor(messageBatchQueue, (church, { data }) => addressMessage(platform, church, data)),
    workerFor(messageMailQueue, async (church, job) => {
      const written = await writeMessageMail(platform, church, job.data)
      if (!written) return
      await deliverMail(platform, post, church, { job, mail: written.mail })
      await noteSent(platform, church, job.data.mensagem, written.hash)
    }),
    workerFor(messageEndQueue, (church, { data }) => forgetTargets(platform, church, data.mensagem)),
  ]
}
