import { createCipheriv, createDecipheriv, type KeyObject, randomBytes } from 'node:crypto'
import { locales } from '@narthex/contract/locale'
import * as z from 'zod/mini'
import { HopelessJobError, type JobQueue } from '../jobs/job-queue.ts'
import type { Platform } from '../platform.ts'
import type { ChurchScope } from '../tenancy/scope.ts'
import { type Mail, type Mailer, mailKinds } from './mailer.ts'

/** A mail holds an address and often a code that opens an account: no table shows either. */
export const mailQueue: JobQueue<{ sealed: string }> = {
  name: 'e-mail',
  data: z.object({ sealed: z.string() }),
}

const mailSchema = z.object({
  to: z.string(),
  kind: z.enum(mailKinds),
  locale: z.enum(locales),
  data: z.record(z.string(), z.string()),
})

/** Sends by a job, so that no request waits for a mail server. */
export function createMailer({ database, jobs, keys }: Pick<Platform, 'database' | 'jobs' | 'keys'>): Mailer {
  return {
    async send(church, mail, tx) {
      const data = { sealed: seal(keyIn(keys), church, mail) }
      if (tx) return jobs.enqueue(church, tx, mailQueue, data)
      await database.inScope(church, (own) => jobs.enqueue(church, own, mailQueue, data))
    },
  }
}

const keyIn = (keys: Platform['keys']) => keys('mail queue')

/** AES-256-GCM, bound to the church: moved to another one's row it opens no more. */
function seal(key: KeyObject, church: ChurchScope, mail: Mail): string {
  const nonce = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(church.key))
  const body = Buffer.concat([cipher.update(JSON.stringify(mail), 'utf8'), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64url')
}

/** Throws HopelessJobError for what was sealed under another secret. */
export function openMail(keys: Platform['keys'], church: ChurchScope, sealed: string): Mail {
  try {
    const bytes = Buffer.from(sealed, 'base64url')
    const decipher = createDecipheriv('aes-256-gcm', keyIn(keys), bytes.subarray(0, 12), { authTagLength: 16 })
    decipher.setAAD(Buffer.from(church.key)).setAuthTag(bytes.subarray(12, 28))
    const opened = Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()])
    return mailSchema.parse(JSON.parse(opened.toString('utf8')))
  } catch {
    throw new HopelessJobError('The mail was sealed under another secret')
  }
}
