import { type Browser, expect, type Page } from '@playwright/test'
import { isKept } from '../kept-pages.ts'
import { type GroupLogin, type MeetingGroup, openMeetingGroup } from '../meeting-group.ts'
import { bothWidths, deep, test } from '../visit.ts'

// What the browser itself says of a network that is not there, and of an answer that is no.
test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch|status of 4(?:04|09)/] })

let group: MeetingGroup
test.beforeEach(async ({ product }) => {
  group = await openMeetingGroup(product)
})

const meetings = () => `/groups/${group.groupId}/meetings`
const main = (page: Page) => page.getByRole('main')
const rows = (page: Page) => main(page).getByRole('listitem').filter({ hasText: 'O semeador' })

async function openBeside(browser: Browser, who: GroupLogin, path: string): Promise<Page> {
  const context = await browser.newContext()
  const page = await context.newPage()
  await group.enter(page, path, who)
  return page
}

async function writeDown(page: Page): Promise<void> {
  await main(page).getByRole('button', { name: 'Registrar encontro' }).click()
  await expect.poll(() => page.getByRole('button', { name: 'Salvar encontro' }).evaluate(isOnTop)).toBe(true)
  await page.getByRole('button', { name: 'Todos vieram' }).click()
  await page.getByRole('checkbox', { name: 'Bia Prado' }).uncheck()
  await page.getByRole('button', { name: 'Adicionar visitante' }).click()
  await page.getByLabel('Nome do visitante 1').fill('Nina')
  await page.getByLabel('Tema').fill('O semeador')
  await page.getByLabel('Anotações para o grupo').fill('Trazer lanche na próxima.')
  await page.getByLabel('Só para os líderes').fill('Visitar a Bia.')
}

/** Whether the button is in sight, with nothing above it: not the bottom navigation either. */
function isOnTop(button: Element): boolean {
  const { left, top, width, height } = button.getBoundingClientRect()
  return button.contains(document.elementFromPoint(left + width / 2, top + height / 2))
}

async function changeRole(page: Page, name: string, role: string, then: 'stays' | 'leaves' = 'stays'): Promise<void> {
  await page.getByRole('button', { name: `Mudar função de ${name} Prado` }).click()
  await page.getByRole('dialog').getByRole('radio', { name: role }).check()
  await page.getByRole('dialog').getByRole('button', { name: 'Salvar função' }).click()
  if (then === 'stays') await expect(page.getByText(`Pronto: a função de ${name} agora é “${role}”.`)).toBeVisible()
}

