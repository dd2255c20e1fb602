import { PrivacyPage } from '../features/privacy/privacy-page.tsx'
import { loadPage } from '../page/load-page.server.ts'

export const loader = loadPage

export default function PrivacyRoute() {
  return <PrivacyPage />
}
