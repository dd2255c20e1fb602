import { type Job, type Worker, workerFor } from '../jobs/worker.ts'
import { takeRecipientsTurn } from '../strangers/recipients.ts'
import type { ProductDomain } from '../tenancy/product-domain.ts'
import type { ChurchCall } from '../work/transactions.ts'
import { mailQueue, openMail } from './mail-queue.ts'
import type { WrittenMail } from './mailer.ts'
import type { Post } from './post.ts'
import { findSender } from './sender.queries.ts'
import { writeLetter } from './templates/write-letter.ts'

interface SenderNeeds {
  readonly domain: ProductDomain
}

/** Writes the letters that were asked for, and hands them to the post. */
export function mailWorker(platform: SenderNeeds, post: Post): Worker {
  return workerFor(mailQueue, async (call, job) => {
    await deliverMail(platform, post, call, { job, mail: openMail(call, job.data.sealed) })
  })
}

/**
 * Delivers a mail within a job, under the same id however often the job is tried. False where it was left out, as strangers
 * have caused too many mails to its address.
 */
export async function deliverMail(
  platform: SenderNeeds,
  post: Post,
  call: ChurchCall,
  { job, mail }: { readonly job: Pick<Job<unknown>, 'id' | 'createdAt' | 'signal'>; readonly mail: WrittenMail },
): Promise<boolean> {
  const { domain } = platform
  const turn = mail.isByStranger ? await takeRecipientsTurn(call, mail.to) : undefined
  if (turn && !turn.isFree) return false
  const sender = await call.inChurch((work) => findSender(work, domain))
  const { id, createdAt, signal } = job
  try {
    await post.deliver({ id, date: createdAt, ...writeLetter(sender, mail, createdAt) }, signal)
  } catch (error) {
    await turn?.giveBack()
    throw error
  }
  return true
}