test('a leader takes in who asks, and a member reads what the leader records', async ({ page, browser }) => {
  await group.enter(page, meetings(), 'ana')
  await expect(page.getByRole('heading', { level: 1, name: 'Encontros' })).toBeVisible()
  await page.getByRole('link', { name: 'Pedidos e pessoas' }).click()
  await expect(main(page).getByText('Posso ir com a minha irmã?')).toBeVisible()
  await page.getByRole('button', { name: 'Recusar Davi Prado' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Voltar' }).click()
  await page.getByRole('button', { name: 'Aceitar Davi Prado' }).click()
  await expect(page.getByText('Davi agora faz parte do grupo.')).toBeVisible()
  await expect(main(page).getByText('Ninguém esperando agora.')).toBeVisible()
  await changeRole(page, 'Davi', 'Auxiliar')

  await page.getByRole('main').getByRole('link', { name: 'Encontros' }).click()
  await writeDown(page)
  await page.getByRole('button', { name: 'Salvar encontro' }).click()
  await expect(rows(page)).toContainText('3 presentes · 1 visitante')
  await rows(page).getByRole('link').click()
  await expect(main(page).getByText('Visitar a Bia.')).toBeVisible()
  await expect(main(page).getByText('Nina')).toBeVisible()

  const bia = await openBeside(browser, 'bia', meetings())
  await rows(bia).getByRole('link').click()
  await expect(main(bia).getByText('Trazer lanche na próxima.')).toBeVisible()
  await expect(main(bia).getByText('3 presentes · 1 visitante')).toBeVisible()
  for (const secret of ['Visitar a Bia.', 'Nina']) await expect(bia.getByText(secret)).toHaveCount(0)
  await expect(main(bia).getByRole('button', { name: 'Editar' })).toHaveCount(0)
  await bia.context().close()

  const caio = await openBeside(browser, 'caio', meetings())
  await expect(main(caio).getByText('Só os participantes do grupo veem esta página')).toBeVisible()
  await caio.goto(`${group.address}/groups/${group.groupId}/requests`)
  await expect(main(caio).getByText('Só os participantes do grupo veem esta página')).toBeVisible()
  await caio.context().close()
})

test(
  'who leads hands the lead on and stops; who administers the church has the same controls',
  deep,
  async ({ page, browser }) => {
    const people = () => `/groups/${group.groupId}/requests`
    await group.enter(page, people(), 'ana')
    await page.getByRole('button', { name: 'Mudar função de Ana Prado' }).click()
    await page.getByRole('dialog').getByRole('radio', { name: 'Participante' }).check()
    await page.getByRole('dialog').getByRole('button', { name: 'Salvar função' }).click()
    await expect(page.getByText('Antes, passe a liderança a outra pessoa')).toBeVisible()
    await changeRole(page, 'Bia', 'Líder')
    await changeRole(page, 'Ana', 'Participante', 'leaves')
    await expect(page).toHaveURL(new RegExp(`/groups/${group.groupId}$`))
    await expect(main(page).getByText('Você participa deste grupo')).toBeVisible()

    const rosa = await openBeside(browser, 'rosa', people())
    await changeRole(rosa, 'Ana', 'Líder')
    await rosa.getByRole('button', { name: 'Remover Bia Prado do grupo' }).click()
    await rosa.getByRole('dialog').getByRole('button', { name: 'Remover' }).click()
    await expect(rosa.getByText('Bia saiu do grupo.')).toBeVisible()
    await expect(main(rosa).getByText('Bia Prado')).toHaveCount(0)
    await rosa.context().close()
  },
)

test.describe('with the worker', () => {
  test.use({ serviceWorkers: 'allow' })

  test(
    'a meeting is recorded without a network, and is there once when it is back',
    bothWidths,
    async ({ page, context }) => {
      await group.enter(page, meetings(), 'ana')
      await expect(main(page).getByRole('button', { name: 'Registrar encontro' })).toBeVisible()
      await main(page).getByRole('button', { name: 'Registrar encontro' }).click()
      await expect(page.getByRole('checkbox', { name: 'Rui Prado' })).toBeVisible()
      await page.goBack()

      // The worker starts at rest, and keeps what this page needs.
      await page.evaluate(() => navigator.serviceWorker.ready)
      await isKept(page, meetings())
      await context.setOffline(true)
      await writeDown(page)
      await page.getByRole('button', { name: 'Salvar encontro' }).click()
      await expect(rows(page)).toContainText('Salvo neste aparelho. Será enviado quando houver conexão.')

      // The page is closed, and opened again where there is still no network: by the worker, with what this browser kept.
      const later = await context.newPage()
      await page.close()
      await later.goto(`${group.address}${meetings()}`)
      await expect(rows(later)).toContainText('Salvo neste aparelho')
      await expect(main(later).getByText('Sem conexão: estes são os dados salvos neste aparelho')).toBeVisible()

      await context.setOffline(false)
      await expect(rows(later)).toContainText('2 presentes · 1 visitante')
      await expect(rows(later)).toHaveCount(1)
      await later.reload()
      await expect(rows(later)).toHaveCount(1)
      await expect(later.getByText('Salvo neste aparelho')).toHaveCount(0)
      await later.close()
    },
  )

  test('somebody else on the same phone finds nothing of it', deep, async ({ page, context }) => {
    await group.enter(page, meetings(), 'ana')
    await writeDown(page)
    await context.setOffline(true)
    await page.getByRole('button', { name: 'Salvar encontro' }).click()
    await expect(rows(page)).toContainText('Salvo neste aparelho')
    await context.setOffline(false)
    await expect(rows(page)).toContainText('2 presentes')
    await page.evaluate(() => {
      sessionStorage.clear()
      localStorage.removeItem('refreshToken')
    })
    await group.enter(page, meetings(), 'caio')
    await expect(main(page).getByText('Só os participantes do grupo veem esta página')).toBeVisible()
    await context.setOffline(true)
    await page.reload()
    await expect(page.getByText('O semeador')).toHaveCount(0)
    await context.setOffline(false)
  })
})

test(
  'two leaders write one evening down: who came is joined, and the text is chosen',
  deep,
  async ({ page, browser }) => {
    await group.enter(page, meetings(), 'ana')
    await main(page).getByRole('button', { name: 'Registrar encontro' }).click()
    await expect(page.getByRole('checkbox', { name: 'Ana Prado' })).toBeVisible()

    const rui = await openBeside(browser, 'rui', meetings())
    await main(rui).getByRole('button', { name: 'Registrar encontro' }).click()
    await rui.getByRole('checkbox', { name: 'Bia Prado' }).check()
    await rui.getByLabel('Tema').fill('O semeador, parte um')
    await rui.getByRole('button', { name: 'Salvar encontro' }).click()
    await expect(rows(rui)).toContainText('1 presente')
    await rui.context().close()

    await page.getByRole('checkbox', { name: 'Ana Prado' }).check()
    await page.getByLabel('Tema').fill('O semeador, parte dois')
    await page.getByRole('button', { name: 'Salvar encontro' }).click()
    await expect(rows(page)).toContainText('Escolha qual texto manter')
    await page.getByRole('button', { name: 'Escolher' }).click()
    await expect(page.getByRole('dialog').getByText('O semeador, parte um')).toBeVisible()
    await page.getByRole('button', { name: 'Manter o meu' }).click()
    await expect(rows(page)).toContainText('2 presentes')
    await expect(rows(page)).toHaveCount(1)
    await expect(rows(page)).toContainText('parte dois')
  },
)
