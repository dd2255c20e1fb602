import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Clock } from '../platform/clock.ts'
import { createFiles } from '../platform/files/create-files.ts'
import type { Platform } from '../platform/platform.ts'
import { ChurchScope, OrganisationScope } from '../platform/scope/scope.ts'
import { madeOnce } from './made-once.ts'
import { type SeededChurches, seedChurches } from './seeded-churches.ts'
import {
  createMigratedDatabase,
  type DatabaseKind,
  openTestPlatform,
  openTwin,
  platformOn,
  type TestPlatform,
  type TestPlatformOptions,
} from './test-platform.ts'

export interface SeededPlatform extends TestPlatform {
  readonly churches: SeededChurches
}

/**
 * A platform whose database holds the seeded churches already: a copy of one in which they were founded once, by the
 * system's clock or at the time of the test's own, which takes longer than most files' tests.
 */
export async function openSeededPlatform(
  options: Omit<TestPlatformOptions, 'template' | 'files'> = {},
): Promise<SeededPlatform> {
  const { kind = 'embedded', clock } = options
  const time = clock?.()
  const name = ['seeded', kind, ...(time ? [time.getTime()] : [])].join('-')
  const made = await madeOnce(name, (folder) => seed({ kind, folder, clock: time && (() => time) }))
  const dataFolder = await mkdtemp(join(tmpdir(), 'narthex-seeded-'))
  await cp(join(made, 'files'), join(dataFolder, 'files'), { recursive: true })
  const template = await readFile(join(made, 'database'), 'utf8')
  const test = await openTestPlatform({ ...options, files: { dataFolder }, template })
  return {
    ...test,
    churches: await churchesOf(test.platform, await readFile(join(made, 'things.json'), 'utf8')),
    async close() {
      await test.close()
      await rm(dataFolder, { recursive: true })
    },
  }
}

interface Seeding {
  readonly kind: DatabaseKind
  readonly folder: string
  readonly clock: Clock | undefined
}

/** Leaves the files of the churches, what they have, and the name of their database. */
async function seed({ kind, folder, clock }: Seeding): Promise<void> {
  const { name, url } = await createMigratedDatabase(kind)
  await writeFile(join(folder, 'database'), name)
  const { platform, close } = await openTwin({ databaseUrl: url }, { clock })
  const files = createFiles({ dataFolder: folder })
  const { things } = await seedChurches({ ...platform, files }).finally(close)
  await writeFile(join(folder, 'things.json'), JSON.stringify(things))
}

/** Found again, by a platform of its own: that of the test remembers nothing yet. */
async function churchesOf(platform: Platform, things: string): Promise<SeededChurches> {
  const { directory } = platformOn(platform)
  const tenant = async <T>(label: string, is: (found: unknown) => found is T): Promise<T> => {
    const found = await directory.byHost(`${label}.narthex.test`)
    if (!is(found)) throw new Error(`${label} was not seeded`)
    return found
  }
  return {
    pomar: await tenant('pomar', OrganisationScope.is),
    videira: await tenant('videira', ChurchScope.is),
    oliveira: await tenant('oliveira', ChurchScope.is),
    farol: await tenant('farol', ChurchScope.is),
    fechada: await tenant('fechada', ChurchScope.is),
    things: JSON.parse(things),
  }
}
