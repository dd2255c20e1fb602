import { defineConfig } from 'vitest/config'
import { componentsProject, componentTests } from './scripts/testing/components-project.ts'

const integration = '**/*.integration.test.{ts,tsx}'
const elsewhere = ['**/node_modules/**', '**/build/**', 'e2e/**']

export default defineConfig({
  test: {
    maxWorkers: 2,
    // Nothing here is measured by its time: a machine that is busy takes many times as long.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['**/*.test.{ts,tsx}'],
          exclude: [integration, componentTests, ...elsewhere],
          setupFiles: ['./scripts/testing/unexpected-errors.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'integration',
          include: [integration],
          exclude: elsewhere,
          pool: 'forks',
          // A worker keeps the modules that it has: to load them takes longer than most files' tests.
          isolate: false,
          // The report lists which tests needed their second attempt, so that none of them is forgotten.
          retry: 1,
          globalSetup: ['./scripts/testing/built-server.ts', './apps/api/src/testing/prepared-databases.ts'],
          setupFiles: ['./scripts/testing/unexpected-errors.ts'],
        },
      },
      componentsProject,
    ],
  },
})
