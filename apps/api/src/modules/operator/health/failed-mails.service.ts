import type { Success } from '@narthex/contract/endpoint'
import type { FailedMail, listFailedMails as listFailedMailsCall } from '@narthex/contract/operator/health.endpoints'
import type { ListQuery } from '../../../platform/database/keyset.ts'
import { findJobData } from '../../../platform/jobs/job-office.queries.ts'
import { findChurchById } from '../../../platform/jobs/job-office.service.ts'
import { mailQueue, openMail } from '../../../platform/mail/mail-queue.ts'
import type { Assembled } from '../../../platform/modules/module.ts'
import { maskEmail } from '../../../platform/strangers/mask-email.ts'
import { describeFault, readFailedJobs, toInstant } from '../jobs/jobs.service.ts'

type MailNeeds = Pick<Assembled, 'database' | 'transactions' | 'keys' | 'queues'>
type Addressed = Pick<FailedMail, 'tipo' | 'destinatario'>

/** A mail that its module writes when it is sent: its job names a record and no address. */
const unknown: Addressed = { tipo: null, destinatario: null }

/** Mails that were given up, by masked addresses. Neither subject nor text leaves the church. Throws VALIDATION. */
export async function listFailedMails(
  platform: MailNeeds,
  query: ListQuery,
): Promise<Success<typeof listFailedMailsCall>> {
  const queues = platform.queues().flatMap(({ queue, lane }) => (lane === 'mail' ? [queue] : []))
  const { named, proximo } = await readFailedJobs(platform, { queues, isGivenUp: true }, query)
  const sealed = named.flatMap(({ row }) => (row.queue === mailQueue.name ? [row] : []))
  const addressed = new Map<string, Addressed>()
  for (const [igrejaId, rows] of Map.groupBy(sealed, (row) => row.igrejaId))
    for (const [id, facts] of await readAddresses(
      platform,
      igrejaId,
      rows.map((row) => row.id),
    ))
      addressed.set(id, facts)
  const itens = named.map(({ row, igreja }): FailedMail => {
    const { tipo, destinatario } = addressed.get(row.id) ?? unknown
    return {
      id: row.id,
      igreja,
      fila: row.queue,
      tipo,
      destinatario,
      tentativas: row.attempts,
      erro: describeFault(row.error),
      devidaEm: toInstant(row.dueAt),
    }
  })
  return { itens, proximo }
}

/** The kind and the masked address of mails of a church; nothing of one that was sealed under another secret. */
async function readAddresses(
  { database, transactions, keys }: MailNeeds,
  igrejaId: number,
  ids: readonly string[],
): Promise<(readonly [string, Addressed])[]> {
  const church = await findChurchById(database, igrejaId)
  if (!church) return []
  const jobs = await transactions.inChurch(church, (work) => findJobData(work, ids))
  return jobs.map(({ id, data }) => [id, describeMail({ church, keys }, data)])
}

function describeMail(call: Parameters<typeof openMail>[0], data: unknown): Addressed {
  try {
    const { kind, to } = openMail(call, mailQueue.data.parse(data).sealed)
    return { tipo: kind, destinatario: maskEmail(to) }
  } catch {
    return unknown
  }
}
