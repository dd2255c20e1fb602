import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig, type Plugin, type Rolldown } from 'vite'
import { compiledMessages } from '../../scripts/vite/compiled-messages.ts'
import { leanEndpoints } from '../../scripts/vite/lean-endpoints.ts'
import { pureRules } from '../../scripts/vite/pure-rules.ts'
import { enhancer } from './enhancer.ts'
import { firstScriptsPlugin } from './first-scripts.ts'
import { laterParts } from './later-parts.ts'
import { pageStyles } from './page-styles.ts'
import { sharedChunks } from './shared-chunks.ts'

/** Whether every page needs a module: the root imports it, by however many steps. */
function isOfEveryPage(id: string, context: Rolldown.ChunkingContext, seen = new Set<string>()): boolean {
  if (/\/app\/root\.tsx/.test(id)) return true
  if (seen.has(id)) return false
  seen.add(id)
  return context.getModuleInfo(id)?.importers.some((importer) => isOfEveryPage(importer, context, seen)) ?? false
}

const planned = sharedChunks()

/**
 * Few files rather than many: what every page stands on, strangers' and ours, and what several pages need, by a plan.
 */
const codeSplitting = {
  groups: [
    {
      name: 'framework',
      test: /node_modules\/(?:react|react-dom|react-router|scheduler|use-intl|zustand(?!\/esm\/middleware))\/|preload-helper|rolldown\/runtime/,
      priority: 3,
    },
    {
      name: (id: string, context: Rolldown.ChunkingContext) => (isOfEveryPage(id, context) ? 'shell' : null),
      debugName: 'shell',
      priority: 2,
    },
    {
      name: planned.nameOf,
      debugName: 'planned',
      // A module's imports are planned, too.
      includeDependenciesRecursively: false,
      priority: 1,
    },
  ],
}

/** Code stands in a folder of its own, apart from fonts and styles. */
const codeFile = 'assets/code/[name]-[hash].js'

/**
 * Dynamic imports as they are written. Vite's own helper looks after the styles of what is imported, and here they come
 * with the page: in the one file that every page has, or in one of a route's, for which the router waits. And of what few
 * visitors ever need, nothing is worth asking for one step sooner.
 */
const plainImports: Plugin = {
  name: 'plain-imports',
  enforce: 'pre',
  load: (id) => (id === '\0vite/preload-helper.js' ? 'export const __vitePreload = (load) => load()' : undefined),
}

export default defineConfig(({ command }) => {
  // npm installs what development needs by it, and the framework would come with its warnings.
  if (command === 'build') process.env.NODE_ENV = 'production'
  return {
    plugins: [
      compiledMessages(),
      enhancer(),
      firstScriptsPlugin(),
      laterParts(),
      leanEndpoints(),
      pageStyles(),
      plainImports,
      pureRules(),
      tailwindcss(),
      reactRouter(),
      planned.plugin,
    ],
    // Known from the start: found one by one, each would reload the page that asked for it.
    optimizeDeps: {
      include: ['use-intl', 'use-intl > @formatjs/fast-memoize', 'zod/mini', 'zustand', 'zustand/middleware'],
    },
    environments: {
      client: {
        build: {
          modulePreload: false,
          rolldownOptions: { output: { codeSplitting, chunkFileNames: codeFile, entryFileNames: codeFile } },
        },
      },
      ssr: {
        // The framework leaves this condition out where its Node adapter is not a production dependency.
        resolve: { conditions: ['node'], externalConditions: ['node'] },
        build: { rolldownOptions: { input: './app/server.ts' } },
      },
    },
    // The server loads one self-contained file, in which React is the production one whatever NODE_ENV says.
    ...(command === 'build'
      ? { ssr: { noExternal: true as const }, define: { 'process.env.NODE_ENV': '"production"' } }
      : // Left to Node, it would bring the formatter that parses, to messages that are parsed already.
        { ssr: { noExternal: ['use-intl'] } }),
  }
})
