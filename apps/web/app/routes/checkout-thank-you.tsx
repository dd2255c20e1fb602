import { ThankYouPage } from '../features/tickets/thanks/thank-you-page.tsx'
import { openChurchPage } from '../page/open-page.server.ts'
import { allowGateways } from '../payments/allow-gateways.server.ts'
import type { Route } from './+types/checkout-thank-you'

export async function loader(args: Route.LoaderArgs) {
  const { site, visit, page } = await openChurchPage(args)
  // Some gateways ask for a confirmation in a form of their own.
  await allowGateways(visit, site.church.slug)
  return page
}

export default function CheckoutThankYouRoute() {
  return <ThankYouPage />
}
