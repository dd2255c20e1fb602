import { getGivingSettings, listGivingReasons } from '@narthex/contract/giving/giving.endpoints'
import { CheckoutPage } from '../features/giving/checkout/checkout-page.tsx'
import { openChurchPage } from '../page/open-page.server.ts'
import { allowGateways } from '../payments/allow-gateways.server.ts'
import type { Route } from './+types/give-checkout'

export async function loader(args: Route.LoaderArgs) {
  const { site, visit, page } = await openChurchPage(args)
  const { slug } = site.church
  const [reasons, settings] = await Promise.all([
    visit.api.call(listGivingReasons, { params: { slug }, query: { doacao: 'true' } }),
    visit.api.call(getGivingSettings, { params: { slug } }),
    allowGateways(visit, slug),
  ])
  return { ...page, reasons, settings }
}

export default function GiveCheckoutRoute({ loaderData }: Route.ComponentProps) {
  return <CheckoutPage {...loaderData} />
}
