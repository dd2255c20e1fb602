import { openPage } from '../page/open-page.server.ts'
import { OfflinePage } from '../shell/offline-page.tsx'
import type { Route } from './+types/offline'

/** Asked for by the service worker alone, and shown when nothing else can be. */
export async function loader(args: Route.LoaderArgs) {
  const { page } = await openPage(args, ['offline'])
  return page
}

export default OfflinePage
