import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, type Page } from '@playwright/test'
import { openLiveChurch } from '../live-church.ts'
import { bothWidths, deep, test } from '../visit.ts'

/** The network is taken away, and a channel is asked for that is not the reader's. */
test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED|status of 404/] })

interface ForeignSite {
  readonly address: string
  readonly server: Server
}

/** A page of another origin with a frame, which keeps what it hears from it. */
async function openForeignSite(frame: string): Promise<ForeignSite> {
  const html = `<!doctype html><html lang="pt"><head><meta charset="utf-8"><title>Outro site</title>
    <meta name="viewport" content="width=device-width">
    <script>heard = []; addEventListener('message', ({ origin, data }) => heard.push({ origin, data }))</script></head>
    <body><main><h1>Outro site</h1>
    <iframe src="${frame.replaceAll('&', '&amp;')}" title="Conversa da igreja" width="360" height="560"></iframe>
    </main></body></html>`
  const server = createServer((_, answer) => answer.setHeader('content-type', 'text/html').end(html))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return { address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, server }
}

interface Heard {
  readonly origin: string
  readonly data: { readonly type: string; readonly channel?: string; readonly id?: number }
}
const heardBy = (page: Page) => page.evaluate(() => (globalThis as unknown as { heard: Heard[] }).heard)
const readyOnes = async (page: Page) => (await heardBy(page)).filter(({ data }) => data.type === 'narthex:chat:ready')
const command = (page: Page, type: string, origin: string) =>
  page.evaluate(([type, origin]) => frames[0]?.postMessage({ type }, origin ?? ''), [type, origin])

async function write(page: Page, text: string): Promise<void> {
  await page.getByPlaceholder('Escreva uma mensagem').fill(text)
  await page.keyboard.press('Enter')
}

test('a visitor of another site talks in the chat, and a cut of the network loses and doubles nothing', {
  tag: [deep.tag, bothWidths.tag],
}, async ({ browser, page, context, product }) => {
  const church = await openLiveChurch(product)
  const query = `channel=${church.channel}&username=Bia&limitMessages=20&showManagement=true`
  const { address, server } = await openForeignSite(`${church.address}/embed/chat?${query}`)
  const member = await (await browser.newContext()).newPage()
  await church.enter(member, `/embed/chat?channel=${church.channel}`, 'ana')
  await page.goto(address)
  const frame = page.frameLocator('iframe')
  const log = frame.getByRole('log', { name: 'Chat' })
  const shown = (text: string) => log.getByText(text, { exact: true })

  await test.step('the page around it hears that it is there, and may ask again', async () => {
    await expect
      .poll(() => readyOnes(page))
      .toEqual([{ origin: church.address, data: { type: 'narthex:chat:ready', channel: church.channel } }])
    await command(page, 'narthex:chat:hello', church.address)
    await expect.poll(async () => (await readyOnes(page)).length).toBe(2)
  })

  await test.step('the visitor enters a name, reads others and writes; the query grants nothing', async () => {
    await expect(frame.getByLabel('Seu nome')).toHaveValue('Bia')
    await frame.getByRole('button', { name: 'Entrar no chat' }).click()
    await expect(frame.getByPlaceholder('Escreva uma mensagem')).toBeVisible()
    await expect(frame.getByRole('button', { name: 'Ferramentas da equipe' })).toHaveCount(0)
    await write(member, 'Boa noite a quem chega')
    await expect(shown('Boa noite a quem chega')).toHaveCount(1)
    await command(page, 'narthex:chat:focus', church.address)
    await expect(frame.getByPlaceholder('Escreva uma mensagem')).toBeFocused()
    await frame.getByPlaceholder('Escreva uma mensagem').fill('Boa noite!')
    await page.keyboard.press('Enter')
    await expect(shown('Boa noite!')).toHaveCount(1)
    await expect
      .poll(async () => (await heardBy(page)).at(-1)?.data)
      .toEqual({
        type: 'narthex:chat:message-sent',
        id: expect.any(Number),
      })
  })

  await test.step('what was written while the network was away is there once', async () => {
    await context.setOffline(true)
    for (const text of ['Durante um', 'Durante dois']) {
      await write(member, text)
      await expect(member.getByRole('log').getByText(text, { exact: true })).toHaveCount(1)
    }
    await frame.getByPlaceholder('Escreva uma mensagem').fill('Escrevi sem rede')
    await frame.getByPlaceholder('Escreva uma mensagem').press('Enter')
    await expect(log.getByText('Esperando a conexão')).toBeVisible()
    await context.setOffline(false)
    await expect(log.getByText('Esperando a conexão')).toHaveCount(0)
    await write(member, 'Depois')
    for (const text of ['Durante um', 'Durante dois', 'Escrevi sem rede', 'Depois'])
      await expect(shown(text)).toHaveCount(1)
  })
  server.closeAllConnections()
  server.close()
})
