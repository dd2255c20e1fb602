import { existsSync } from 'node:fs'
import { mkdtemp, rename } from 'node:fs/promises'
import { join } from 'node:path'
import { inject } from 'vitest'
// For its declaration of what is injected.
import type {} from './prepared-databases.ts'

/**
 * A folder that the first test file that needs it fills, for those after it. Under another name until it is whole: a
 * second worker may be at it too, and the first to end is the one that counts.
 */
export async function madeOnce(name: string, fill: (folder: string) => Promise<void>): Promise<string> {
  const made = join(inject('preparedFolder'), name)
  if (existsSync(made)) return made
  const unfinished = await mkdtemp(`${made}-`)
  await fill(unfinished)
  await rename(unfinished, made).catch((error: unknown) => {
    if (!existsSync(made)) throw error
  })
  return made
}
