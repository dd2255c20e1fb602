import { CardsPage } from '../features/payments/cards/cards-page.tsx'
import { loadPage } from '../page/load-page.server.ts'
import type { Route } from './+types/cards'

export const loader = loadPage

export default function CardsRoute({ loaderData }: Route.ComponentProps) {
  return <CardsPage title={loaderData.title} />
}
