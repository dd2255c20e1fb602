import type { Keeper } from '../../offline/keepers.ts'
import { pathTo } from '../../routing/page-path.ts'

/** The pages of the events that a member goes to next. */
export const eventKeeper: Keeper = {
  findPages({ home: { eventos } }) {
    const paths = eventos.map(({ evento }) => pathTo('/event/:eventId', { eventId: evento.id }))
    return paths.length > 0 ? { paths, listed: [] } : undefined
  },
}
