import { isDeepRun } from '@narthex/contract/testing/strength'
import { defineConfig } from '@playwright/test'
import { launchOptions } from './launch-options.ts'

export default defineConfig({
  testDir: 'journeys',
  // To look through the two megabytes of the built app for what to transform takes each worker seconds.
  build: { external: ['**/apps/web/build/**'] },
  outputDir: 'test-results',
  globalSetup: ['./migrated-database.ts', './start-product.ts'],
  fullyParallel: true,
  forbidOnly: true,
  // Journeys that need their second attempt are reported, and three of them fail the run: docs/testing.md.
  retries: process.env.CI ? 1 : 0,
  timeout: isDeepRun ? 180_000 : 60_000,
  ...(!isDeepRun && { grepInvert: /@deep/ }),
  expect: { timeout: 20_000 },
  workers: 2,
  reporter: 'line',
  use: {
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    // It loads the whole app for each new visitor, and what it answers never comes to a journey's routes.
    serviceWorkers: 'block',
    // Each click would wait for a view transition, which is drawn in software here; journeys about motion turn it on.
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
    launchOptions,
  },
  projects: [
    // A phone runs the same app as a desktop: only what the width changes is told twice.
    {
      name: 'phone',
      grep: /@both-widths/,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
    { name: 'desktop', use: { viewport: { width: 1440, height: 900 } } },
  ],
})
