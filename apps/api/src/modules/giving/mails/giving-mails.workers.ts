import { type Worker, workerFor } from '../../../platform/jobs/worker.ts'
import { deliverMail } from '../../../platform/mail/mail-worker.ts'
import type { Post } from '../../../platform/mail/post.ts'
import { writeGiftMail } from './gift-mails.service.ts'
import { givingMailQueue } from './giving-mails.jobs.ts'
import type { MailWriterNeeds } from './mail-writing.service.ts'
import { writeRecurrenceMail } from './recurrence-mails.service.ts'

export function givingMailWorkers(platform: MailWriterNeeds, post: Post): Worker[] {
  return [
    workerFor(givingMailQueue, async (call, job) => {
      const { data } = job
      const mail =
        'recorrencia' in data ? await writeRecurrenceMail(call, data) : await writeGiftMail(platform, call, data)
      if (mail) await deliverMail(platform, post, call, { job, mail })
    }),
  ]
}
