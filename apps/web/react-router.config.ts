import { join } from 'node:path'
import type { Config } from '@react-router/dev/config'
import { compressAssets } from '../../scripts/vite/compressed-assets.ts'
import { buildServiceWorker } from './built-service-worker.ts'
import { slimManifest } from './slim-manifest.ts'

export default {
  ssr: true,
  // The whole route manifest comes with the app: no request per hovered link, and it is the same for every church.
  routeDiscovery: { mode: 'initial' },
  // The manifest is written while the server is built, so only the end knows every asset.
  async buildEnd({ reactRouterConfig: { buildDirectory } }) {
    const assets = join(buildDirectory, 'client/assets')
    await slimManifest(assets)
    await compressAssets(assets)
    await buildServiceWorker(buildDirectory)
  },
} satisfies Config
