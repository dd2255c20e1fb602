import { inflateSync } from 'node:zlib'
import { getMemberCard } from '@narthex/contract/users/card.endpoints'
import { expect, type Page } from '@playwright/test'
import { expectNoBarriers } from '../barriers.ts'
import { type MemberChurch, openMemberChurch } from '../member-church.ts'
import { openMemberClient } from '../member-client.ts'
import { deep, story, test } from '../visit.ts'

let church: MemberChurch
test.beforeEach(async ({ product }) => {
  church = await openMemberChurch(product)
})

const front = (page: Page) => page.getByRole('region', { name: 'Carteirinha de Ana Beatriz Vasconcelos de Souza' })

test.describe('a member', () => {
  test(
    'shows the card, turns it over, and lets a stranger check it until it is withdrawn',
    story,
    async ({ page, browser }) => {
      await church.enter(page, '/user/member-card')
      await expect(front(page).getByText('Diaconisa · Nº 0231')).toBeVisible()
      await expectNoBarriers(page)
      await page.getByRole('button', { name: 'Virar' }).click()
      await expect(front(page).getByText('529.982.247-25')).toBeVisible()
      await page.getByRole('button', { name: 'Mostrar o código QR' }).click()
      await expect(page.getByRole('dialog').getByRole('img', { name: 'Código QR da carteirinha' })).toBeVisible()

      const address = await addressOf(page)
      const stranger = await (await browser.newContext({ locale: 'pt-BR' })).newPage()
      const answer = await stranger.goto(address)
      expect(answer?.headers()['cache-control']).toBe('no-store')
      await expect(stranger.getByRole('heading', { name: 'Carteirinha válida' })).toBeVisible()
      await expect(stranger.getByRole('article')).toContainText('Ana Beatriz Vasconcelos de Souza')
      const html = (await answer?.text()) ?? ''
      for (const secret of ['529', '0231', 'Diaconisa', '1990', 'Praia Grande', 'ana@'])
        expect(html).not.toContain(secret)
      await expectNoBarriers(stranger)

      await church.withdraw()
      await stranger.reload()
      await expect(stranger.getByRole('heading', { name: 'Esta carteirinha não é mais válida' })).toBeVisible()
      await stranger.context().close()
    },
  )
})

test(
  'the card on paper has the size of a card, and the sheet that of A4, with nothing cut off',
  deep,
  async ({ page }) => {
    await church.enter(
      page,
      `/embed/print-member-card?userId=${church.userId}&memberChurchId=${church.code}&showCard=true`,
    )
    await expect(page.getByText('Diaconisa · Nº 0231')).toBeVisible()
    expect(await pagesOf(page)).toEqual([
      [243, 153],
      [243, 153],
    ])
    expect(await cutOff(page)).toEqual([])

    await page.getByRole('radio', { name: 'Folha A4' }).check()
    expect(await pagesOf(page)).toEqual([[595, 842]])
    expect(await cutOff(page)).toEqual([])
  },
)

/** Address in the QR code, as the API gave it to this member. */
async function addressOf(page: Page): Promise<string> {
  const client = await openMemberClient(page)
  const query = { usuario: String(church.memberId), igreja: church.code }
  return (await client.call(getMemberCard, { query })).qrCode
}

/** The sizes of the pages that Chromium prints, in whole points: 72 to an inch. */
async function pagesOf(page: Page): Promise<number[][]> {
  const pdf = await page.pdf({ preferCSSPageSize: true, printBackground: true })
  // The objects of a PDF may stand packed in streams.
  const packed = [...pdf.toString('latin1').matchAll(/stream\r?\n([\s\S]*?)\r?\nendstream/g)].map(([, bytes = '']) => {
    try {
      return inflateSync(Buffer.from(bytes, 'latin1')).toString('latin1')
    } catch {
      return ''
    }
  })
  const text = [pdf.toString('latin1'), ...packed].join('\n')
  return [...text.matchAll(/\/MediaBox\s*\[\s*0 0 ([\d.]+) ([\d.]+)\s*\]/g)].map(([, width, height]) => [
    Math.round(Number(width)),
    Math.round(Number(height)),
  ])
}

/** Texts and pictures of both printed sides that reach beyond their side or their own place. */
async function cutOff(page: Page): Promise<string[]> {
  await page.emulateMedia({ media: 'print' })
  const sides = page.locator('[data-card-face]')
  await expect(sides).toHaveCount(2)
  const found = await sides.evaluateAll((sides) =>
    sides.flatMap((side) => {
      const box = side.getBoundingClientRect()
      const parts = [...side.querySelectorAll('p, dt, dd, [role=img]')]
      const cut = parts.filter((part) => {
        const { left, top, right, bottom } = part.getBoundingClientRect()
        const isInside = left >= box.left && top >= box.top && right <= box.right && bottom <= box.bottom
        return !isInside || part.scrollWidth > part.clientWidth + 1 || part.scrollHeight > part.clientHeight + 2
      })
      return parts.length > 2 ? cut.map((part) => part.textContent || part.tagName) : ['There is nothing on a side']
    }),
  )
  await page.emulateMedia({ media: null })
  return found
}
