import type { ApiError } from '@narthex/contract/client'
import { checkMemberCard } from '@narthex/contract/users/card.endpoints'
import { data } from 'react-router'
import { CheckedCardPage } from '../features/users/member-card/checked-card-page.tsx'
import { openChurchPage } from '../page/open-page.server.ts'
import type { Route } from './+types/card'

/** The public view of a member's card. It may be withdrawn at any moment, so it is never cached. */
export async function loader(args: Route.LoaderArgs) {
  const { visit, page } = await openChurchPage(args)
  visit.isMadeEachTime = true
  const card = await visit.api.call(checkMemberCard, { params: { codigo: args.params.codigo } }).catch(unknown)
  return data({ ...page, card, checkedAt: visit.now.toISOString() }, { status: card ? 200 : 404 })
}

/** The code is unknown at this church or malformed. */
function unknown(error: unknown): undefined {
  // By its name: the server's own class is another than the one that is built into the pages.
  const { name, status } = error as Partial<ApiError>
  if (name !== 'ApiError' || (status !== 404 && status !== 400)) throw error
}

export default function CardRoute({ loaderData: { card, checkedAt } }: Route.ComponentProps) {
  return <CheckedCardPage card={card} checkedAt={checkedAt} />
}
