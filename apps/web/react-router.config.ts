import type { Config } from '@react-router/dev/config'

export default {
  ssr: true,
  // The whole route manifest comes with the app: no request per hovered link, and it is the same for every church.
  routeDiscovery: { mode: 'initial' },
} satisfies Config
