import { PaymentPage } from '../features/payments/order/payment-page.tsx'
import { openChurchPage } from '../page/open-page.server.ts'
import { allowGateways } from '../payments/allow-gateways.server.ts'
import type { Route } from './+types/payment'

export async function loader(args: Route.LoaderArgs) {
  const { site, visit, page } = await openChurchPage(args)
  await allowGateways(visit, site.church.slug)
  return page
}

export default function PaymentRoute({ loaderData, params }: Route.ComponentProps) {
  return <PaymentPage title={loaderData.title} code={params.paymentCode} />
}
