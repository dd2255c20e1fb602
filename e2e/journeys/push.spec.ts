import { expect, type Page } from '@playwright/test'
import { findWholeBrowser } from '../find-browser.ts'
import { launchOptions } from '../launch-options.ts'
import { openNotifiedChurches } from '../notified-churches.ts'
import { deep, test } from '../visit.ts'

const executablePath = findWholeBrowser()

// A browser of its own, in a worker of its own: the headless shell shows no notification.
test.use({
  serviceWorkers: 'allow',
  launchOptions: executablePath ? { ...launchOptions, executablePath } : launchOptions,
})

test(
  'what is pushed is shown by the worker, and counted on the page that is open',
  deep,
  async ({ page, context, product }) => {
    const churches = await openNotifiedChurches(product)
    const bell = page.locator('header').getByRole('link', { name: /notificaç|notifications/i })
    await context.grantPermissions(['notifications'])
    await churches.enter(page, '/')
    await expect(bell).toHaveAccessibleName('Notificações')
    await page.evaluate(() => navigator.serviceWorker.ready)
    const id = await churches.tell('cais', { titulo: 'Estamos ao vivo', tipo: 'CULTO' })
    await push(page, { titulo: 'Estamos ao vivo', corpo: 'Venha', caminho: '/live', tag: `n${id}`, idioma: 'pt-br' })
    await expect(bell).toHaveAccessibleName('1 notificação nova')
    const shown = await page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready
      return (await registration.getNotifications()).map(({ title, body, tag, data }) => ({ title, body, tag, data }))
    })
    expect(shown).toEqual([{ title: 'Estamos ao vivo', body: 'Venha', tag: `n${id}`, data: '/live' }])
  },
)

/** Hands a message to the page's worker as the browser's push service would. */
async function push(page: Page, message: object): Promise<void> {
  const session = await page.context().newCDPSession(page)
  const registered = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [first] = registrations
      if (first) resolve(first.registrationId)
    })
  })
  await session.send('ServiceWorker.enable')
  await session.send('ServiceWorker.deliverPushMessage', {
    origin: new URL(page.url()).origin,
    registrationId: await registered,
    data: JSON.stringify(message),
  })
}
