import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../root.mjs'

/**
 * The folders whose `tsconfig.json` TypeScript checks: the root, whose program holds all that runs in Node alone, and every
 * workspace that the root does not include. Each file is checked once, but for what e2e and web import.
 */
export function typeProjects() {
  /** @type {string[]} */
  const included = readJson('tsconfig.json').include
  return ['.', ...workspaces().filter((workspace) => !included.some((path) => isWithin(path, workspace)))]
}

function workspaces() {
  /** @type {string[]} */
  const patterns = readJson('package.json').workspaces
  return patterns.flatMap(listFolders)
}

/** @param {string} pattern a folder, or `folder/*` for each one in it */
function listFolders(pattern) {
  if (!pattern.endsWith('/*')) return [pattern]
  const parent = pattern.slice(0, -2)
  const entries = readdirSync(join(root, parent), { withFileTypes: true })
  return entries.filter((entry) => entry.isDirectory()).map((entry) => `${parent}/${entry.name}`)
}

/** @param {string} path @param {string} folder */
function isWithin(path, folder) {
  return path === folder || path.startsWith(`${folder}/`)
}

/** @param {string} path from the root */
function readJson(path) {
  return JSON.parse(readFileSync(join(root, path), 'utf8'))
}
