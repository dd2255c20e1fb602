import * as files from '@narthex/contract/tickets/ticket-files.endpoints'
import { type Route, route, sendFile } from '../../../platform/http/route.ts'
import type { Needs } from '../../../platform/platform.ts'
import { makeTicketCalendar } from './ticket-calendar.service.ts'
import { makeTicketsPdf } from './ticket-pdf.service.ts'

export function ticketDocumentRoutes(platform: Needs<'domain' | 'wallets'>): Route[] {
  return [
    route(files.getTicketsPdf, async ({ params, query, ...call }) => {
      const { filename, content } = await makeTicketsPdf(platform, call, params.codigo, query)
      return sendFile(filename, content)
    }),
    route(files.getTicketCalendar, async ({ params, query, ...call }) => {
      const { filename, content } = await makeTicketCalendar(platform, call, params.codigo, query)
      return sendFile(filename, content)
    }),
  ]
}
