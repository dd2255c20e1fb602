import { openTestPlatform } from '@narthex/api/testing/test-platform'
import { expect, it } from 'vitest'
import { holdsDemoLogins } from './logins.ts'
import { seedDemo } from './seed.ts'

it('the logins whose password everybody knows are not there unless they are asked for', async () => {
  const bare = await openTestPlatform()
  await seedDemo(bare.platform, { withLogins: false })
  expect(await holdsDemoLogins(bare.platform)).toBe(false)
  await bare.close()
})
