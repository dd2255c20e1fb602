import { defineModule } from '../../platform/modules/module.ts'
import { myTicketRoutes } from './after/my-tickets.routes.ts'
import { ticketChangeRoutes } from './after/ticket-changes.routes.ts'
import { answerFilePersonalData } from './answer-files/answer-files.personal-data.ts'
import { followTicketPayments } from './buying/registration-payments.service.ts'
import { endTicketsOfRehearsals } from './buying/rehearsal-end.service.ts'
import { ticketContentRoutes } from './content/content.routes.ts'
import { ticketDocumentRoutes } from './documents/ticket-documents.routes.ts'
import { doorRoutes } from './door/door.routes.ts'
import { registrationImportRoutes } from './imports/imports.routes.ts'
import { tellMovedEvents } from './mails/event-moves.service.ts'
import { mailBuyers } from './mails/mail-listeners.service.ts'
import { ticketMailWorkers } from './mails/ticket-mails.workers.ts'
import { eventMessagePersonalData } from './messages/messages.personal-data.ts'
import { eventMessageRoutes } from './messages/messages.routes.ts'
import { eventMessageWorkers } from './messages/messages.workers.ts'
import { removeSaleWithEvent } from './office/event-removal.service.ts'
import { saleOfficeRoutes } from './office/office.routes.ts'
import { officeRegistrationRoutes } from './office/office-registrations.routes.ts'
import { noTicketSignals } from './registrations/tickets.signals.ts'
import { ticketFileUses } from './tickets.file-uses.ts'
import { ticketPersonalData } from './tickets.personal-data.ts'
import { ticketRoutes } from './tickets.routes.ts'
import { ticketWorkers } from './tickets.workers.ts'
import { officeWaitingRoutes } from './waiting/office-waiting.routes.ts'
import { walletPassRoutes } from './wallets/wallet-passes.routes.ts'

export const tickets = defineModule({
  name: 'tickets',
  needs: ['auth', 'churches', 'events', 'media', 'members', 'notifications', 'payments', 'rich-text', 'schedule'],
  announces: noTicketSignals,
  listens: [followTicketPayments, endTicketsOfRehearsals, tellMovedEvents, removeSaleWithEvent, mailBuyers],
  routes: (needs) => [
    ...myTicketRoutes(needs),
    ...ticketChangeRoutes(needs),
    ...ticketDocumentRoutes(needs),
    ...walletPassRoutes(needs),
    ...ticketRoutes(needs),
    ...saleOfficeRoutes(needs),
    ...doorRoutes(needs),
    ...ticketContentRoutes(),
    ...officeWaitingRoutes(needs),
    ...officeRegistrationRoutes(needs),
    ...eventMessageRoutes(),
    ...registrationImportRoutes(needs),
  ],
  workers: (needs, post) => [
    ...ticketWorkers(needs),
    ...ticketMailWorkers(needs, post),
    ...eventMessageWorkers(needs, post),
  ],
  personalData: [...answerFilePersonalData, ...eventMessagePersonalData, ...ticketPersonalData],
  fileUses: ticketFileUses,
})
