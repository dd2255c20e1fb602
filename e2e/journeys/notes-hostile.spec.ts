import { hostileTexts } from '@narthex/contract/testing/hostile-texts'
import { expect } from '@playwright/test'
import { hostileNote } from '../hostile-note.ts'
import { type NotedChurch, openNotedChurch } from '../noted-church.ts'
import { deep, test } from '../visit.ts'

let church: NotedChurch
test.beforeEach(async ({ product }) => {
  church = await openNotedChurch(product)
})

for (const bypassCSP of [false, true]) {
  test.describe(bypassCSP ? 'without any policy' : 'under the page’s policy', deep, () => {
    test.use({ bypassCSP })

    test('whatever is kept of a note, its page shows words and runs nothing', async ({ page }) => {
      const all = hostileTexts.join(' ')
      const written = await church.note(all.slice(0, 200).toWellFormed(), hostileTexts.join('\n').slice(0, 20_000))
      const drawn = await church.merge(hostileNote())
      const calls: string[] = []
      await page.exposeFunction('pwned', () => calls.push('pwned'))
      await page.route('**://evil.example/**', (route) => {
        calls.push(route.request().url())
        return route.abort()
      })

      await church.enter(page, '/user/notes')
      for (const id of [written, drawn])
        await expect(page.getByRole('main').locator(`a[href$="${id}"]`)).toContainText('pwned()')
      for (const id of [written, drawn]) {
        await page.goto(`${church.site}/user/notes/${id}`)
        const text = page.getByRole('textbox', { name: 'Texto da anotação' })
        await expect(text).toContainText('pwned()')
        await text.click()
        await text.hover()
        const foreign =
          'script,img,iframe,svg,object,[onclick],[onerror],[style]:not(br),a[href^="javascript" i],a[href^="data"]'
        await expect(text.locator(foreign)).toHaveCount(0)
        await page.emulateMedia({ media: 'print' })
        await page.emulateMedia({ media: 'screen' })
      }
      expect(calls).toEqual([])
    })
  })
}
