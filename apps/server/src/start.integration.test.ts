import { afterAll, describe, expect, it } from 'vitest'
import { refusal } from './testing/refused-start.ts'
import { endEverything } from './testing/server-process.ts'

afterAll(endEverything)

/* Every other reason is in `start.deep.integration.test.ts`. */
describe('a start that cannot succeed says why in one line', () => {
  it('when a setting is wrong', async () => {
    expect(await refusal({ LOG_LEVEL: 'loud' })).toContain('LOG_LEVEL')
  })

  it('when a server’s database is to be reset', async () => {
    expect(await refusal({ DATABASE_URL: 'postgres://127.0.0.1:1/x' }, ['serve', '--reset'])).toContain('--reset')
  })
})
