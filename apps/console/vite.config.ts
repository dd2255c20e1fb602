import tailwindcss from '@tailwindcss/vite'
import { defineConfig, type UserConfig } from 'vite'
import { compiledMessages } from '../../scripts/vite/compiled-messages.ts'
import { compressAssets } from '../../scripts/vite/compressed-assets.ts'
import { leanEndpoints } from '../../scripts/vite/lean-endpoints.ts'
import { pureRules } from '../../scripts/vite/pure-rules.ts'
import { bundleBudget } from './bundle-budget.ts'
import { writeEarlyNeeds } from './early-needs.ts'
import { shells } from './shells.ts'

/** Packages that every screen uses, in a chunk that changes only with their versions. */
const framework =
  /node_modules\/(?:react|react-dom|react-router|scheduler|use-intl|@formatjs|zustand|@tanstack\/(?:query-core|react-query))\//

export default defineConfig(({ command }) => {
  // Whatever the caller's environment says: a build has the libraries' production halves.
  if (command === 'build') process.env.NODE_ENV = 'production'
  return config
})

const config: UserConfig = {
  plugins: [
    compiledMessages(),
    leanEndpoints(),
    pureRules(),
    tailwindcss(),
    shells(),
    writeEarlyNeeds(),
    bundleBudget(),
    compressed(),
  ],
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
        // Named by what is in it alone: the frame holds the names of all files that it can load.
        chunkFileNames: 'assets/[hash:7].js',
        codeSplitting: {
          groups: [
            { name: 'framework', test: framework, priority: 3 },
            // What stands at once, what every list and what every form brings are a file each: dozens of small ones weigh more.
            // The script before the first paint stands apart: it is no module.
            { name: 'shell', tags: ['$initial'], test: (id) => !id.endsWith('/first-paint.ts'), priority: 2 },
            { name: 'list', test: /\/resource\/list\/(?:list-page|cells)\.tsx$/, priority: 1 },
            { name: 'form', test: /\/resource\/form\/editor-page\.tsx$/ },
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
