import { readFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import { ask } from '../ask.ts'
import { expectNoBarriers } from '../barriers.ts'
import { openContentChurch } from '../content-church.ts'
import { deep, story, test } from '../visit.ts'

const main = (page: Page) => page.getByRole('main')
const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })

test(
  'a participant reads, watches and downloads what their ticket opens, one after the other',
  story,
  async ({ page, product }) => {
    const church = await openContentChurch(product)
    await page.route('https://www.youtube-nocookie.com/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Video</title>' }),
    )
    await church.enter(page, `/user/registrations/${church.eventId}/tickets`)
    await main(page)
      .getByRole('link', { name: /^Conteúdo para participantes.*Ana Prado/ })
      .click()
    await expect(title(page, 'Conteúdo para participantes')).toBeVisible()
    await expect(main(page).getByText('Ana Prado · Adulto')).toBeVisible()
    await expect(main(page).getByText(/^Texto · Abre amanhã/)).toBeVisible()
    await expectNoBarriers(page)

    await main(page).getByRole('link', { name: 'O que levar' }).click()
    await expect(title(page, 'O que levar')).toBeVisible()
    await expect(main(page).getByText('Leve um cobertor.')).toBeVisible()

    await main(page).getByRole('link', { name: 'Abertura' }).click()
    await expect(title(page, 'Abertura')).toBeVisible()
    await main(page).getByRole('link', { name: 'Assistir: Abertura' }).click()
    await expect(page.frameLocator('iframe').locator('html')).toHaveCount(1)

    await main(page).getByRole('link', { name: 'Caderno' }).click()
    const waiting = page.waitForEvent('download')
    await main(page).getByRole('button', { name: 'Baixar Caderno.pdf' }).click()
    const download = await waiting
    expect(download.suggestedFilename()).toBe('Caderno.pdf')
    expect(await readFile(await download.path(), 'utf8')).toBe('%PDF-1.7 Caderno do acampamento')
    await expect(main(page).getByText('Arquivo salvo neste aparelho.')).toBeVisible()

    await main(page).getByRole('link', { name: 'Sobre a igreja' }).click()
    await expect(main(page).getByRole('link', { name: 'Abrir o link' })).toHaveAttribute('href', '/about')
    await main(page).getByRole('link', { name: 'Programa' }).click()
    await expect(main(page).getByText('Ainda não está aberto')).toBeVisible()
    await expect(page.getByText('Sábado, café às oito.')).toHaveCount(0)
    await main(page).getByRole('link', { name: 'Todo o conteúdo' }).click()
    await expect(title(page, 'Conteúdo para participantes')).toBeVisible()
  },
)

test.describe('of someone else', deep, () => {
  test.use({ expectedErrors: [/Failed to load resource: .* status of 404/] })

  test('what a ticket opens is not there for another member, nor without a login', async ({ page, product }) => {
    const church = await openContentChurch(product)
    await church.enter(page, church.contents, 'rui')
    await expect(title(page, 'Este ingresso não abre nenhum conteúdo')).toBeVisible()
    const { text } = await ask(`${church.address}${church.contents}`)
    expect(text).not.toContain('O que levar')
  })
})

test.describe('with the worker', deep, () => {
  test.use({ serviceWorkers: 'allow', expectedErrors: [/ERR_INTERNET_DISCONNECTED/] })

  test('a text that was seen opens without a signal', async ({ page, context, product }) => {
    const church = await openContentChurch(product)
    await church.enter(page, church.contents)
    await main(page).getByRole('link', { name: 'O que levar' }).click()
    await expect(main(page).getByText('Leve um cobertor.')).toBeVisible()
    await expect.poll(() => keptAddresses(page)).toContain('/user/registrations/event/ticket/ticket/content/content')
    await context.setOffline(true)
    await page.reload()
    await expect(main(page).getByText('Leve um cobertor.')).toBeVisible()
    await expect(main(page).getByText(/^Sem conexão: este é o conteúdo salvo/)).toBeVisible()
    await main(page).getByRole('link', { name: 'Abertura' }).click()
    await expect(title(page, 'Abertura')).toBeVisible()
    await context.setOffline(false)
  })
})

/** The pages that the worker has, by their paths. */
function keptAddresses(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => name.startsWith('pages '))
    const kept = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
    return kept.flat().map(({ url }) => new URL(url).pathname)
  })
}
