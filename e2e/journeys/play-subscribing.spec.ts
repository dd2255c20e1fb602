import { expect, type Page } from '@playwright/test'
import { expectNoBarriers } from '../barriers.ts'
import { openPlayChurch, type PlayChurch } from '../play-church.ts'
import { deep, running, story, test } from '../visit.ts'

// What a member may not play is refused to the browser, which says so.
test.use({ expectedErrors: [/Failed to load resource: .* status of (?:403|409)/] })

let church: PlayChurch
test.beforeEach(async ({ product }) => {
  church = await openPlayChurch(product)
})

const watch = (episode: 0 | 1 = 0) => `/play/watch/${church.episodes[episode]}`
const plan = () => `/play/plans?plano=${church.planId}&redirectTo=${encodeURIComponent(watch())}`
const video = (page: Page) => page.locator('video')
const secondsIn = (page: Page) => video(page).evaluate(({ currentTime }: HTMLVideoElement) => currentTime)
const button = (page: Page, name: string | RegExp) => page.getByRole('main').getByRole('button', { name })

/** Subscribes by Pix on the rehearsal gateway, and goes on to the film. */
async function subscribe(page: Page): Promise<void> {
  await page.goto(church.address + plan())
  await running(page)
  await page.getByRole('radio', { name: /^Pix/ }).first().click()
  await expect(button(page, /^Assinar por R\$.19,90$/)).toBeVisible()
  await button(page, /^Assinar por/).dblclick()
  await expect(button(page, /Copiar o código/)).toBeVisible()
  await expect(page).toHaveURL(/[?&]pedido=/)
  // The order stands in the address: a reload goes on with it.
  await page.reload()
  await expect(button(page, /Copiar o código/)).toBeVisible()
  await expectNoBarriers(page)
  await button(page, 'Pagar').click()
  await expect(page.getByRole('heading', { name: 'Boas-vindas ao Play!' })).toBeVisible()
  // Says where to, once the name of the film is known.
  await page.getByRole('link', { name: /^(?:Continuar|Assistir: )/ }).click()
  await expect(page).toHaveURL(church.address + watch())
}

async function play(page: Page): Promise<void> {
  await expect(video(page)).toBeVisible()
  await video(page).evaluate(async (film: HTMLVideoElement) => {
    film.muted = true
    await film.play()
  })
}

test(
  'a member subscribes by Pix, watches, goes on at the same second elsewhere, and a lapse closes it',
  story,
  async ({ page, browser }) => {
    await church.enter(page, watch())
    await expect(page.getByText('Este título é para assinantes')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Ver os planos' })).toHaveAttribute(
      'href',
      `/play/plans?redirectTo=${encodeURIComponent(watch())}`,
    )
    await subscribe(page)

    await play(page)
    await video(page).evaluate((film: HTMLVideoElement) => {
      film.currentTime = 12
    })
    await expect.poll(() => secondsIn(page)).toBeGreaterThan(12)
    await expectNoBarriers(page)
    const saved = page.waitForResponse((answer) => answer.url().endsWith('/user/play/posicao/'))
    await video(page).evaluate((film: HTMLVideoElement) => film.pause())
    const stoppedAt = Math.floor(await secondsIn(page))
    await saved

    const other = await browser.newContext({ locale: 'pt-BR' })
    const tv = await other.newPage()
    await church.enter(tv, watch())
    await expect(video(tv)).toBeVisible()
    await expect.poll(() => secondsIn(tv)).toBeGreaterThanOrEqual(stoppedAt)
    expect(await secondsIn(tv)).toBeLessThan(stoppedAt + 5)

    await church.lapse()
    await tv.reload()
    await expect(tv.getByText('Este título é para assinantes')).toBeVisible()
    await other.close()
  },
)

test('the next episode begins by itself, or is stopped', deep, async ({ page }) => {
  await church.enter(page, watch())
  await subscribe(page)
  await play(page)
  await video(page).evaluate((film: HTMLVideoElement) => {
    film.currentTime = 29.5
  })
  await expect(button(page, /^Assistir agora/)).toBeFocused()
  await button(page, 'Não continuar').click()
  await button(page, /^Assistir agora/).click()
  await expect(page).toHaveURL(church.address + watch(1))
  await expect(video(page)).toBeVisible()
})

test('as many devices play as the plan allows, and another is ended from here', deep, async ({ page, browser }) => {
  await church.enter(page, watch())
  await subscribe(page)
  const [first, second] = [await browser.newContext(), await browser.newContext()]
  const tabs = [await first.newPage(), await second.newPage()] as const
  await church.enter(tabs[0], watch(1))
  await expect(video(tabs[0])).toBeVisible()
  await church.enter(tabs[1], watch(1))
  await expect(tabs[1].getByRole('alert')).toBeVisible()
  await button(tabs[1], /^Encerrar/)
    .first()
    .click()
  await expect(video(tabs[1])).toBeVisible()
  await first.close()
  await second.close()
})

test('a member sees the subscription, cancels at the end of the term and takes that back', {
  tag: ['@deep', '@both-widths'],
}, async ({ page }) => {
  await church.enter(page, watch())
  await subscribe(page)
  await page.goto(`${church.address}/user/subscriptions`)
  await expect(page.getByRole('region', { name: 'Play' }).getByText('Ativa', { exact: true })).toBeVisible()
  await page.getByRole('link', { name: 'Ver tudo do Play' }).click()
  await expect(page.getByRole('region', { name: 'Cobranças' }).getByRole('listitem')).toContainText('Paga')
  await button(page, 'Cancelar assinatura').click()
  await page.getByRole('dialog').getByRole('button', { name: 'Cancelar assinatura' }).click()
  await expect(page.getByText(/^Cancelada\. Você ainda assiste até/)).toBeVisible()
  await button(page, 'Continuar assinando').click()
  await expect(page.getByText(/A assinatura está mantida\.$/)).toBeVisible()
})
