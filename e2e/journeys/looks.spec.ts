import { statSync } from 'node:fs'
import { join } from 'node:path'
import {
  describeChurch,
  setBanners,
  setPastors,
  setServices,
  setVisual,
} from '@narthex/api/modules/churches/churches.editing.service'
import { publishContent } from '@narthex/api/modules/content/content.editing.service'
import { createOwnCall } from '@narthex/api/platform/http/route'
import { foundPlainChurch } from '@narthex/api/testing/plain-church'
import { type Look, looks } from '@narthex/contract/churches/looks'
import { expect } from '@playwright/test'
import { expectNoBarriers } from '../barriers.ts'
import type { ProductHere } from '../product-here.ts'
import { bothWidths, deep, running, test } from '../visit.ts'
import { findWorstLooks } from '../worst-looks.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const built = join(import.meta.dirname, '../../apps/web/build/client')
const paths = ['/', '/about', '/news', '/event', '/access']

/** The full run sees the worst of all on a desktop, the deep one each at both widths. */
for (const [rank, { look, colour }] of findWorstLooks(6).entries()) {
  test(`axe finds no barrier where contrast is hardest, light or dark: ${look} in ${colour}`, {
    tag: rank === 0 ? [] : [bothWidths.tag, deep.tag],
  }, async ({ page, product }) => {
    const { address, item, choose } = await openDrawnChurch(product)
    await choose(look, colour)
    for (const path of [...paths, item]) {
      await page.goto(`${address}${path}`)
      await running(page)
      await expectNoBarriers(page)
    }
  })
}

for (const look of looks) {
  const tier = look === 'linen' ? {} : deep
  test(
    `a look is in the page from its first byte, and its letters are all that a visit loads beside the usual: ${look}`,
    tier,
    async ({ page, product }) => {
      const { address, choose } = await openDrawnChurch(product)
      await choose(look, '#0e7c7b')
      await page.goto(address)
      await expect(page.locator('html')).toHaveAttribute('data-look', look)
      await expect(page.locator('html')).toHaveAttribute('data-font', '')
      await page.evaluate(() => document.fonts.ready.then(() => undefined))
      const loaded = await page.evaluate(() =>
        performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname),
      )
      const files = [...new Set(loaded)].filter((path) => path.endsWith('.woff2'))
      const bytes = files.reduce((sum, path) => sum + statSync(join(built, path)).size, 0)
      expect(files, 'two for headings of their own, one otherwise').toHaveLength(hasOwnHeadings(look) ? 2 : 1)
      expect(bytes, files.join()).toBeLessThan(56 * 1024)
    },
  )
}

const hasOwnHeadings = (look: Look) => look === 'linen' || look === 'azulejo'

/** A church without a single photo, so that all its pictures are drawn. */
async function openDrawnChurch({ platform, siteAddress, newCode }: ProductHere) {
  const code = newCode('beiral')
  const modules = ['MOD_NOTICIA', 'MOD_EVENTO', 'MOD_DOACAO', 'MOD_MURAL_ORACAO'] as const
  const church = await foundPlainChurch(platform, code, modules, { nome: 'Igreja do Beiral' })
  await describeChurch(createOwnCall(platform.transactions.at(church)), {
    descricao: 'Uma casa com a porta aberta.',
    historia: 'Tudo começou no quintal.',
  })
  await setServices(createOwnCall(platform.transactions.at(church)), [
    { nome: 'Culto', diaSemana: 0, horario: '10:00', duracaoMinutos: 90, flagTransmissao: false, local: null },
  ])
  await setPastors(createOwnCall(platform.transactions.at(church)), [
    { nome: 'Rita Couto', funcao: 'Pastora', foto: null, biografia: null },
  ])
  await setBanners(createOwnCall(platform.transactions.at(church)), [
    { titulo: 'Batismo no rio', descricao: 'No domingo, com almoço.', imagem: null, url: '/event' },
  ])
  const news = { resumo: 'E não pinga mais.', corpo: { type: 'doc' as const, content: [] } }
  const itemId = await publishContent(createOwnCall(platform.transactions.at(church)), 'NOTICIA', {
    titulo: 'O telhado novo',
    ...news,
  })
  for (const titulo of ['A horta', 'O coral'])
    await publishContent(createOwnCall(platform.transactions.at(church)), 'NOTICIA', { titulo, ...news })
  return {
    /** A page of one thing. */
    item: `/news/${itemId}`,
    address: siteAddress(code),
    choose: (aparencia: (typeof looks)[number], corApp: string) =>
      setVisual(createOwnCall(platform.transactions.at(church)), { corApp, logo: null, aparencia }),
  }
}
