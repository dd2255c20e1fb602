import { join } from 'node:path'
import type { Config } from '@react-router/dev/config'
import { buildServiceWorker } from './built-service-worker.ts'
import { compressAssets } from './compressed-assets.ts'

export default {
  ssr: true,
  // The whole route manifest comes with the app: no request per hovered link, and it is the same for every church.
  routeDiscovery: { mode: 'initial' },
  // The manifest is written while the server is built, so only the end knows every asset.
  async buildEnd({ reactRouterConfig: { buildDirectory } }) {
    await compressAssets(join(buildDirectory, 'client/assets'))
    await buildServiceWorker(buildDirectory)
  },
} satisfies Config
