import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../root.mjs'

/** The folders that TypeScript checks: the root and every workspace. One without a tsconfig.json fails. */
export function typeProjects() {
  /** @type {string[]} */
  const workspaces = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).workspaces
  return ['.', ...workspaces.flatMap(foldersOf)]
}

/** @param {string} workspace a folder, or `folder/*` for each one in it */
function foldersOf(workspace) {
  if (!workspace.endsWith('/*')) return [workspace]
  const parent = workspace.slice(0, -2)
  const entries = readdirSync(join(root, parent), { withFileTypes: true })
  return entries.filter((entry) => entry.isDirectory()).map((entry) => `${parent}/${entry.name}`)
}
