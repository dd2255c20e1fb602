import { PrayerSentPage } from '../features/prayer/asking/prayer-sent-page.tsx'
import { openChurchPage } from '../page/open-page.server.ts'
import type { Route } from './+types/prayer-sent'

export async function loader(args: Route.LoaderArgs) {
  const { page } = await openChurchPage(args, ['prayerAsking', 'prayerHelp'])
  return page
}

export default function PrayerSentPageRoute() {
  return <PrayerSentPage />
}
