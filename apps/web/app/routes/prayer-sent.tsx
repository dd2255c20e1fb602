import { PrayerSentPage } from '../features/prayer/asking/prayer-sent-page.tsx'
import { loadPage } from '../page/load-page.server.ts'

export const loader = loadPage

export default function PrayerSentPageRoute() {
  return <PrayerSentPage />
}
