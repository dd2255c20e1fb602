import tailwindcss from '@tailwindcss/vite'
import { defineConfig, type UserConfig } from 'vite'
import { compiledMessages } from '../../scripts/vite/compiled-messages.ts'
import { compressAssets } from '../../scripts/vite/compressed-assets.ts'
import { leanEndpoints } from '../../scripts/vite/lean-endpoints.ts'
import { bundleBudget } from './bundle-budget.ts'
import { shells } from './shells.ts'

/** What every screen stands on, in one file that changes with its versions alone. */
const framework =
  /node_modules\/(?:react|react-dom|react-router|scheduler|use-intl|@formatjs|zustand|@tanstack\/(?:query-core|react-query))\//

/**
 * What lists share with other screens, in one file with what it stands on: a file of its own costs each of them more than it
 * holds.
 */
const listParts = [
  '/packages/ui/src/office/office-icon.',
  '/packages/ui/src/office/menu.',
  '/packages/ui/src/office/empty-table.',
  '/packages/ui/src/check-class.',
  '/packages/ui/src/badge.',
  '/packages/client/src/data/use-pages.',
  '/packages/client/src/data/use-member-data.',
  '/packages/client/src/data/use-act.',
  '/packages/client/src/parts/load-failed.',
  '/packages/client/src/format/dates.',
  '/apps/console/app/components/use-failure.',
  '/apps/console/app/components/use-typed-term.',
  '/apps/console/app/components/use-date-context.',
  '/apps/console/app/resource/record-calls.',
  '/apps/console/app/resource/state-tones.',
  '/apps/console/app/resource/list/empty-list.',
  '/apps/console/app/resource/list/use-return.',
  '/apps/console/app/resource/list/list-key.',
  '/apps/console/app/resource/list/cells.',
]

export default defineConfig(({ command }) => {
  // Whatever the caller's environment says: a build has the libraries' production halves.
  if (command === 'build') process.env.NODE_ENV = 'production'
  return config
})

const config: UserConfig = {
  plugins: [compiledMessages(), leanEndpoints(), tailwindcss(), shells(), bundleBudget(), compressed()],
  build: {
    outDir: 'build/client',
    // The content policy admits styles and scripts by file alone.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // Libraries mark what servers may not render: nothing here is rendered by one.
      onLog: (level, log, handle) => void (log.code === 'MODULE_LEVEL_DIRECTIVE' || handle(level, log)),
      input: ['index.html', 'app/document/first-paint.ts'],
      output: {
        codeSplitting: {
          groups: [
            { name: 'framework', test: framework, priority: 2 },
            { name: 'list', test: (id) => listParts.some((part) => id.includes(part)), priority: 1 },
          ],
        },
      },
    },
  },
}

function compressed() {
  return {
    name: 'compressed-assets',
    apply: 'build' as const,
    async writeBundle({ dir = '' }: { dir?: string }) {
      await compressAssets(`${dir}/assets`)
    },
  }
}
