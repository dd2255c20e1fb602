import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Failure } from '../failure.mjs'
import { root } from '../root.mjs'
import { checkBoundaries } from './check.mjs'

const rooms = ['apps', 'packages', 'demo', 'bench', 'e2e']
const generated = /^(node_modules|build|\.react-router|test-results)$/

/** Checks the imports of the project's own sources. Throws Failure. */
export function checkHouse() {
  const paths = rooms.flatMap(sourcesBelow)
  const complaints = checkBoundaries(new Map(paths.map((path) => [path, readFileSync(join(root, path), 'utf8')])))
  if (complaints.length > 0) throw new Failure(complaints.join('\n'))
}

/** The sources of the project below a folder. @param {string} folder @returns {string[]} */
export function sourcesBelow(folder) {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`
    if (entry.isDirectory()) return generated.test(entry.name) ? [] : sourcesBelow(path)
    return /\.tsx?$/.test(path) ? [path] : []
  })
}
