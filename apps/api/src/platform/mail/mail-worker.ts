import { type Worker, workerFor } from '../jobs/worker.ts'
import type { Platform } from '../platform.ts'
import { mailQueue, openMail } from './mail-queue.ts'
import type { Post } from './post.ts'
import { findSender } from './sender.queries.ts'
import { writeLetter } from './templates/write-letter.ts'

/** Writes the letters that were asked for, and hands them to the post. */
export function mailWorker(
  { database, domain, keys }: Pick<Platform, 'database' | 'domain' | 'keys'>,
  post: Post,
): Worker {
  return workerFor(mailQueue, async (church, { id, data, createdAt }) => {
    const mail = openMail(keys, church, data.sealed)
    const sender = await database.inScope(church, (tx) => findSender(church, tx, domain))
    await post.deliver({ id, date: createdAt, ...writeLetter(sender, mail, createdAt) })
  })
}
