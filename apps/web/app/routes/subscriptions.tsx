import { SubscriptionsPage } from '../features/giving/recurring/mine/subscriptions-page.tsx'
import { openChurchPage } from '../page/open-page.server.ts'
import { allowGateways } from '../payments/allow-gateways.server.ts'
import type { Route } from './+types/subscriptions'

export async function loader(args: Route.LoaderArgs) {
  const { site, visit, page } = await openChurchPage(args)
  await allowGateways(visit, site.church.slug)
  return page
}

export default function SubscriptionsRoute({ loaderData }: Route.ComponentProps) {
  return <SubscriptionsPage title={loaderData.title} />
}
