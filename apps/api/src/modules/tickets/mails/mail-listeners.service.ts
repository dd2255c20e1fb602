import type { JobOptions } from '../../../platform/jobs/jobs.ts'
import type { Needs } from '../../../platform/platform.ts'
import type { ChurchWork } from '../../../platform/work/church-work.ts'
import { type TicketMailData, ticketMailQueue, transferMailQueue } from '../registrations/ticket-mails.jobs.ts'
import type { TicketSignals } from '../registrations/tickets.signals.ts'
import { findSale } from '../sale/sale.queries.ts'
import { planReminders } from './reminders.service.ts'

/* Each mail is queued in the transaction that writes what it tells of: it is sent if and only if that commits. */

/** Most people pay a Pix at once, and want no mail that asks them to. */
const pixPatienceMs = 120_000

type MailNeeds = Needs<'jobs'>

/** Mails about tickets, to who bought them. */
export function mailBuyers({ jobs }: MailNeeds): TicketSignals {
  const enqueue = (work: ChurchWork, data: TicketMailData, options?: JobOptions) =>
    jobs.enqueue(work, ticketMailQueue, data, options)
  return {
    ticketsConfirmed: [
      async (work, { codigo: inscricao, eventId, origem }) => {
        // Who enters one by hand says whether it is mailed.
        if (origem !== 'MANUAL') await enqueue(work, { tipo: 'CONFIRMADA', inscricao })
        const sale = await findSale(work, eventId)
        if (sale) await planReminders({ jobs }, work, [inscricao], sale.event.dataInicio)
      },
    ],
    registrationsImported: [
      async (work, codes, { start, isMailed }) => {
        const mails = codes.map((inscricao) => ({ data: { tipo: 'CONFIRMADA' as const, inscricao } }))
        if (isMailed) await jobs.enqueueAll(work, ticketMailQueue, mails)
        await planReminders({ jobs }, work, codes, start)
      },
    ],
    registrationWaiting: [
      (work, { codigo: inscricao }, { metodo }) =>
        enqueue(
          work,
          { tipo: 'ESPERA', inscricao },
          {
            singletonKey: `espera-${inscricao}-${metodo}`,
            startAfter: new Date(work.now.getTime() + (metodo === 'pix' ? pixPatienceMs : 0)),
          },
        ),
    ],
    registrationEnded: [
      async (work, { codigo: inscricao, situacao }) => {
        if (situacao === 'EXPIRADA' || situacao === 'CANCELADA' || situacao === 'ESTORNADA')
          await enqueue(work, { tipo: situacao, inscricao })
      },
    ],
    ticketsCanceled: [
      (work, { codigo: inscricao }, ids) => enqueue(work, { tipo: 'PARTE', inscricao, ingressos: [...ids] }),
    ],
    ticketsRefunded: [(work, { codigo: inscricao }, valor) => enqueue(work, { tipo: 'DEVOLUCAO', inscricao, valor })],
    transferOffered: [(work, transferencia) => jobs.enqueue(work, transferMailQueue, { transferencia })],
    ticketTransferred: [
      (work, { codigo: inscricao }, id) => enqueue(work, { tipo: 'TRANSFERIDA', inscricao, ingressos: [id] }),
    ],
    waitingOffered: [(work, _waiting, { codigo: inscricao }) => enqueue(work, { tipo: 'OFERTA', inscricao })],
  }
}
