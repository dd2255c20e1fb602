import type { JobOptions } from '../../../platform/jobs/jobs.ts'
import type { Listeners } from '../../../platform/modules/module.ts'
import type { Needs } from '../../../platform/platform.ts'
import type { ChurchWork } from '../../../platform/work/church-work.ts'
import { type TicketMailData, ticketMailQueue, transferMailQueue } from '../registrations/ticket-mails.jobs.ts'
import { findSale } from '../sale/sale.queries.ts'
import { planReminders } from './reminders.service.ts'

/* Each mail is queued in the transaction that writes what it tells of: it is sent if and only if that commits. */

/** Most people pay a Pix at once, and want no mail that asks them to. */
const pixPatienceMs = 120_000

type MailNeeds = Needs<'jobs'>

const enqueue = ({ jobs }: MailNeeds, work: ChurchWork, data: TicketMailData, options?: JobOptions) =>
  jobs.enqueue(work, ticketMailQueue, data, options)

/** Mails about tickets, to who bought them. */
export const mailBuyers = {
  async ticketsConfirmed(work, { codigo: inscricao, eventId, origem }, { jobs }: MailNeeds) {
    // Who enters one by hand says whether it is mailed.
    if (origem !== 'MANUAL') await enqueue({ jobs }, work, { tipo: 'CONFIRMADA', inscricao })
    const sale = await findSale(work, eventId)
    if (sale) await planReminders({ jobs }, work, [inscricao], sale.event.dataInicio)
  },
  async registrationsImported(work, codes, { start, isMailed }, { jobs }: MailNeeds) {
    const mails = codes.map((inscricao) => ({ data: { tipo: 'CONFIRMADA' as const, inscricao } }))
    if (isMailed) await jobs.enqueueAll(work, ticketMailQueue, mails)
    await planReminders({ jobs }, work, codes, start)
  },
  registrationWaiting(work, { codigo: inscricao }, { metodo }, platform: MailNeeds) {
    const singletonKey = `espera-${inscricao}-${metodo}`
    const startAfter = new Date(work.now.getTime() + (metodo === 'pix' ? pixPatienceMs : 0))
    return enqueue(platform, work, { tipo: 'ESPERA', inscricao }, { singletonKey, startAfter })
  },
  async registrationEnded(work, { codigo: inscricao, situacao }, _from, platform: MailNeeds) {
    if (situacao === 'EXPIRADA' || situacao === 'CANCELADA' || situacao === 'ESTORNADA')
      await enqueue(platform, work, { tipo: situacao, inscricao })
  },
  ticketsCanceled: (work, { codigo: inscricao }, ids, platform: MailNeeds) =>
    enqueue(platform, work, { tipo: 'PARTE', inscricao, ingressos: [...ids] }),
  ticketsRefunded: (work, { codigo: inscricao }, valor, platform: MailNeeds) =>
    enqueue(platform, work, { tipo: 'DEVOLUCAO', inscricao, valor }),
  transferOffered: (work, transferencia, { jobs }: MailNeeds) =>
    jobs.enqueue(work, transferMailQueue, { transferencia }),
  ticketTransferred: (work, { codigo: inscricao }, id, platform: MailNeeds) =>
    enqueue(platform, work, { tipo: 'TRANSFERIDA', inscricao, ingressos: [id] }),
  waitingOffered: (work, _waiting, { codigo: inscricao }, platform: MailNeeds) =>
    enqueue(platform, work, { tipo: 'OFERTA', inscricao }),
} satisfies Listeners
