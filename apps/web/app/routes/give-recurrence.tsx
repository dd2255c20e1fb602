import { SetupPage } from '../features/giving/recurring/setup/setup-page.tsx'
import { openChurchPage } from '../page/open-page.server.ts'
import { allowGateways } from '../payments/allow-gateways.server.ts'
import type { Route } from './+types/give-recurrence'

export async function loader(args: Route.LoaderArgs) {
  const { site, visit, page } = await openChurchPage(args)
  await allowGateways(visit, site.church.slug)
  return page
}

export default function SetupRoute({ loaderData }: Route.ComponentProps) {
  return <SetupPage title={loaderData.title} />
}
