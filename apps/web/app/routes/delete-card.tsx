import { DeleteCardPage } from '../features/payments/cards/delete-card-page.tsx'
import { loadPage } from '../page/load-page.server.ts'
import type { Route } from './+types/delete-card'

export const loader = loadPage

export default function DeleteCardRoute({ loaderData }: Route.ComponentProps) {
  return <DeleteCardPage title={loaderData.title} />
}
