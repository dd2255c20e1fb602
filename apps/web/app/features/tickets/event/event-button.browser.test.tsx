import { expect, test } from 'vitest'
import { renderPage } from '../../../testing/render-page.tsx'
import { aRegistration, aSale, aTicketType, someSeats } from '../testing/tickets.ts'
import { EventButton, type EventButtonProps } from './event-button.tsx'

const dates = { locale: 'pt', timeZone: 'America/Recife', now: new Date('2030-12-01T12:00:00Z') } as const
const soldOut = { ...someSeats({ situacao: 'ESGOTADO' }), situacao: 'ESGOTADO' as const }
const show = (change: Partial<EventButtonProps> = {}) =>
  renderPage(<EventButton sale={aSale()} seats={someSeats()} own={[]} acesso="" dates={dates} {...change} />)

test('the price stands beside the button, as a range where types differ', async () => {
  const ingressos = [aTicketType(), aTicketType({ id: 2, valor: 0 }), aTicketType({ id: 3, valor: 9000 })]
  const screen = await show({ sale: aSale({ ingressos }) })
  await expect.element(screen.getByRole('link', { name: 'Inscrever-se' })).toBeVisible()
  await expect.element(screen.getByText(/^Gratuito – R\$\s90$/)).toBeVisible()
  await screen.unmount()
  const onePrice = await show()
  await expect.element(onePrice.getByText(/^R\$\s50$/)).toBeVisible()
})

test('sold out leads to the waiting list, where there is one', async () => {
  const screen = await show({ sale: aSale({ flagEspera: true }), seats: soldOut })
  await expect.element(screen.getByText('Ingressos esgotados')).toBeVisible()
  await expect.element(screen.getByRole('link', { name: 'Entrar na lista de espera' })).toBeVisible()
  await screen.unmount()
  const none = await show({ seats: soldOut })
  await expect.element(none.getByText('Ingressos esgotados')).toBeVisible()
  await expect.element(none.getByRole('link')).not.toBeInTheDocument()
})

test('who has tickets is led to them first, then to more', async () => {
  const screen = await show({ own: [aRegistration()] })
  const links = screen.getByRole('link').elements()
  expect(links.map((link) => link.textContent)).toEqual(['Ver meus ingressos', 'Inscrever mais alguém'])
})

test('online, the way to take part comes first', async () => {
  const screen = await show({ own: [aRegistration({ linkOnline: 'https://salas.example/1' })], seats: soldOut })
  const [first, second, ...others] = screen.getByRole('link').elements()
  expect(first?.textContent).toContain('Participar online')
  expect(second?.textContent).toBe('Ver meus ingressos')
  expect(others).toEqual([])
})
