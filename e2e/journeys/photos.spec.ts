import type { FocalPoint } from '@narthex/contract/media/image-address'
import { photos } from '@narthex/demo/photos/azotea-photos'
import { expect, type Locator } from '@playwright/test'
import { deep, siteAddress, test } from '../visit.ts'

const azotea = siteAddress('azotea')
const [supper, welcome] = photos.church
const kitchen = 'La cena de los jueves estrena cocina'
const returning = 'Taís vuelve de Recife con las maletas llenas'
const { [kitchen]: cook, [returning]: choir } = photos.news
const { 'Candela Rosales': pastor } = photos.pastors

const screens = [
  { name: 'a phone', width: 390, height: 844 },
  { name: 'a phone held sideways', width: 844, height: 390 },
  { name: 'a desktop', width: 1440, height: 900 },
]

/** Elements that lie over the photo at its focal point, or the place of that point where it is out of sight. */
function findCover(image: Locator, foco: FocalPoint | undefined): Promise<string[]> {
  return image.evaluate((img: HTMLImageElement, foco) => {
    const box = img.getBoundingClientRect()
    const [left = '50%', top = '50%'] = getComputedStyle(img).objectPosition.split(' ')
    const scale = Math.max(box.width / img.naturalWidth, box.height / img.naturalHeight)
    const place = (start: number, room: number, size: number, position: string, part: number) =>
      start + ((room - size) * Number.parseFloat(position)) / 100 + (size * part) / 100
    const x = place(box.left, box.width, img.naturalWidth * scale, left, foco?.x ?? 50)
    const y = place(box.top, box.height, img.naturalHeight * scale, top, foco?.y ?? 50)
    if (x < box.left || x > box.right || y < box.top || y > box.bottom) return ['out of the place']
    const stack = document.elementsFromPoint(x, y)
    const at = stack.indexOf(img)
    if (at < 0) return ['out of sight']
    return stack.slice(0, at).flatMap((element) => {
      // A link that spans its card does so by a clear part that is larger than itself.
      const own = element.getBoundingClientRect()
      if (x < own.left || x > own.right || y < own.top || y > own.bottom) return []
      const { backgroundColor, backgroundImage } = getComputedStyle(element)
      const isClear = backgroundColor === 'rgba(0, 0, 0, 0)' && backgroundImage === 'none'
      return isClear && !element.matches('h1, p, span:not(:empty)') ? [] : [element.outerHTML.slice(0, 80)]
    })
  }, foco)
}

for (const { name, ...size } of screens) {
  // Held sideways a phone has the least room: what is in sight there is seldom hidden elsewhere.
  test(`faces are in sight on ${name}`, name === 'a phone held sideways' ? {} : deep, async ({ page }) => {
    await page.setViewportSize(size)
    const expectInSight = async (image: Locator, foco: FocalPoint | undefined, isTop = false) => {
      if (!isTop) await image.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
      await expect
        .poll(() => image.evaluate((img: HTMLImageElement) => img.complete && img.naturalWidth > 0))
        .toBe(true)
      await expect.poll(() => findCover(image, foco)).toEqual([])
    }

    await page.goto(azotea)
    const hero = page.getByRole('img', { name: supper?.textoAlternativo ?? '' })
    await expectInSight(hero, supper?.foco, true)
    if (size.height < 400) expect((await hero.boundingBox())?.height).toBeLessThanOrEqual(size.height * 0.36)

    await page.goto(`${azotea}/about`)
    await expectInSight(page.getByRole('img', { name: welcome?.textoAlternativo ?? '' }).first(), welcome?.foco)
    const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Candela Rosales' }) })
    await expectInSight(card.locator('picture img'), pastor?.foco)

    await page.goto(`${azotea}/news`)
    // Which of the two leads depends on the day of the week.
    const findPicture = (title: string) =>
      page.locator('main :is(article, li)').filter({ hasText: title }).locator('picture img')
    await expectInSight(findPicture(returning), choir?.foco)
    await expectInSight(findPicture(kitchen), cook?.foco)

    await page.getByRole('link', { name: kitchen }).first().click()
    await expect(page.getByRole('heading', { level: 1, name: kitchen })).toBeVisible()
    const cover = page.locator('main .hero-cover picture img')
    await expectInSight(cover, cook?.foco)
    if (size.height < 400) expect((await cover.boundingBox())?.height).toBeLessThanOrEqual(size.height * 0.36)
  })
}
