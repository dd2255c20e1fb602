import type { ticketPapers as pt } from '../pt/ticket-papers.ts'
import type { Translation } from '../translation.ts'

export const ticketPapers: Translation<typeof pt> = {
  file: 'tickets-{codigo}',
  when: 'When',
  where: 'Where',
  online: 'Online',
  holder: 'Attendee',
  noName: 'No name',
  type: 'Ticket',
  with: 'With {nomes}',
  code: 'Code',
  show: 'Show this code at the door, on paper or on your phone.',
  page: 'Ticket {pagina} of {paginas}',
  calendarFile: 'event-{evento}',
  calendarLink: 'Your tickets: {link}',
  passFile: 'ticket-{codigo}',
  site: 'Event page',
  addOns: 'Includes',
}
