import { siteAddress, test } from '../visit.ts'

test.fail('control: an error in the console of a page fails its test', async ({ page }) => {
  await page.goto(siteAddress('mare'))
  await page.evaluate(() => console.error('unexpected'))
})
