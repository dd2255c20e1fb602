import { type Worker, workerFor } from '../jobs/worker.ts'
import type { Keys } from '../keys.ts'
import type { ProductDomain } from '../tenancy/product-domain.ts'
import type { Transactions } from '../work/transactions.ts'
import { mailQueue, openMail } from './mail-queue.ts'
import type { Post } from './post.ts'
import { findSender } from './sender.queries.ts'
import { writeLetter } from './templates/write-letter.ts'

interface Needs {
  readonly transactions: Transactions
  readonly domain: ProductDomain
  readonly keys: Keys
}

/** Writes the letters that were asked for, and hands them to the post. */
export function mailWorker({ transactions, domain, keys }: Needs, post: Post): Worker {
  return workerFor(mailQueue, async (church, { id, data, createdAt }) => {
    const mail = openMail(keys, church, data.sealed)
    const sender = await transactions.inChurch(church, (work) => findSender(work, domain))
    await post.deliver({ id, date: createdAt, ...writeLetter(sender, mail, createdAt) })
  })
}
