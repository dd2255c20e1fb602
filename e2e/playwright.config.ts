import { defineConfig } from '@playwright/test'
import { findBrowser } from './find-browser.ts'

const executablePath = findBrowser()

export default defineConfig({
  testDir: 'journeys',
  outputDir: 'test-results',
  globalSetup: './start-product.ts',
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  reporter: 'line',
  use: {
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(executablePath && { executablePath }),
      args: [
        '--headless',
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  projects: [
    { name: 'phone', use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } },
    { name: 'desktop', use: { viewport: { width: 1440, height: 900 } } },
  ],
})
