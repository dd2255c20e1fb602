import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { npm } from './npm.mjs'
import { root } from './root.mjs'

/**
 * @typedef {{ version?: string, link?: boolean, optional?: boolean, devOptional?: boolean }} Package
 * @typedef {Record<string, Package>} Packages
 */

/** Installs the dependencies unless they match package-lock.json already. Throws Failure. */
export async function ensureInstalled() {
  if (isInstalled(readPackages('package-lock.json'), readPackages('node_modules/.package-lock.json'))) return
  console.log('Installing dependencies, about a minute the first time…')
  await npm(['ci', '--include=dev', '--loglevel=error'], 'Installing the dependencies failed.')
}

/**
 * Whether every locked package is installed; npm describes what is installed in its own hidden lock file.
 * Optional packages may be missing: they belong to other platforms.
 * @param {Packages | undefined} locked
 * @param {Packages | undefined} installed
 */
export function isInstalled(locked, installed) {
  if (!locked || !installed) return false
  return Object.entries(locked).every(([path, wanted]) => {
    if (path === '') return true
    const present = installed[path]
    if (!present) return Boolean(wanted.optional ?? wanted.devOptional)
    return present.version === wanted.version
  })
}

/** @param {string} file @returns {Packages | undefined} */
function readPackages(file) {
  try {
    return JSON.parse(readFileSync(join(root, file), 'utf8')).packages
  } catch {
    return undefined
  }
}
