import { defineConfig } from '@playwright/test'
import { browserArguments } from './browser-arguments.ts'
import { findBrowser } from './find-browser.ts'

const executablePath = findBrowser()

export default defineConfig({
  testDir: 'journeys',
  outputDir: 'test-results',
  globalSetup: ['./migrated-database.ts', './start-product.ts'],
  fullyParallel: true,
  forbidOnly: true,
  // A browser on a busy machine stumbles now and then; which journeys did is told.
  retries: 1,
  workers: 2,
  reporter: 'line',
  use: {
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(executablePath && { executablePath }),
      args: browserArguments,
    },
  },
  projects: [
    // A phone reads the same documents as a desktop: what runs in one of them runs in the other.
    {
      name: 'phone',
      testIgnore: ['hostile-churches.spec.ts', 'every-page.spec.ts'],
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
    { name: 'desktop', use: { viewport: { width: 1440, height: 900 } } },
  ],
})
