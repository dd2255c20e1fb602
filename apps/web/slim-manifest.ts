import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/**
 * Takes from the route manifest what only says which files a page's script will ask for itself, and what a route does not
 * have: every first visit carries the manifest, and these are the larger part of it.
 */
export async function slimManifest(folder: string): Promise<void> {
  const isManifest = /^manifest-[\da-f]{8}\.js$/
  for (const name of (await readdir(folder)).filter((file) => isManifest.test(file))) {
    const file = join(folder, name)
    const script = await readFile(file, 'utf8')
    const [assignment = '', manifest = ''] = script.split(/(?<==)(?=\{)/)
    const { routes, ...rest } = JSON.parse(manifest.replace(/;\s*$/, ''))
    const slim = Object.entries<object>(routes).map(([id, route]) => [id, withoutDefaults(route)])
    await writeFile(file, `${assignment}${JSON.stringify({ ...rest, routes: Object.fromEntries(slim) })};`)
  }
}

function withoutDefaults(route: object): object {
  const isSaid = ([name, value]: [string, unknown]) => name !== 'imports' && value !== false && !isEmpty(value)
  return Object.fromEntries(Object.entries(route).filter(isSaid))
}

const isEmpty = (value: unknown) => Array.isArray(value) && value.length === 0
