import { expect, type Page } from '@playwright/test'
import { expectNoBarriers } from '../barriers.ts'
import { isKept } from '../kept-pages.ts'
import { openPlanChurch, type PlanChurch } from '../plan-church.ts'
import { story, test } from '../visit.ts'

// What the browser itself says of a network that is not there, and of a plan that was left.
// Devices lose the network, and a site that is not listed may not frame the plans.
test.use({
  serviceWorkers: 'allow',
  expectedErrors: [/ERR_INTERNET_DISCONNECTED|Failed to fetch|40[149]|frame-ancestors/],
})

let church: PlanChurch
test.beforeEach(async ({ product }) => {
  church = await openPlanChurch(product)
})

const passage = (page: Page, name: string) => page.getByRole('checkbox', { name: `${name}: lido` })
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { name })

test(
  'a member begins a plan, reads without a network, catches up on another device, begins again and leaves',
  story,
  async ({ page, browser }) => {
    await test.step('the list offers plans, and one of the church is begun today', async () => {
      await church.enter(page, '/reading-plans')
      await expect(page.getByText('Qual vai ser o seu primeiro plano?')).toBeVisible()
      await page.getByRole('link', { name: church.plan }).click()
      await expect(heading(page, 'O que você vai ler')).toBeVisible()
      await page.getByRole('button', { name: 'Começar' }).click()
      await expect(heading(page, 'Hoje · dia 1 de 4')).toBeVisible()
    })

    const address = page.url()
    await test.step('what is read without a network is kept here, and sent once it is back', async () => {
      await passage(page, 'Salmos 1').click()
      await expect(passage(page, 'Salmos 1')).toBeChecked()
      await page.reload()
      await expect(passage(page, 'Salmos 1')).toBeChecked()
      await isKept(page, '/reading-plans/plan', { ignoreSearch: true })
      await page.context().setOffline(true)
      await passage(page, 'Marcos 1.1-15').click()
      await expect(page.getByText('Leitura feita!')).toBeVisible()
      await page.reload()
      await expect(passage(page, 'Marcos 1.1-15')).toBeChecked()
      await page.context().setOffline(false)
      await expect(page.getByText('1 de 4 dias')).toBeVisible()
    })

    await test.step('a second device sees it', async () => {
      const other = await (await browser.newContext()).newPage()
      await church.enter(other, new URL(address).pathname + new URL(address).search)
      await expect(passage(other, 'Marcos 1.1-15')).toBeChecked()
      await expect(other.getByText('1 de 4 dias')).toBeVisible()
      await other.context().close()
    })

    await test.step('it begins again from the first day', async () => {
      await page.getByRole('button', { name: 'Recomeçar do dia 1' }).click()
      const question = page.getByRole('dialog', { name: 'Recomeçar o plano?' })
      await question.getByRole('button', { name: 'Recomeçar' }).click()
      await expect(page.getByText('0 de 4 dias')).toBeVisible()
      await expect(passage(page, 'Salmos 1')).not.toBeChecked()
    })

    await test.step('it is left after a question', async () => {
      await page.getByRole('link', { name: 'Sair do plano' }).click()
      await expect(heading(page, `Sair de ${church.plan}?`)).toBeVisible()
      await page.getByRole('button', { name: 'Sair do plano' }).click()
      await expect(heading(page, `Você saiu de ${church.plan}`)).toBeVisible()
      await page.getByRole('link', { name: 'Ver os planos' }).click()
      await expect(page.getByText('Qual vai ser o seu primeiro plano?')).toBeVisible()
    })
  },
)

test('a member who fell behind chooses how to go on, pauses, and comes to the end', async ({ page }) => {
  const id = await church.begin(2)
  await church.enter(page, `/reading-plans/${church.planId}?subscriptionUuid=${id}`)
  await expect(heading(page, '2 leituras atrasadas')).toBeVisible()
  await expectNoBarriers(page)
  await page.getByRole('button', { name: /^Adiar o fim/ }).click()
  await expect(heading(page, '2 leituras atrasadas')).toHaveCount(0)
  await expect(heading(page, 'Hoje · dia 1 de 4')).toBeVisible()

  await page.getByRole('button', { name: 'Pausar' }).click()
  await expect(page.getByText('nada fica atrasado')).toBeVisible()
  await page.getByRole('button', { name: 'Continuar o plano' }).click()
  await expect(page.getByText('nada fica atrasado')).toHaveCount(0)

  for (const name of ['Salmos 1', 'Marcos 1.1-15']) await passage(page, name).click()
  for (const [day, name] of [
    [2, 'Salmos 23'],
    [3, 'Salmos 100'],
    [4, 'Salmos 150'],
  ] as const) {
    await chooseDay(page, day)
    await passage(page, name).click()
  }
  await expect(heading(page, 'Você chegou ao fim!')).toBeVisible()
  await expectNoBarriers(page)
})

test('plans in the frame of another site log in by a code, tell it what happened, and only where the church lists it', async ({
  page,
}) => {
  const embedder = 'http://embedder.example'
  const frameAt = (address: string) =>
    page.route(`${embedder}/`, (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: `<!doctype html><title>Embedder</title><h1>Embedder</h1>
          <script>window.heard = []; addEventListener('message', ({ origin, data }) => heard.push([origin, data]))</script>
          <iframe src="${address}" title="Plans" width="390" height="800"></iframe>`,
      }),
    )
  await frameAt(`${church.site}/embed/reading-plans/list`)
  await page.goto(`${embedder}/`)
  await expect(page.frameLocator('iframe').getByRole('heading')).toHaveCount(0)

  await church.allowFrames('embedder.example')
  await page.unroute(`${embedder}/`)
  await frameAt(`${church.site}/embed/reading-plans/list?embedColor=7a1fa2#token=${await church.handOff()}&user=1`)
  await page.goto(`${embedder}/`)
  const frame = page.frameLocator('iframe')
  // A page of another site may not log anyone in unasked.
  await frame.getByRole('button', { name: /^Continuar como/ }).click()
  await frame.getByRole('link', { name: church.plan }).click()
  await frame.getByRole('button', { name: 'Começar' }).click()
  await frame.getByRole('checkbox', { name: 'Salmos 1: lido' }).click()
  await expect(frame.getByRole('checkbox', { name: 'Salmos 1: lido' })).toBeChecked()
  await frame.getByRole('link', { name: 'Sair do plano' }).click()
  await frame.getByRole('button', { name: 'Sair do plano' }).click()
  await expect(frame.getByRole('heading', { name: `Você saiu de ${church.plan}` })).toBeVisible()
  const heard = await page.evaluate(() => (window as unknown as { heard: [string, { type: string }][] }).heard)
  expect(new Set(heard.map(([origin]) => origin))).toEqual(new Set([church.site]))
  const types = heard.map(([, { type }]) => type.replace('narthex:reading-plans:', ''))
  for (const type of ['ready', 'started', 'marked', 'left']) expect(types).toContain(type)
})

/** Chooses a day of the calendar, where only the present month is open and the day may lie in the next. */
async function chooseDay(page: Page, day: number): Promise<void> {
  const button = page.getByRole('button', { name: new RegExp(`Dia ${day} `), includeHidden: true })
  const month = page.getByRole('group').filter({ has: button })
  if ((await month.getAttribute('open')) === null) await month.locator('summary').click()
  await button.click()
}
