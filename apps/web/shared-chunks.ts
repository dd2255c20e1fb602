import { basename } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import type { Plugin, Rolldown } from 'vite'
import { findClosure, type PlannedModule, planChunks } from './chunk-plan.ts'

/** A request more costs about as much as these bytes: six at a time, 400 ms each, at 50 KB a second, and its own work. */
const requestBytes = 6000
/** Style comes with a file, into the document of each page that has it: no page has any without need. */
const styleBytes = 100_000
/** Part of a module's text, compressed alone, that is left of it in a file of many. */
const leftOfText = 0.5

/**
 * Bytes that pages with a budget (`page-budgets.spec.ts`) may load without need: about what the budget leaves them. They are
 * estimated of modules one by one; one file of many is smaller.
 */
const spareBytes: Readonly<Record<string, number>> = {
  home: 5000,
  about: 16_000,
  devotionals: 16_000,
  devotional: 5500,
  events: 13_000,
  groups: 11_000,
  group: 4200,
  praises: 16_000,
  videos: 13_000,
  podcast: 11_000,
  publications: 18_000,
  give: 3800,
  live: 22_000,
  play: 8000,
  'play-browse': 3500,
  'play-video': 7000,
  'play-collection': 3000,
  'embed-chat': 25_000,
  subscriptions: 14_000,
  'giving-history': 18_000,
  cards: 4000,
  'add-card': 500,
  payment: 12_000,
  registrations: 12_000,
  'my-tickets': 18_000,
  'ticket-contents': 16_000,
  'ticket-content': 11_000,
}
/** Bytes without need of pages without a budget, and of parts that pages load as they wake. */
const spareOfOthers = { page: 60_000, part: 8000 } as const

/** Pages whose first touch needs the most files, and what it loads. */
const touched =
  /\/app\/routes\/(?:access|bible-chapter|event|live)\.tsx|\/(?:flow\/buying-flow|chat\/chat|picker\/place-dialog)\.tsx$/
/** Other pages whose first touch people wait for. */
const touchedSoon = /\/app\/routes\/(?:checkout|give|give-checkout|home)\.tsx/

const limits = {
  requestBytes,
  mostSpare(entry: string) {
    const [, page] = /\/app\/routes\/([\w-]+)\.tsx/.exec(entry) ?? []
    return page === undefined ? spareOfOthers.part : (spareBytes[page] ?? spareOfOthers.page)
  },
  weigh: (entry: string) =>
    touched.test(entry) ? 30 : touchedSoon.test(entry) ? 8 : entry.includes('/app/routes/') ? 2 : 1,
}

const isOfApp = (id: string) => /\/app\/(?:root\.tsx\?__react-router-build-client-route|entry\.client\.tsx)$/.test(id)

/**
 * Names the files of modules that pages share, by the plan that `planChunks` makes of all modules. A file has the name of its largest module.
 */
export function sharedChunks(): {
  plugin: Plugin
  nameOf: (id: string, context: Rolldown.ChunkingContext) => string | null
} {
  const ids = new Set<string>()
  let names: ReadonlyMap<string, string> | undefined
  return {
    plugin: {
      name: 'shared-chunks',
      apply: 'build',
      // After the framework, which keeps the files of routes to what they export: what they share may be in them.
      options(options) {
        return this.environment.name === 'client' ? { ...options, preserveEntrySignatures: 'allow-extension' } : null
      },
      moduleParsed({ id }) {
        if (this.environment.name === 'client') ids.add(id)
      },
    },
    nameOf(id, context) {
      names ??= nameChunks(readModules(ids, context))
      return names.get(id) ?? null
    },
  }
}

function readModules(ids: ReadonlySet<string>, context: Rolldown.ChunkingContext): Map<string, PlannedModule> {
  return new Map(
    [...ids].toSorted().flatMap((id) => {
      // A style sheet belongs to those who ask for it.
      if (id.endsWith('.css')) return []
      const info = context.getModuleInfo(id)
      if (!info) return []
      const { importedIds: imports, dynamicallyImportedIds: loads, isEntry, code } = info
      const styles = imports.some((imported) => imported.endsWith('.css')) ? styleBytes : 0
      return [[id, { imports, loads, isEntry, bytes: compressedSize(code ?? '') * leftOfText + styles }]]
    }),
  )
}

function compressedSize(text: string): number {
  return brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }).length
}

function nameChunks(modules: ReadonlyMap<string, PlannedModule>): Map<string, string> {
  const everywhere = findClosure(modules, [...modules.keys()].filter(isOfApp))
  const taken = new Set(['framework', 'shell'])
  return new Map(
    planChunks(modules, everywhere, limits).flatMap((chunk) => {
      const [largest = ''] = chunk.toSorted((a, b) => (modules.get(b)?.bytes ?? 0) - (modules.get(a)?.bytes ?? 0))
      const plain = basename(largest).split('.')[0] ?? ''
      let name = plain
      for (let next = 2; taken.has(name); next++) name = `${plain}-${next}`
      taken.add(name)
      return chunk.map((id) => [id, name] as const)
    }),
  )
}
