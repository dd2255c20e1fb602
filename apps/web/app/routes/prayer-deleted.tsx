import { PrayerDeletedPage } from '../features/prayer/mine/prayer-deleted-page.tsx'
import { loadPage } from '../page/load-page.server.ts'

export const loader = loadPage

export default function PrayerDeletedPageRoute() {
  return <PrayerDeletedPage />
}
