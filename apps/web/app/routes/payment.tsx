import { PaymentPage } from '../features/payments/order/payment-page.tsx'
import { loadPage } from '../page/load-page.server.ts'
import type { Route } from './+types/payment'

export const loader = loadPage

export default function PaymentRoute({ loaderData, params }: Route.ComponentProps) {
  return <PaymentPage title={loaderData.title} code={params.paymentCode} />
}
