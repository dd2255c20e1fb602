import { basename } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import type { Plugin, Rolldown } from 'vite'
import { findClosure, type PlannedModule, planChunks } from './chunk-plan.ts'

/** A request more costs about as much as these bytes: six at a time, 400 ms each, at 50 KB a second, and its own work. */
const requestBytes = 6000
/** Part of a module's text, compressed alone, that is left of it in a file of many. */
const leftOfText = 0.5

/** Pages whose bytes have a budget (`page-budgets.spec.ts`), and parts that they load as they wake. */
const budgeted =
  /\/app\/routes\/(?:home|about|devotionals?|events|groups?|praises|videos|podcast|publications|give|play|play-browse|play-video|play-collection|embed-chat|subscriptions|giving-history|cards|add-card|payment|registrations|my-tickets|ticket-contents?)\.tsx/

/** Pages whose first touch people wait for, and what it loads. */
const touched =
  /\/app\/routes\/(?:access|bible-chapter|checkout|event|give|give-checkout|home|live)\.tsx|\/(?:flow\/buying-flow|chat\/chat|picker\/place-dialog)\.tsx$/

/** Pages that fill their budget by what they need alone. */
const full = /\/app\/routes\/giving-history\.tsx/

const limits = {
  requestBytes,
  mostSpare: (entry: string) => (full.test(entry) ? 0 : budgeted.test(entry) ? 1800 : 12_000),
  weigh: (entry: string) => (touched.test(entry) ? 8 : entry.includes('/app/routes/') ? 2 : 1),
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
      return [[id, { imports, loads, isEntry, bytes: compressedSize(code ?? '') * leftOfText }]]
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
