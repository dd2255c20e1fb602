import { openPage } from '../page/open-page.server.ts'
import { OfflinePage } from '../shell/offline-page.tsx'
import type { Route } from './+types/offline'

/** Requested by the service worker only, and shown when no cached page exists. */
export async function loader(args: Route.LoaderArgs) {
  const { page } = await openPage(args, ['offline'])
  return page
}

export default OfflinePage
