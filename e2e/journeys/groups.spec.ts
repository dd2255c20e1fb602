import { decideJoinRequest, listJoinRequests } from '@narthex/contract/groups/join-request.endpoints'
import { expect, type Page } from '@playwright/test'
import { expectNoBarriers } from '../barriers.ts'
import { type GroupChurch, openGroupChurch, street } from '../group-church.ts'
import { openMemberClient } from '../member-client.ts'
import { signIn } from '../newcomer.ts'
import { deep, running, story, tabTo, test } from '../visit.ts'

let church: GroupChurch
test.beforeEach(async ({ product }) => {
  church = await openGroupChurch(product)
})

const cards = (page: Page) =>
  page
    .getByRole('main')
    .locator('ul > li')
    .filter({ has: page.locator('[data-cover]') })
const names = (page: Page) => cards(page).getByRole('heading')
const map = (page: Page) => page.getByRole('region', { name: 'Mapa dos grupos' })
const mark = (page: Page, name: string) => map(page).getByRole('button', { name, exact: true })
const join = (page: Page) => page.getByRole('button', { name: 'Quero participar' })
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })
const widthOf = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth)

test(
  'a visitor finds a group, logs in to ask for a place, is taken in, and sees where it meets',
  story,
  async ({ page, browser }) => {
    await page.goto(`${church.address}/groups`)
    await running(page)
    await expect(names(page)).toHaveText([
      'Casa cheia',
      'Grupo da Torre',
      'Mar aberto',
      'Mesa da Aurora',
      'Sala on-line',
    ])
    expect(await widthOf(page)).toBe(page.viewportSize()?.width)
    await page.getByRole('button', { name: 'Bairro', exact: true }).click()
    await page.getByRole('link', { name: /^Boa Vista/ }).click()
    await expect(page).toHaveURL(/bairro=Boa\+Vista/)
    await page.getByRole('link', { name: 'Com vagas' }).click()
    await expect(names(page)).toHaveText(['Mesa da Aurora'])
    await names(page).getByRole('link').click()

    await expect(heading(page, 'Mesa da Aurora')).toBeVisible()
    await expect(page.getByText('Só os participantes do grupo veem o endereço exato.')).toBeVisible()
    expect(await page.content()).not.toContain('Rua da Aurora')
    const file = await page.getByRole('link', { name: 'Adicionar à agenda' }).getAttribute('href')
    const text = await page.evaluate(async (address) => (await fetch(address)).text(), file ?? '')
    expect(text).toContain('SUMMARY:Mesa da Aurora')
    await join(page).click()
    await page.getByRole('dialog').getByRole('link', { name: 'Entrar ou criar conta' }).click()
    await signIn(page, church.rui)

    // Back at the button, which has the focus: one touch more and it is done.
    await expect(heading(page, 'Mesa da Aurora')).toBeVisible()
    await expect(join(page)).toBeFocused()
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Participar de Mesa da Aurora' })
    await dialog.getByLabel('Mensagem para os líderes').fill('Sou novo na cidade.')
    await dialog.getByRole('button', { name: 'Enviar pedido' }).click()
    await expect(heading(page, 'Pedido enviado!')).toBeVisible()
    await expect(page.getByText('Seu pedido para participar de Mesa da Aurora')).toBeVisible()
    await expectNoBarriers(page)
    await page.getByRole('link', { name: 'Voltar ao grupo' }).click()
    await expect(page.getByText(/Pedido enviado: hoje/)).toBeVisible()
    await expect(join(page)).toHaveCount(0)

    const leader = await (await browser.newContext()).newPage()
    await church.enter(leader, '/user/notifications', 'ana')
    await leader.getByRole('link', { name: /Rui quer participar de Mesa da Aurora/ }).click()
    await expect(heading(leader, 'Mesa da Aurora')).toBeVisible()
    await expect(leader.getByRole('heading', { name: 'Você lidera este grupo' })).toBeVisible()
    await acceptAll(leader, church.groups.aurora)
    await leader.context().close()

    await page.reload()
    await expect(page.getByRole('heading', { name: 'Você participa deste grupo' })).toBeVisible()
    await expect(page.getByText(street)).toBeVisible()
    await expect(page.getByRole('link', { name: '+55 81 91234-5678' }).first()).toHaveAttribute(
      'href',
      'tel:+5581912345678',
    )
    await page.goto(`${church.address}/groups`)
    await expect(page.getByRole('region', { name: 'Meus grupos' }).getByRole('heading', { level: 3 })).toHaveText(
      'Mesa da Aurora',
    )

    await page.goto(`${church.address}/groups/${church.groups.aurora}`)
    await page.getByRole('button', { name: 'Sair do grupo' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Sair do grupo' }).click()
    await expect(join(page)).toBeVisible()
    await expect(page.getByText(street)).toHaveCount(0)
  },
)

/** Accepts all join requests of a group through the leader's API. */
async function acceptAll(page: Page, group: number): Promise<void> {
  const client = await openMemberClient(page)
  const { itens } = await client.call(listJoinRequests, { params: { id: String(group) }, query: {} })
  expect(itens).toHaveLength(1)
  for (const { id } of itens)
    await client.call(decideJoinRequest, { params: { id: String(id) }, body: { flagAceita: true } })
}

test.use({
  expectedErrors: [/status of (404|409)|net::ERR_FAILED|dynamically imported module/],
})

test(
  'on the map groups are found by pointer and by keyboard, and it never takes the page’s scroll',
  story,
  async ({ page }) => {
    await page.goto(`${church.address}/groups`)
    await page.getByRole('link', { name: 'Mapa' }).click()
    await expect(page).toHaveURL(/view=map/)
    await expect(mark(page, '2 grupos aqui')).toBeVisible()
    expect(await widthOf(page)).toBe(page.viewportSize()?.width)
    await expect.poll(() => map(page).evaluate(coveredWords)).toEqual([])
    const chosen = page.getByRole('region', { name: 'Grupo da Torre' })
    await mark(page, 'Grupo da Torre').click()
    await expect(chosen.getByText('Sábados, 19h30')).toBeVisible()
    await expectNoBarriers(page)
    await page.keyboard.press('Escape')
    await expect(chosen).toHaveCount(0)
    await expect(mark(page, 'Grupo da Torre')).toBeFocused()
    // Two whose points are one: both by their names.
    await mark(page, '2 grupos aqui').focus()
    await page.keyboard.press('Enter')
    const both = page.getByRole('region', { name: '2 grupos neste lugar' })
    await expect(both.getByRole('link')).toHaveText(['Mesa da Aurora', 'Casa cheia'], { useInnerText: true })
    await page.keyboard.press('Escape')
    await mark(page, 'Mar aberto').focus()
    await page.keyboard.press('Space')
    await tabTo(page.getByRole('region', { name: 'Mar aberto' }).getByRole('link', { name: 'Ver o grupo' }))
    await page.keyboard.press('Enter')
    await expect(heading(page, 'Mar aberto')).toBeVisible()
    await page.goBack()
    await expect(mark(page, 'Mar aberto')).toBeVisible()

    await map(page).hover()
    const before = await page.evaluate(() => scrollY)
    await page.mouse.wheel(0, 200)
    await page.waitForFunction((y) => scrollY > y, before)
    await expect(page.getByText('Segure Ctrl e role para aproximar')).toBeVisible()
  },
)

/** The words on the map that stand under a mark. */
function coveredWords(container: Element): string[] {
  const boxes = Array.from(container.querySelectorAll('.map-shape'), (shape) => shape.getBoundingClientRect())
  return Array.from(container.querySelectorAll('.map-district span:not([data-covered])'))
    .filter((word) => {
      const { left, right, top, bottom } = word.getBoundingClientRect()
      const isOn = (box: DOMRect) => left + 2 < box.right && right - 2 > box.left && top + 2 < box.bottom
      return boxes.some((box) => isOn(box) && bottom - 2 > box.top)
    })
    .map(({ textContent }) => textContent ?? '')
}

test('without the map’s code and without its points the list is still there', deep, async ({ page }) => {
  await page.route('**/groups-map-*', (route) => route.abort())
  await page.goto(`${church.address}/groups?view=map`)
  await expect(page.getByText('O mapa não abriu.')).toBeVisible()
  await expect(names(page)).toHaveCount(5)
  await page.unroute('**/groups-map-*')
  await page.route('**/celula/mapa*', (route) => route.abort())
  await page.reload()
  await expect(page.getByText('Os pontos do mapa não puderam ser carregados.')).toBeVisible()
  await expect(names(page)).toHaveCount(5)
  await page.unroute('**/celula/mapa*')
  await page.getByRole('button', { name: 'Tentar de novo' }).click()
  await expect(mark(page, 'Mar aberto')).toBeVisible()
})

test.describe('without scripts', deep, () => {
  test.use({ javaScriptEnabled: false })

  test('groups are listed, narrowed and read', async ({ page }) => {
    await page.goto(`${church.address}/groups`)
    await expect(names(page)).toHaveCount(5)
    await page.getByRole('button', { name: 'Dia', exact: true }).click()
    await page.getByRole('link', { name: /^Sábado/ }).click()
    await expect(names(page)).toHaveText(['Grupo da Torre'])
    await page.getByRole('link', { name: 'Mapa' }).click()
    await expect(page.getByText('O mapa precisa de JavaScript.')).toBeVisible()
    await names(page).getByRole('link').click()
    await expect(heading(page, 'Grupo da Torre')).toBeVisible()
    await page.getByRole('link', { name: 'Quero participar' }).click()
    await expect(page).toHaveURL(/\/access\?redirectTo=/)
  })
})
