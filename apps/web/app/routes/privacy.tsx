import { PrivacyPage } from '../features/privacy/privacy-page.tsx'
import { openPage } from '../page/open-page.server.ts'
import type { Route } from './+types/privacy'

export async function loader(args: Route.LoaderArgs) {
  const { page } = await openPage(args, ['privacy'])
  return page
}

export default function PrivacyRoute() {
  return <PrivacyPage />
}
