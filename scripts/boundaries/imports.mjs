import { posix } from 'node:path'
import { parseSync } from 'vite'

/**
 * `to` is a file of the project or an external module (`npm:react`, `node:fs`). Type imports do not exist at run time.
 * @typedef {{ from: string, to: string, isType: boolean }} Import
 */

/** The folder of each workspace. */
const workspaces = {
  '@narthex/api': 'apps/api',
  '@narthex/server': 'apps/server',
  '@narthex/web': 'apps/web',
  '@narthex/client': 'packages/client',
  '@narthex/contract': 'packages/contract',
  '@narthex/editor': 'packages/editor',
  '@narthex/locales': 'packages/locales',
  '@narthex/ui': 'packages/ui',
  '@narthex/demo': 'demo',
}

/**
 * Lists every import: static, dynamic and re-exports.
 * @param {ReadonlyMap<string, string>} files source by path from the project's root
 * @returns {Import[]}
 */
export function listImports(files) {
  return [...files].flatMap(([from, source]) =>
    specifiersIn(from, source).map(({ specifier, isType }) => ({ from, to: resolve(from, specifier, files), isType })),
  )
}

/** @param {string} path @param {string} source */
function specifiersIn(path, source) {
  const { staticImports, staticExports, dynamicImports } = parseSync(path, source).module
  return [
    ...staticImports.map(({ moduleRequest, entries }) => ({
      specifier: moduleRequest.value,
      isType: entries.length > 0 && entries.every((entry) => entry.isType),
    })),
    ...staticExports
      .flatMap(({ entries }) => entries)
      .flatMap(({ moduleRequest, isType }) => (moduleRequest ? [{ specifier: moduleRequest.value, isType }] : [])),
    ...dynamicImports.map(({ moduleRequest: { start, end } }) => ({
      specifier: source.slice(start + 1, end - 1),
      isType: false,
    })),
  ]
}

/** @param {string} from @param {string} specifier @param {ReadonlyMap<string, string>} files */
function resolve(from, specifier, files) {
  if (specifier.startsWith('.')) return posix.join(posix.dirname(from), specifier)
  if (specifier.startsWith('node:')) return specifier
  const [name, folder] = Object.entries(workspaces).find(([name]) => specifier.startsWith(`${name}/`)) ?? []
  if (!name) return `npm:${specifier}`
  const path = specifier.slice(name.length + 1)
  const candidates = [`${folder}/src/${path}.ts`, `${folder}/src/${path}.tsx`]
  return candidates.find((candidate) => files.has(candidate)) ?? `${folder}/${path}`
}
