import type { Keeper } from '../../offline/keepers.ts'
import { pathTo } from '../../routing/page-path.ts'
import { splitByTime } from './by-time.ts'
import { keepTickets, readMyEvents } from './use-registrations.ts'

/** Tickets of events to come: of the home's on the offline page, and the data of all of them. */
export const ticketKeeper: Keeper = {
  isEssential: true,

  findPages({ home: { eventos } }) {
    if (eventos.length === 0) return undefined
    const listed = eventos.map(({ evento: { id: eventId, titulo: title } }) => ({
      path: pathTo('/user/registrations/:eventId/tickets', { eventId }),
      title,
    }))
    return { paths: [...listed.slice(0, 1).map(({ path }) => path), '/user/registrations'], listed }
  },

  async load({ reader: { memberId } }) {
    const { value = [] } = await readMyEvents(memberId)
    await keepTickets(
      memberId,
      splitByTime(value, new Date()).coming.map(({ evento }) => evento.id),
    )
  },
}
