import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Failure } from '../failure.mjs'
import { root } from '../root.mjs'
import { exceptions } from './exceptions.mjs'
import { findOffences } from './find.mjs'

const folders = [
  'apps/api',
  'apps/server',
  'packages/contract',
  'demo',
  'bench',
  'scripts',
  'docs',
  'apps/web',
  'packages/client',
  'packages/editor',
  'packages/ui',
  'packages/locales',
  'e2e',
]
const otherFiles = ['README.md', 'CONTRIBUTING.md', 'SECURITY.md', 'CHANGELOG.md', '.github/pull_request_template.md']
const notSources = /^(node_modules|build|results|screenshots)$/
/** Files that name the refused words. */
const ownFiles = /^scripts\/language\//

/** Refuses words and names that cannot be searched. Throws Failure. */
export function checkLanguage() {
  const paths = [...folders.flatMap(filesBelow), ...otherFiles].filter((path) => !ownFiles.test(path))
  const complaints = paths
    .flatMap((path) => findOffences(path, readFileSync(join(root, path), 'utf8')))
    .filter(({ path, word }) => !exceptions.some((allowed) => allowed.path === path && allowed.word === word))
    .map(({ path, line, word, advice }) => `${path}:${line}: "${word}"; write ${advice}`)
  if (complaints.length > 0) throw new Failure(complaints.join('\n'))
}

/** @param {string} folder @returns {string[]} */
function filesBelow(folder) {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`
    if (entry.isDirectory()) return notSources.test(entry.name) ? [] : filesBelow(path)
    return /\.(?:tsx?|mjs|md)$/.test(path) ? [path] : []
  })
}
