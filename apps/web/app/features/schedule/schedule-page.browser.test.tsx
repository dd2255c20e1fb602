import { expectAccessible } from '@narthex/ui/testing/expect-accessible'
import { expect, test } from 'vitest'
import type { ChurchSite } from '../../church/site.ts'
import { aSite } from '../../testing/person.ts'
import { renderPage } from '../../testing/render-page.tsx'
import { SchedulePage, type SchedulePageProps } from './schedule-page.tsx'

const site = { ...aSite, church: { ...aSite.church, nome: 'Ponte' }, corApp: '#0e7c7b' } as ChurchSite

const openMonth = (choice: SchedulePageProps['choice']) =>
  renderPage(
    <SchedulePage
      title="Agenda"
      renderedAt="2026-01-02T12:00:00.000Z"
      today="2026-01-02"
      month="2001-02"
      choice={choice}
      kinds={[]}
      occurrences={[]}
      weekStart={0}
    />,
    { site, origin: 'https://ponte.example' },
  )

test('a month with nothing in it says so, and leads to the months around it and to today', async () => {
  const screen = await openMonth({ month: '2001-02' })
  await expect.element(screen.getByText(/Não há nada marcado em fevereiro de 2001/)).toBeVisible()
  const link = (name: string | RegExp) => screen.getByRole('link', { name })
  await expect.element(link('Hoje')).toHaveAttribute('href', '/schedule')
  await expect.element(link(/janeiro de 2001/)).toHaveAttribute('href', '/schedule?month=2001-01')
  await expect.element(link(/março de 2001/)).toHaveAttribute('href', '/schedule?month=2001-03')
  await expectAccessible(screen.container)
})

test('a month without anything of a kind offers the others', async () => {
  const screen = await openMonth({ month: '2001-02', kind: 'CULTO' })
  await expect.element(screen.getByText('Nada deste tipo em fevereiro de 2001.')).toBeVisible()
  await expect
    .element(screen.getByRole('link', { name: 'Mostrar tudo' }))
    .toHaveAttribute('href', '/schedule?month=2001-02')
})
