import { catalogue } from '@narthex/locales/catalogue'
import { IntlProvider } from 'use-intl'
import { expect, test } from 'vitest'
import { renderPage } from '../testing/render-page.tsx'
import { ZoneLine, ZoneNote } from './zone-note.tsx'

const openTime = (timeZone: string) =>
  renderPage(
    <IntlProvider locale="pt" timeZone={timeZone} messages={catalogue.pt as never}>
      <p>
        19h
        <ZoneNote at={new Date('2026-11-29T22:00:00Z')} />
      </p>
      <div data-testid="line">
        <ZoneLine className="text-muted" />
      </div>
    </IntlProvider>,
  )

test('a time says whose it is where the reader’s clocks show another', async () => {
  // Its clocks agree with those of no other zone at any hour.
  const screen = await openTime('Pacific/Chatham')
  await expect.element(screen.getByText(/^19h, horário de \S/)).toBeVisible()
  await expect.element(screen.getByText(/^Horário de \S/)).toBeVisible()
})

test('a time on the reader’s own clocks says nothing', async () => {
  const screen = await openTime(new Intl.DateTimeFormat().resolvedOptions().timeZone)
  await expect.element(screen.getByText(/^19h$/)).toBeVisible()
  await expect.element(screen.getByTestId('line')).toBeEmptyDOMElement()
})
