import { PaymentDataPage } from '../features/users/person/payment-data-page.tsx'
import { loadPage } from '../page/load-page.server.ts'
import type { Route } from './+types/user-data-update'

export const loader = loadPage

export default function UserDataUpdateRoute({ loaderData }: Route.ComponentProps) {
  return <PaymentDataPage title={loaderData.title} />
}
