import { globSync, readFileSync } from 'node:fs'
import { defineConfig } from 'vitest/config'
import { isDeepRun } from './packages/contract/src/testing/strength.ts'
import { componentsProjects, componentTests } from './scripts/testing/components-project.ts'

const integration = '**/*.integration.test.{ts,tsx}'
const deep = '**/*.deep.integration.test.{ts,tsx}'
const elsewhere = ['**/node_modules/**', '**/build/**', 'e2e/**']

const unit = {
  include: ['**/*.test.{ts,tsx}'],
  exclude: [integration, componentTests, ...elsewhere],
  setupFiles: ['./scripts/testing/unexpected-errors.ts'],
}

/** Unit tests that change what other files would find changed: stores of the browser's half, modules, globals, the clock. */
const isolated = globSync(unit.include, { exclude: unit.exclude }).filter(
  (path) =>
    /^(apps\/web|packages\/client)\//.test(path) ||
    /vi\.(mock|doMock|resetModules|stubGlobal|stubEnv|useFakeTimers)\b/.test(readFileSync(path, 'utf8')),
)

export default defineConfig({
  test: {
    maxWorkers: 2,
    // Limits for what hangs: nothing here is measured by its time. Deep tests start and kill whole products, again and again.
    testTimeout: isDeepRun ? 180_000 : 60_000,
    hookTimeout: isDeepRun ? 180_000 : 60_000,
    projects: [
      // A worker keeps the modules that it has.
      { extends: true, test: { ...unit, name: 'unit', exclude: [...unit.exclude, ...isolated], isolate: false } },
      { extends: true, test: { ...unit, name: 'unit-isolated', include: isolated } },
      {
        extends: true,
        test: {
          name: 'integration',
          include: [integration],
          exclude: isDeepRun ? elsewhere : [deep, ...elsewhere],
          pool: 'forks',
          // A worker keeps the modules that it has: to load them takes longer than most files' tests.
          isolate: false,
          // The report names what needed its second attempt, and three of them fail the run: docs/testing.md.
          retry: process.env.CI ? 1 : 0,
          globalSetup: ['./scripts/testing/built-server.ts', './apps/api/src/testing/prepared-databases.ts'],
          setupFiles: ['./scripts/testing/unexpected-errors.ts'],
        },
      },
      ...componentsProjects,
    ],
  },
})
