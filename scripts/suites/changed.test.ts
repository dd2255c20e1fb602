import { expect, test } from 'vitest'
import { findReached } from './changed.mjs'

const files = new Map([
  ['packages/contract/src/money.ts', 'export const cents = 1'],
  ['packages/contract/src/money.test.ts', "import { cents } from './money.ts'"],
  ['packages/contract/src/time.test.ts', "import { now } from './time.ts'"],
  ['apps/api/src/modules/giving/gifts.service.ts', "import { cents } from '@narthex/contract/money'"],
  ['apps/api/src/modules/giving/gifts.integration.test.ts', "import { give } from './gifts.service.ts'"],
  ['apps/api/src/app.ts', "import { give } from './modules/giving/gifts.service.ts'"],
  ['apps/api/src/testing/set-up.ts', "import { assembleApp } from '../app.ts'"],
  ['apps/api/src/modules/prayer/wall.integration.test.ts', "import { setUp } from '../../testing/set-up.ts'"],
  ['apps/api/src/who-may-call.integration.test.ts', "import { setUp } from './testing/set-up.ts'"],
  ['apps/web/app/pay.browser.test.tsx', "import { cents } from '@narthex/contract/money'"],
  ['e2e/journeys/giving.spec.ts', "import { cents } from '@narthex/contract/money'"],
])

test('a change reaches the tests of what imports it, directly or by others, but not through the list of all modules', () => {
  expect(findReached(['packages/contract/src/money.ts'], files)).toEqual({
    unit: ['packages/contract/src/money.test.ts'],
    components: ['apps/web/app/pay.browser.test.tsx'],
    integration: [
      'apps/api/src/modules/giving/gifts.integration.test.ts',
      'apps/api/src/who-may-call.integration.test.ts',
    ],
    journeys: ['@smoke', 'giving\\.spec\\.ts'],
  })
})

test('the tests over all endpoints and the smoke stories run whatever has changed', () => {
  expect(findReached(['README.md'], files)).toEqual({
    unit: [],
    components: [],
    integration: ['apps/api/src/who-may-call.integration.test.ts'],
    journeys: ['@smoke'],
  })
})

test.each([
  'package-lock.json',
  'apps/api/migrations/0200-churches.sql',
  'apps/api/migrations/base/03-churches.sql',
  'apps/web/app/app.css',
])('everything runs when %s has changed', (path) => expect(findReached([path], files)).toEqual({}))

test('a change of the list of all modules itself reaches every test that opens them', () => {
  expect(findReached(['apps/api/src/app.ts'], files).integration).toContain(
    'apps/api/src/modules/prayer/wall.integration.test.ts',
  )
})
