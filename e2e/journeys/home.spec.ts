import { setServices } from '@narthex/api/modules/churches/churches.editing.service'
import { createOwnCall } from '@narthex/api/platform/http/route'
import { foundPlainChurch } from '@narthex/api/testing/plain-church'
import { dateAfter, dateIn, instantAt } from '@narthex/contract/church-time'
import { expect } from '@playwright/test'
import { test } from '../visit.ts'

test('before a service the hero counts down, by the second at the end, and then it is on', async ({
  browser,
  product: { platform, newCode, siteAddress },
}) => {
  // A broadcast would stand in the hero's place, and on the server's clock no service may be near.
  const code = newCode('torre')
  const church = await foundPlainChurch(platform, code, [])
  const day = dateAfter(dateIn('UTC', platform.clock()), 3)
  const service = { nome: 'Culto', diaSemana: new Date(day).getUTCDay(), horario: '10:00', duracaoMinutos: 90 }
  await setServices(createOwnCall(platform.transactions.at(church)), [
    { ...service, flagTransmissao: false, local: null },
  ])
  const start = instantAt(day, service.horario, 'UTC')

  const page = await (await browser.newContext({ locale: 'en-US', serviceWorkers: 'block' })).newPage()
  await page.clock.install({ time: start.getTime() - 2 * 3_600_000 - 12 * 60_000 })
  await page.goto(siteAddress(code))
  const timer = page.getByRole('timer')
  await page.clock.runFor(5000)
  await expect(timer).toContainText(/in 2 h(ours?)? 12 min/)
  await page.clock.runFor(2 * 3_600_000)
  await expect(timer).toContainText(/in 1[12]:\d\d/)
  await page.clock.runFor(12 * 60_000)
  await expect(page.getByText('Happening now', { exact: true })).toBeVisible()
  await expect(timer).toBeHidden()
})
