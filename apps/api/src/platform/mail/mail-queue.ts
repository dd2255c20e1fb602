import { locales } from '@narthex/contract/locale'
import * as z from 'zod/mini'
import { deadlines, HopelessJobError, type JobQueue } from '../jobs/job-queue.ts'
import { enqueue } from '../jobs/jobs.ts'
import type { Keys } from '../keys.ts'
import { seal, unseal } from '../seal.ts'
import type { ChurchCall } from '../work/transactions.ts'
import { type Mail, type Mailer, mailKinds } from './mailer.ts'

/** A mail holds an address and often a code that opens an account: no table shows either. */
export const mailQueue: JobQueue<{ sealed: string }> = {
  name: 'e-mail',
  lane: 'mail',
  deadlineMs: deadlines.callsMs,
  data: z.object({ sealed: z.string() }),
}

const mailSchema = z.object({
  to: z.string(),
  kind: z.enum(mailKinds),
  locale: z.enum(locales),
  data: z.record(z.string(), z.string()),
})

/** Sends by a job, so that no request waits for a mail server. */
export const queuedMailer: Mailer = {
  send: (work, mail) =>
    enqueue(work, mailQueue, { sealed: seal(keyIn(work.keys), work.church.key, JSON.stringify(mail)) }),
}

const keyIn = (keys: Keys) => keys('mail queue')

/** Throws HopelessJobError for what was sealed under another secret. */
export function openMail({ church, keys }: Pick<ChurchCall, 'church' | 'keys'>, sealed: string): Mail {
  try {
    return mailSchema.parse(JSON.parse(unseal(keyIn(keys), church.key, sealed)))
  } catch {
    throw new HopelessJobError('The mail was sealed under another secret')
  }
}
