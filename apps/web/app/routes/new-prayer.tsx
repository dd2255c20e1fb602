import { listReasons } from '@narthex/contract/prayer/prayer.endpoints'
import { NewPrayerPage } from '../features/prayer/asking/new-prayer-page.tsx'
import { openChurchPage } from '../page/open-page.server.ts'
import type { Route } from './+types/new-prayer'

export async function loader(args: Route.LoaderArgs) {
  const { site, visit, page } = await openChurchPage(args)
  const reasons = await visit.api.call(listReasons, { params: { slug: site.church.slug } })
  return { ...page, reasons }
}

export default function NewPrayerRoute({ loaderData: { title, reasons } }: Route.ComponentProps) {
  return <NewPrayerPage title={title} reasons={reasons} />
}
