import { plainPhoto } from '@narthex/api/testing/plain-photo'
import { expect, type Page } from '@playwright/test'
import { expectNoBarriers } from '../barriers.ts'
import { ask, button, encourage, message, prayer } from '../prayer-pages.ts'
import { openPrayingChurch, type PrayingChurch } from '../praying-church.ts'
import { deep, story, test } from '../visit.ts'

const prayerIdIn = (page: Page) => Number(/\/prayer\/(\d+)/.exec(page.url())?.[1])

let church: PrayingChurch
test.beforeEach(async ({ product, browser }) => {
  church = await openPrayingChurch(product, browser)
})
test.afterEach(() => church.closeOthers())

test('what one asks with a photo another prays for and answers, and joy comes back', story, async ({ page }) => {
  await church.enter(page, '/prayer', 'ana')
  await expect(page.getByText('O mural está esperando o primeiro pedido')).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Pedir oração' }).first().click()
  await page.getByLabel('Adicionar foto').setInputFiles({
    name: 'photo',
    mimeType: 'image/jpeg',
    buffer: await plainPhoto({ width: 800, height: 600 }),
  })
  await expect(page.getByRole('img', { name: 'A foto que vai com o pedido' })).toBeVisible()
  await button(page, 'Saúde').click()
  await ask(page, 'Pela cirurgia da minha mãe')

  const bruno = await church.also('/prayer', 'bruno')
  const asked = prayer(bruno, 'Pela cirurgia da minha mãe')
  await expect(asked).toContainText('Ana')
  await expect(asked).toContainText('Saúde')
  await expect(asked.getByRole('img')).toBeVisible()
  const pray = asked.getByRole('button', { name: 'Orei por você' })
  await pray.dblclick()
  await expect(pray).toHaveAttribute('aria-pressed', 'true')
  await expect(asked).toContainText('Você orou')
  await bruno.reload()
  await expect(asked).toContainText('Você orou')

  await asked.getByRole('link', { name: /^Responder/ }).click()
  await encourage(bruno, 'Estou orando com vocês')
  await expect(message(bruno, 'Estou orando com vocês')).toHaveCount(1)
  await expectNoBarriers(bruno)

  const id = prayerIdIn(bruno)
  await church.tellNews(id)
  await page.goto(`${church.address}/user/notifications`)
  await page
    .getByRole('main')
    .getByRole('link', { name: /Uma pessoa orou por você/ })
    .click()
  await expect(message(page, 'Estou orando com vocês')).toContainText('Bruno')
  await page.getByRole('link', { name: 'Ver no mural' }).click()
  await page.getByRole('link', { name: 'Marcar como respondido' }).click()
  await expect(page.getByText('1 pessoa orou · 1 mensagem')).toBeVisible()
  await page.getByLabel('O que aconteceu').fill('Ela já está em casa')
  await button(page, 'Marcar como respondido').click()
  await expect(page.getByText('Que alegria!')).toBeVisible()

  await bruno.goto(`${church.address}/prayer?respondidas=1`)
  await expect(prayer(bruno, 'Ela já está em casa')).toBeVisible()
})

test('who asks without a name is named nowhere, save to those who look after the wall', deep, async ({ page }) => {
  await church.enter(page, '/prayer/new', 'ana')
  await page.getByRole('switch', { name: 'Pedir sem o meu nome' }).check()
  await page.getByRole('switch', { name: 'Quero receber uma visita' }).check()
  await ask(page, 'Pela paz em casa')
  await page.getByRole('link', { name: 'Ver o pedido' }).click()
  await encourage(page, 'Obrigada por orarem')
  const id = prayerIdIn(page)

  const bruno = await church.also('/offline', 'bruno')
  const answers: string[] = []
  bruno.on('response', async (answer) => {
    const mine = /\/(?:me|usuario|documento|role|notificacao)/.test(answer.url())
    if (/html|json|turbo/.test(answer.headers()['content-type'] ?? '') && !mine)
      answers.push(await answer.text().catch(() => ''))
  })
  await bruno.goto(`${church.address}/prayer`)
  await expect(prayer(bruno, 'Pela paz em casa')).toContainText('Anônimo')
  await prayer(bruno, 'Pela paz em casa')
    .getByRole('link', { name: /^Responder/ })
    .click()
  await expect(message(bruno, 'Obrigada por orarem')).toContainText('Pediu oração')
  await bruno.waitForLoadState('networkidle')
  expect(answers.length).toBeGreaterThan(1)
  for (const path of ['/prayer', `/prayer/${id}`]) answers.push(await church.ask(path))
  expect(answers.join('\n')).toContain('Pela paz em casa')
  expect(answers.filter((text) => /\bAna\b|ana@example/.test(text))).toEqual([])

  const olga = await church.also('/prayer/moderation?queue=CONTATO', 'olga')
  await expect(message(olga, 'Pela paz em casa')).toContainText('Ana Quintanilha')
  await expect(message(olga, 'Pela paz em casa')).toContainText('No mural aparece sem nome')
})
