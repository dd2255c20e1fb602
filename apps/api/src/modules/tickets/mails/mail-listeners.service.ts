import type { JobOptions } from '../../../platform/jobs/jobs.ts'
import type { Needs } from '../../../platform/platform.ts'
import type { ChurchWork } from '../../../platform/work/church-work.ts'
import { findSale } from '../sale.queries.ts'
import type { TicketSignals } from '../tickets.signals.ts'
import { type TicketMailData, ticketMailQueue } from './ticket-mails.jobs.ts'

/* Each mail is queued in the transaction that writes what it tells of: it is sent if and only if that commits. */

const hourMs = 3_600_000
/** How long before the event its holders are reminded. */
const reminderHours = [24, 2]
/** Most people pay a Pix at once, and want no mail that asks them to. */
const pixPatienceMs = 120_000

type MailNeeds = Needs<'jobs'>

/** Mails about tickets, to who bought them. */
export function mailBuyers({ jobs }: MailNeeds): TicketSignals {
  const enqueue = (work: ChurchWork, data: TicketMailData, options?: JobOptions) =>
    jobs.enqueue(work, ticketMailQueue, data, options)
  return {
    ticketsConfirmed: [
      async (work, { codigo: inscricao, eventId }) => {
        await enqueue(work, { tipo: 'CONFIRMADA', inscricao })
        const sale = await findSale(work, eventId)
        for (const hours of sale ? reminderHours : []) {
          const startAfter = new Date((sale?.event.dataInicio.getTime() ?? 0) - hours * hourMs)
          const inicio = sale?.event.dataInicio.toISOString() ?? ''
          if (startAfter > work.now)
            await enqueue(
              work,
              { tipo: 'LEMBRETE', inscricao, inicio },
              { startAfter, singletonKey: `lembrete-${hours}-${inscricao}` },
            )
        }
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
    waitingOffered: [(work, _waiting, { codigo: inscricao }) => enqueue(work, { tipo: 'OFERTA', inscricao })],
  }
}
