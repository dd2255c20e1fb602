import { loadPage } from '../page/load-page.server.ts'
import { OfflinePage } from '../shell/offline-page.tsx'

/** Requested by the service worker only, and shown when no cached page exists. */
export const loader = loadPage

export default OfflinePage
