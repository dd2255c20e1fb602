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
  // A browser on a busy machine stumbles now and then, and which journeys did is told. What only waits its turn there is
  // not to fail at all.
  retries: 1,
  timeout: 240_000,
  expect: { timeout: 20_000 },
  workers: 2,
  reporter: 'line',
  use: {
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    // It loads the whole app for each new visitor, and what it answers never comes to a journey's routes.
    serviceWorkers: 'block',
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
