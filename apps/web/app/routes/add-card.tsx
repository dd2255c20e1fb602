import { AddCardPage } from '../features/payments/cards/add-card-page.tsx'
import { openChurchPage } from '../page/open-page.server.ts'
import { allowGateways } from '../payments/allow-gateways.server.ts'
import type { Route } from './+types/add-card'

export async function loader(args: Route.LoaderArgs) {
  const { site, visit, page } = await openChurchPage(args)
  await allowGateways(visit, site.church.slug)
  return page
}

export default function AddCardRoute({ loaderData }: Route.ComponentProps) {
  return <AddCardPage title={loaderData.title} />
}
