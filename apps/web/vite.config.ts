import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig, type Plugin, type Rolldown } from 'vite'
import { compiledMessages } from '../../scripts/vite/compiled-messages.ts'
import { leanEndpoints } from '../../scripts/vite/lean-endpoints.ts'
import { enhancer } from './enhancer.ts'
import { firstScriptsPlugin } from './first-scripts.ts'
import { pageStyles } from './page-styles.ts'

/** Whether every page needs a module: the root imports it, by however many steps. */
function isOfEveryPage(id: string, context: Rolldown.ChunkingContext, seen = new Set<string>()): boolean {
  if (/\/app\/root\.tsx/.test(id)) return true
  if (seen.has(id)) return false
  seen.add(id)
  return context.getModuleInfo(id)?.importers.some((importer) => isOfEveryPage(importer, context, seen)) ?? false
}

/** Tables of verses that the pages of the Bible and of plans share, and no other page needs. */
const isOfBible = (id: string) => /\/packages\/contract\/src\/(?:bible|reading-plans)\//.test(id)
/** Parts of the contract that few pages need, and no other should load. */
const isRare = (id: string) => /\/(?:payments\/payee|validation\/(?:phone|calling-codes|(?:common-)?password))/.test(id)
const isOfContract = (id: string) => /\/packages\/contract\/src\/(?!.*\.endpoints\.ts$)/.test(id) && !isRare(id)

/** Whether a module brings the validation library with it, by however many steps. */
function needsValidation(id: string, context: Rolldown.ChunkingContext, seen = new Set<string>()): boolean {
  if (/node_modules\/zod\//.test(id)) return true
  if (seen.has(id)) return false
  seen.add(id)
  return context.getModuleInfo(id)?.importedIds.some((imported) => needsValidation(imported, context, seen)) ?? false
}

/**
 * Modules that pages need together, by what they are for: on a slow line each file costs a touch more than its bytes. The
 * first that names a module has it, with what that imports, so icons come before what draws with them. `low` is what nearly
 * every page draws with. A room holds only what its pages need anyway: budgets of bytes are met to a tenth of a kilobyte.
 */
const rooms = {
  low: [
    /\/packages\/ui\/src\/(?:card|chip|covers\/item-cover|empty-state|spinner)\.tsx?$/,
    /\/packages\/client\/src\/(?:parts\/load-failed|format\/dates)\.tsx?$/,
    /\/apps\/web\/app\/(?:components\/use-date-context|routing\/(?:list-address|page-path))\.tsx?$/,
  ],
  reader: [/\/apps\/web\/app\/components\/use-reader\.ts$/],
  chips: [/\/apps\/web\/app\/components\/chip-row\.tsx$/],
  lists: [
    /\/packages\/ui\/src\/search-field\.tsx$/,
    /\/apps\/web\/app\/components\/(?:list-search|nothing-listed|pager|search-form|use-live-search)\.tsx?$/,
  ],
  boxes: [/\/packages\/ui\/src\/(?:check-class|checkbox-field|text-area)\.tsx$/],
  money: [/\/(?:format\/money|use-money)\.ts$/, /\/components\/page-foot\.tsx$/],
  texts: [/\/(?:format\/excerpt|text-ends|validation\/links)\.ts$/],
  icons: [/\/packages\/ui\/src\/tool-icon\.tsx$/],
  share: [
    /\/packages\/client\/src\/device\/use-copy\.ts$/,
    /\/apps\/web\/app\/components\/(?:share-bar|tool-status)\.tsx$/,
  ],
  clocks: [/\/components\/(?:use-readers-zone|zone-note)\.tsx?$/],
  player: [
    /\/components\/player\/(?:service-frame\.tsx|player-source\.ts)$|\/contract\/src\/media\/watch-address\.ts$/,
  ],
  reading: [
    /\/apps\/web\/app\/components\/reading\/(?:reading-aloud|reading-font|reading-settings|reading-tools)\.tsx?$/,
  ],
  act: [
    /\/packages\/client\/src\/(?:data\/(?:use-)?act|forms\/use-(?:known-refusal|refusal-text|failure-text))\.ts$/,
    /\/packages\/ui\/src\/submit-button\.tsx$/,
  ],
} as const

/**
 * Few files rather than many: what every page stands on, strangers' and ours, and what most forms and calls check. The
 * smallest pieces, each for itself, would cost a first visit more in requests than they weigh.
 */
const sharedChunks = {
  groups: [
    {
      name: 'framework',
      test: /node_modules\/(?:react|react-dom|react-router|scheduler|use-intl|zustand(?!\/esm\/middleware))\/|preload-helper/,
      priority: 3,
    },
    {
      name: (id: string, context: Rolldown.ChunkingContext) => (isOfEveryPage(id, context) ? 'shell' : null),
      debugName: 'shell',
      priority: 2,
    },
    ...Object.entries(rooms).map(([name, tests], index) => ({
      name,
      test: (id: string) => tests.some((test) => test.test(id)),
      minShareCount: 2,
      // Between what every page has and what the contract shares.
      priority: 1.9 - index / 100,
    })),
    {
      name: (id: string, context: Rolldown.ChunkingContext) =>
        isOfContract(id) && !isOfBible(id) && !needsValidation(id, context) ? 'values' : null,
      debugName: 'values',
      minShareCount: 9,
      priority: 1,
    },
    {
      name: (id: string, context: Rolldown.ChunkingContext) =>
        isOfBible(id) && !needsValidation(id, context) ? 'passages' : null,
      debugName: 'passages',
      minShareCount: 2,
      priority: 1,
    },
    {
      name: (id: string) => (isOfContract(id) ? 'schemas' : null),
      debugName: 'schemas',
      minShareCount: 12,
    },
    { name: 'stream', test: /\/packages\/client\/src\/stream\/|\/apps\/web\/app\/session\/watch-topics/ },
  ],
}

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

export default defineConfig(({ command }) => ({
  plugins: [
    compiledMessages(),
    enhancer(),
    firstScriptsPlugin(),
    leanEndpoints(),
    pageStyles(),
    plainImports,
    tailwindcss(),
    reactRouter(),
  ],
  // Known from the start: found one by one, each would reload the page that asked for it.
  optimizeDeps: {
    include: ['use-intl', 'use-intl > @formatjs/fast-memoize', 'zod/mini', 'zustand', 'zustand/middleware'],
  },
  environments: {
    client: { build: { modulePreload: false, rolldownOptions: { output: { codeSplitting: sharedChunks } } } },
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
}))
