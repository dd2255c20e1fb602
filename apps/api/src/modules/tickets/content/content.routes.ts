import * as holders from '@narthex/contract/tickets/content.endpoints'
import * as office from '@narthex/contract/tickets/office-content.endpoints'
import { created, done, ok, type Route, route, sendFile } from '../../../platform/http/route.ts'
import { downloadTicketContent, listTicketContent } from './content.service.ts'
import {
  addTicketContent,
  listOfficeContent,
  removeTicketContent,
  setTicketContent,
  uploadTicketContent,
} from './office-content.service.ts'

const toPlace = ({ id: eventId, conteudoId: id }: { readonly id: number; readonly conteudoId: number }) => ({
  eventId,
  id,
})

/** Routes for the contents that holders of tickets alone read, and for staff who write them. */
export function ticketContentRoutes(): Route[] {
  return [
    route(holders.listTicketContent, async ({ params: { eventId, ticketId }, ...call }) =>
      ok(await listTicketContent(call, { eventId, ticketId })),
    ),
    route(holders.downloadTicketContent, async ({ params, ...call }) => {
      const { eventId, ticketId, conteudoId: contentId } = params
      const { filename, content } = await downloadTicketContent(call, { eventId, ticketId, contentId })
      return sendFile(filename, content)
    }),
    route(office.listOfficeContent, async ({ params, ...call }) => ok(await listOfficeContent(call, params.id))),
    route(office.addTicketContent, async ({ params, body, ...call }) =>
      created(await addTicketContent(call, params.id, body)),
    ),
    route(office.setTicketContent, async ({ params, body, ...call }) =>
      ok({ versao: await setTicketContent(call, toPlace(params), body) }),
    ),
    route(office.removeTicketContent, async ({ params, query, ...call }) => {
      await removeTicketContent(call, toPlace(params), query.versao)
      return done
    }),
    route(office.uploadTicketContent, async ({ params, body: { arquivo, nome }, ...call }) => {
      const content = new Uint8Array(await arquivo.arrayBuffer())
      return ok({ versao: await uploadTicketContent(call, toPlace(params), { content, name: nome }) })
    }),
  ]
}
