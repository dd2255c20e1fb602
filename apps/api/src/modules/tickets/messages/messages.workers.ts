import { type Worker, workerFor } from '../../../platform/jobs/worker.ts'
import { deliverMail } from '../../../platform/mail/mail-worker.ts'
import type { Post } from '../../../platform/mail/post.ts'
import type { Needs } from '../../../platform/platform.ts'
import { messageBatchQueue, messageEndQueue, messageMailQueue } from './messages.jobs.ts'
import { addressMessage, forgetTargets, noteSent, writeMessageMail } from './sending.service.ts'

export function eventMessageWorkers(platform: Needs<'domain'>, post: Post): Worker[] {
  return [
    workerFor(messageBatchQueue, (call, { data }) => addressMessage(call, data)),
    workerFor(messageMailQueue, async (call, job) => {
      const written = await writeMessageMail(call, job.data)
      if (!written) return
      await deliverMail(platform, post, call, { job, mail: written.mail })
      await noteSent(call, job.data.mensagem, written.hash)
    }),
    workerFor(messageEndQueue, (call, { data }) => forgetTargets(call, data.mensagem)),
  ]
}
