import { expect, type Page } from '@playwright/test'
import { expectNoBarriers } from '../barriers.ts'
import { openLiveChurch } from '../live-church.ts'
import { bothWidths, deep, running, story, test } from '../visit.ts'

/** A channel that is not there, or not for the reader. */
test.use({ expectedErrors: [/status of 404/] })

const log = (page: Page) => page.getByRole('log', { name: 'Chat' })

async function write(page: Page, text: string): Promise<void> {
  await page.getByPlaceholder('Escreva uma mensagem').fill(text)
  await page.keyboard.press('Enter')
}

test(
  'a visitor, a member and a moderator share a service and its chat, until it is over',
  story,
  async ({ browser, page: member, product }) => {
    const church = await openLiveChurch(product)
    const open = async () => (await browser.newContext()).newPage()
    const [visitor, moderator] = [await open(), await open()]
    await visitor.goto(`${church.address}/live`)
    await church.enter(member, '/live', 'ana')
    await church.enter(moderator, '/live', 'rui')

    await test.step('the member writes, and everyone reads it', async () => {
      await expect(member.getByRole('heading', { level: 1, name: 'Culto da noite' })).toBeVisible()
      await write(member, 'Boa noite, igreja')
      for (const page of [member, visitor, moderator])
        await expect(log(page).getByText('Boa noite, igreja', { exact: true })).toBeVisible()
    })

    await test.step('the first message of the visitor waits for the moderator', async () => {
      await visitor.getByLabel('Seu nome').fill('Ana Prado')
      await visitor.getByRole('button', { name: 'Entrar no chat' }).click()
      await expect(visitor.getByText('Esse nome se parece com o de alguém daqui. Que tal usar outro?')).toBeVisible()
      await visitor.getByLabel('Seu nome').fill('Bia')
      await visitor.getByRole('button', { name: 'Entrar no chat' }).click()
      await write(visitor, 'É a minha primeira vez')
      await expect(log(visitor).getByText('Só você vê: a moderação vai ler antes.')).toBeVisible()
      await expect(log(member).getByText('É a minha primeira vez', { exact: true })).toHaveCount(0)
      await moderator.getByRole('button', { name: 'Ferramentas da equipe' }).click()
      await moderator.getByRole('button', { name: 'Publicar' }).click()
      await expect(log(member).getByText('É a minha primeira vez', { exact: true })).toBeVisible()
      await moderator.keyboard.press('Escape')
    })

    await test.step('what the moderator deletes is gone for everyone', async () => {
      await write(member, 'Algo que não devia')
      await log(moderator)
        .getByRole('button', { name: /Algo que não devia/ })
        .click()
      await moderator.getByRole('button', { name: 'Apagar', exact: true }).click()
      const question = moderator.getByRole('dialog', { name: 'Apagar esta mensagem?' })
      await question.getByRole('button', { name: 'Apagar', exact: true }).click()
      for (const page of [member, visitor])
        await expect(log(page).getByText('Algo que não devia', { exact: true })).toHaveCount(0)
    })

    await test.step('the host shows a moment, and the member raises a hand', async () => {
      await moderator.getByRole('button', { name: /^Mostrar(?! o próximo ponto)/ }).click()
      await member.getByRole('button', { name: 'Levantar a mão' }).click()
      await expect(member.getByText('Sua mão está levantada')).toBeVisible()
    })

    await test.step('the page goes quiet when the host ends the service', async () => {
      await moderator.getByRole('button', { name: 'Encerrar', exact: true }).first().click()
      const question = moderator.getByRole('dialog', { name: 'Encerrar a transmissão?' })
      await question.getByRole('button', { name: 'Encerrar', exact: true }).click()
      for (const page of [member, visitor]) await expect(page.getByText('O culto terminou').first()).toBeVisible()
    })
  },
)

test('a service that plays goes along to other pages, small, and back to its own', {
  tag: [deep.tag, bothWidths.tag],
}, async ({ page, product }) => {
  const church = await openLiveChurch(product)
  const video = page.locator('video')
  const small = page.getByRole('region', { name: 'Vídeo ao vivo' })
  const second = () => video.evaluate((element: HTMLVideoElement) => (element.paused ? -1 : element.currentTime))
  const expectToPlay = async () => {
    const before = await second()
    await expect.poll(second).not.toBe(before)
    expect(await second()).toBeGreaterThanOrEqual(0)
  }
  await page.goto(`${church.address}/live`)
  await running(page)

  await test.step('other pages have no small player before someone plays', async () => {
    await page.getByRole('link', { name: 'Igreja da Enseada' }).first().click()
    await expect(page).toHaveURL(`${church.address}/`)
    await expect(small).toHaveCount(0)
    await page.goBack()
    await expect(page).toHaveURL(/\/live$/)
  })

  await test.step('it plays on while one walks through the site', async () => {
    await page.getByRole('link', { name: 'Assistir: Culto da noite' }).click()
    await expectToPlay()
    await video.evaluate((element) => element.setAttribute('data-kept', ''))
    await page.getByRole('link', { name: 'Igreja da Enseada' }).first().click()
    await expect(page).toHaveURL(`${church.address}/`)
    await expect(small).toBeVisible()
    await expect(small.locator('video[data-kept]')).toBeVisible()
    await expectToPlay()
    await expectNoBarriers(page)
  })

  await test.step('it comes back to its own page as it is', async () => {
    await small.getByRole('link', { name: /Culto da noite/ }).click()
    await expect(page).toHaveURL(/\/live\?transmissao=/)
    await expect(page.locator('main video[data-kept]')).toBeVisible()
    await expect(small).toBeHidden()
    await expectToPlay()
  })

  await test.step('it ends where it is closed, by the keyboard too', async () => {
    await page.getByRole('link', { name: 'Igreja da Enseada' }).first().click()
    await small.getByRole('button', { name: 'Fechar o vídeo' }).focus()
    await page.keyboard.press('Escape')
    await expect(video).toHaveCount(0)
    await expect(page.locator('#content')).toBeFocused()
  })
})

test('a chat in the page of another site grants nothing by its address', deep, async ({ page, product }) => {
  const church = await openLiveChurch(product)
  await page.goto(`${church.address}/embed/chat?channel=${church.channel}&username=Bia&showManagement=true`)
  await expect(page.getByLabel('Seu nome')).toHaveValue('Bia')
  await expect(page.getByRole('button', { name: 'Ferramentas da equipe' })).toHaveCount(0)
  await page.goto(`${church.address}/embed/chat?channel=${church.channel}-equipe`)
  await expect(page.getByRole('heading', { name: 'Este chat não existe' })).toBeVisible()
})
