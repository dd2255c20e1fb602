import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import type { TestProject } from 'vitest/node'

declare module 'vitest' {
  interface ProvidedContext {
    /** The file of an empty embedded database. */
    emptyDatabase: string
  }
}

/** Makes an empty database once for all test files: to make one takes seconds, to begin with a copy a fraction of one. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'narthex-empty-'))
  const file = join(folder, 'empty.tar')
  const pglite = await PGlite.create('memory://')
  const dump = await pglite.dumpDataDir('none')
  await pglite.close()
  await writeFile(file, Buffer.from(await dump.arrayBuffer()))
  project.provide('emptyDatabase', file)
  return () => rm(folder, { recursive: true, force: true })
}
