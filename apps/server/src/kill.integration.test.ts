import { atStrength } from '@narthex/contract/testing/strength'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { expectWhole, oneLife } from './testing/killed-editor.ts'
import { endEverything, temporaryFolder } from './testing/server-process.ts'

/** Number of kills; set by the variable `KILLS` for longer runs. */
const kills = Number(process.env.KILLS ?? atStrength({ deep: 8, full: 1 }))
const someEdits = () => Math.ceil(Math.random() * 40)

afterAll(endEverything)

/* Its control is in `kill.deep.integration.test.ts`. */
describe('a process that is killed in the middle of an editor’s work', () => {
  let folder: string
  let acknowledged: number

  beforeAll(async () => {
    folder = temporaryFolder()
    const first = await oneLife(folder, someEdits())
    expectWhole(first.found)
    acknowledged = first.acknowledged
  })

  it.each(Array.from({ length: kills }, (_, index) => index + 1))(
    'loses no write and leaves no half one: kill %i',
    async () => {
      const life = await oneLife(folder, someEdits())
      expectWhole(life.found)
      expect(life.found.versao).toBeGreaterThanOrEqual(acknowledged)
      // The edit that was under way may have been written, and not yet acknowledged.
      expect(life.found.versao).toBeLessThanOrEqual(acknowledged + 1)
      expect(life.acknowledged).toBeGreaterThan(life.found.versao)
      acknowledged = life.acknowledged
    },
  )
})
