import { expect } from '@playwright/test'
import { type GroupChurch, openGroupChurch } from '../group-church.ts'
import { openProductHere, type ProductHere } from '../product-here.ts'
import { deep, test } from '../visit.ts'

test.use({ expectedErrors: [/net::ERR_FAILED/] })

const tiles = 'https://tiles.example'
const settings = { MAP_TILES_URL: `${tiles}/{z}/{x}/{y}.png`, MAP_ATTRIBUTION: '© Agrimensores' }
const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
)

// The tiles' address is a setting of the whole product.
let product: ProductHere
let church: GroupChurch
test.beforeEach(async () => {
  product = await openProductHere(undefined, settings)
  church = await openGroupChurch(product)
})
test.afterEach(async ({ page }) => {
  await page.close()
  await product.close()
})

test(
  'streets come from elsewhere only after a yes, which can be taken back; without them the map works',
  deep,
  async ({ page }) => {
    let asked = 0
    await page.route(`${tiles}/**`, (route) => {
      asked++
      return route.fulfill({ contentType: 'image/png', body: pixel })
    })
    const answer = await page.goto(`${church.address}/groups?view=map`)
    expect(answer?.headers()['content-security-policy']).toMatch(/img-src [^;]* https:\/\/tiles\.example(?:;|$)/)
    const group = page.getByRole('button', { name: 'Mar aberto', exact: true })
    await expect(group).toBeVisible()
    await expect(page.getByText('As ruas vêm de tiles.example')).toBeVisible()
    expect(asked).toBe(0)
    await page.getByRole('button', { name: 'Mostrar as ruas' }).click()
    await expect(page.getByText('© Agrimensores')).toBeVisible()
    await expect.poll(() => asked).toBeGreaterThan(0)

    await page.goto(`${church.address}/privacy`)
    await expect(page.getByText('Ruas no mapa (tiles.example)')).toBeVisible()
    await page.getByRole('switch', { name: 'Mapas' }).uncheck()
    const before = asked
    await page.goto(`${church.address}/groups?view=map`)
    await expect(page.getByRole('button', { name: 'Mostrar as ruas' })).toBeVisible()
    expect(asked).toBe(before)

    await page.unroute(`${tiles}/**`)
    await page.route(`${tiles}/**`, (route) => route.abort())
    await page.getByRole('button', { name: 'Mostrar as ruas' }).click()
    await expect(page.getByText('As ruas não puderam ser carregadas; o mapa funciona sem elas.')).toBeVisible()
    await group.click()
    await expect(page.getByRole('region', { name: 'Mar aberto' }).getByRole('link')).toBeVisible()
  },
)
