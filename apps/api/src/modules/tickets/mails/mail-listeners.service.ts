import { enqueue, enqueueAll, type JobOptions } from '../../../platform/jobs/jobs.ts'
import type { Listeners } from '../../../platform/modules/module.ts'
import type { ChurchWork } from '../../../platform/work/church-work.ts'
import { type TicketMailData, ticketMailQueue, transferMailQueue } from '../registrations/ticket-mails.jobs.ts'
import { findSale } from '../sale/sale.queries.ts'
import { planReminders } from './reminders.service.ts'

/* Each mail is queued in the transaction that writes what it tells of: it is sent if and only if that commits. */

/** Most people pay a Pix at once, and want no mail that asks them to. */
const pixPatienceMs = 120_000

const queueMail = (work: ChurchWork, data: TicketMailData, options?: JobOptions) =>
  enqueue(work, ticketMailQueue, data, options)

/** Mails about tickets, to who bought them. */
export const mailBuyers = {
  async ticketsConfirmed(work, { codigo: inscricao, eventId, origem }) {
    // Who enters one by hand says whether it is mailed.
    if (origem !== 'MANUAL') await queueMail(work, { tipo: 'CONFIRMADA', inscricao })
    const sale = await findSale(work, eventId)
    if (sale) await planReminders(work, [inscricao], sale.event.dataInicio)
  },
  async registrationsImported(work, codes, { start, isMailed }) {
    const mails = codes.map((inscricao) => ({ data: { tipo: 'CONFIRMADA' as const, inscricao } }))
    if (isMailed) await enqueueAll(work, ticketMailQueue, mails)
    await planReminders(work, codes, start)
  },
  registrationWaiting(work, { codigo: inscricao }, { metodo }) {
    const singletonKey = `espera-${inscricao}-${metodo}`
    const startAfter = new Date(work.now.getTime() + (metodo === 'pix' ? pixPatienceMs : 0))
    return queueMail(work, { tipo: 'ESPERA', inscricao }, { singletonKey, startAfter })
  },
  async registrationEnded(work, { codigo: inscricao, situacao }) {
    if (situacao === 'EXPIRADA' || situacao === 'CANCELADA' || situacao === 'ESTORNADA')
      await queueMail(work, { tipo: situacao, inscricao })
  },
  ticketsCanceled: (work, { codigo: inscricao }, ids) =>
    queueMail(work, { tipo: 'PARTE', inscricao, ingressos: [...ids] }),
  ticketsRefunded: (work, { codigo: inscricao }, valor) => queueMail(work, { tipo: 'DEVOLUCAO', inscricao, valor }),
  transferOffered: (work, transferencia) => enqueue(work, transferMailQueue, { transferencia }),
  ticketTransferred: (work, { codigo: inscricao }, id) =>
    queueMail(work, { tipo: 'TRANSFERIDA', inscricao, ingressos: [id] }),
  waitingOffered: (work, _waiting, { codigo: inscricao }) => queueMail(work, { tipo: 'OFERTA', inscricao }),
} satisfies Listeners
