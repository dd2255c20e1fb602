import { ancoradouro } from '@narthex/demo/organisation'
import { expect, type Page } from '@playwright/test'
import { openGroupChurch } from '../group-church.ts'
import { memberMenu } from '../newcomer.ts'
import { deep, running, siteAddress, test } from '../visit.ts'

const mare = siteAddress('mare')
const picker = `${siteAddress(ancoradouro.slug)}/churchs`
const lost = (page: Page) => page.getByText('Sem conexão no momento')

// What was still loading when the connection went
// away is reported by the browser itself.
test.use({ expectedErrors: [/net::ERR_INTERNET_DISCONNECTED/] })

async function openPicker(page: Page): Promise<void> {
  await page.goto(picker)
  await running(page)
}

test(
  'a lost connection is told, what still works with it, and shortly that it is back',
  deep,
  async ({ page, context }) => {
    await openPicker(page)
    await expect(lost(page)).toBeHidden()
    await context.setOffline(true)
    await expect(lost(page)).toBeVisible()
    await expect(page.getByText(/O que você já abriu continua aqui/)).toBeVisible()
    await context.setOffline(false)
    await expect(lost(page)).toHaveCount(0)
    const back = page.getByText('Pronto, a conexão voltou.')
    await expect(back).toBeVisible()
    await expect(back).toHaveCount(0)
  },
)

test('a page that replaces this one is waited for under the church’s mark', deep, async ({ page }) => {
  const { promise: covered, resolve: cover } = Promise.withResolvers<void>()
  // From outside a page cannot be looked at while it is being replaced: it tells by itself.
  await page.route('**/covered', (route) => {
    cover()
    return route.fulfill({ status: 204 })
  })
  await openPicker(page)
  await page.evaluate(() => {
    const look = () => {
      const screens = [...document.querySelectorAll('[role=status]')]
      if (screens.some((screen) => screen.textContent?.includes('Só um instante…'))) navigator.sendBeacon('/covered')
    }
    new MutationObserver(look).observe(document.body, { childList: true, subtree: true })
  })
  await page.route('**/churchs?lang=en', async (route) => {
    await covered
    await route.continue()
  })
  await page.getByRole('contentinfo').getByRole('link', { name: 'English' }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await expect(page.getByText(/Só um instante…|Just a moment…/)).toHaveCount(0)
})

test.describe('where a call goes wrong', () => {
  test.use({ expectedErrors: [/Failed to load resource|net::ERR_|Failed to fetch/] })

  test('a 401 logs out and loads the home page without a query', async ({ page, context, product }) => {
    const church = await openGroupChurch(product)
    await context.grantPermissions(['geolocation'])
    await context.setGeolocation({ latitude: -8.12, longitude: -34.9 })
    const nearest = /\/api\/v1\/igreja\/[^/]+\/celula\/\?.*latitude=/
    await page.route(nearest, (route) =>
      route.fulfill({ status: 401, json: { code: 'UNAUTHENTICATED', message: 'Log in again', requestId: 'r' } }),
    )
    await church.enter(page, '/groups?embed=true&lang=pt', 'ana')
    // A page that runs already calls as a visitor until the session is known: only then is it the member's call.
    await expect(page.getByRole('region', { name: 'Meus grupos' })).toBeVisible()
    const called = page.waitForRequest(nearest)
    await page.getByRole('button', { name: 'Perto de mim' }).click()
    expect((await called).headers().authorization).toMatch(/^Bearer [\w-]+\.[\w-]+\.[\w-]+$/)
    await expect(page).toHaveURL(`${church.address}/`)
    await expect(page.locator('header').getByRole('link', { name: 'Entrar' })).toBeVisible()
    await expect(memberMenu(page, 'Ana')).toHaveCount(0)
    const kept = await page.evaluate(() => [sessionStorage.getItem('token'), localStorage.getItem('refreshToken')])
    expect(kept).toEqual([null, null])
    expect(await page.evaluate(() => performance.getEntriesByType('navigation')[0]?.name)).toBe(`${church.address}/`)
  })

  test('a page whose data nobody answers becomes the error page, whose retry loads it, embedded as it was', async ({
    page,
  }) => {
    await page.goto(`${mare}/?embed=true`)
    await running(page)
    await page.route('**/about.data*', (route) => route.abort())
    await page.getByRole('main').locator('a[href^="/about"]').click()
    const retry = page.getByRole('link', { name: 'Tentar de novo' })
    await expect(page.getByText('Ocorreu um erro ao buscar os dados. Por favor, tente novamente.')).toBeVisible()
    await expect(page).toHaveURL(`${mare}/about?embed=true`)
    await retry.click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Igreja Boa Maré')
    await expect(page).toHaveURL(`${mare}/about?embed=true`)
    await expect(page.getByRole('banner')).toHaveCount(0)
  })
})
