import { refuse } from '@narthex/client/testing/stub-api'
import { expectAccessible, expectTouchable } from '@narthex/ui/testing/expect-accessible'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { stubKind } from '../../testing/kind-api.ts'
import { leaveNothing, renderOffice } from '../../testing/render-office.tsx'

afterEach(async () => {
  await page.viewport(1024, 768)
  vi.unstubAllGlobals()
  await leaveNothing()
})

const place = '/escritorio/culto/'
const evening = {
  nome: 'Culto da noite',
  diaSemana: 0,
  horario: '19:00',
  duracaoMinutos: 90,
  flagTransmissao: false,
  local: null,
}

/** Opens the office at the evening service, or at a new one. */
async function openService(id = '1') {
  const api = stubKind(place, [evening])
  const office = await renderOffice(`/site/services/${id}`)
  const { screen } = office
  const time = screen.getByLabelText('Começa às')
  await expect.element(time).toBeVisible()
  return { ...office, api, time, save: screen.getByRole('button', { name: 'Salvar', exact: true }) }
}

describe('a record without drafts', () => {
  test('is saved on purpose; the message takes it back to what it was', async () => {
    const { screen, api, time, save } = await openService()
    await expect.element(save).not.toBeInTheDocument()
    await time.fill('18:30')
    await save.click()
    await expect.element(screen.getByText('“Culto da noite” salvo. O site já está atualizado.')).toBeVisible()
    expect(api.records[0]).toMatchObject({ horario: '18:30', versao: 2 })
    await expect.element(save).not.toBeInTheDocument()
    await screen.getByRole('button', { name: 'Desfazer' }).click()
    await expect.element(screen.getByText('“Culto da noite” voltou a ser como era.')).toBeVisible()
    expect(api.records[0]).toMatchObject({ horario: '19:00', versao: 3 })
    await expect.element(time).toHaveValue('19:00')
    await expect.element(save).not.toBeInTheDocument()
  })

  test('says on whose clocks its time is, in which words its day, and has no barrier on a phone', async () => {
    // As high as the form: what a bar at the foot of a window hides is scrolled to.
    await page.viewport(390, 1600)
    const { screen, time } = await openService()
    await expect.element(time).toHaveAccessibleDescription('A hora em que começa. Horário de Recife')
    await expect.element(screen.getByRole('combobox', { name: 'Dia da semana' })).toHaveDisplayValue('Domingo')
    await time.fill('18:30')
    await expectAccessible(screen.container)
    await expectTouchable(screen.container)
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390)
  })

  test('is joined with what someone else saved of another field', async () => {
    const { screen, api, time, save } = await openService()
    await time.fill('18:30')
    api.change(1, { local: 'Salão' })
    await save.click()
    await expect.poll(() => api.records[0]).toMatchObject({ horario: '18:30', local: 'Salão', versao: 3 })
    await expect.element(screen.getByRole('textbox', { name: /Local/ })).toHaveValue('Salão')
  })

  test('asks before one leaves with something unsaved', async () => {
    const { screen, api, time } = await openService()
    await time.fill('18:30')
    await screen.getByRole('link', { name: 'Cultos da semana', exact: true }).first().click()
    const question = screen.getByRole('dialog', { name: 'Sair sem salvar?' })
    await question.getByRole('button', { name: 'Salvar', exact: true }).click()
    await expect.poll(() => api.records[0]).toMatchObject({ horario: '18:30' })
  })

  test('is added once it is whole, and says what is missing until then', async () => {
    const { screen, api, save, router } = await openService('new')
    await screen.getByRole('textbox', { name: 'Nome' }).fill('Escola bíblica')
    await save.click()
    await expect.element(screen.getByRole('region', { name: /^Confira/ })).toMatchTextContent('Dia da semana')
    await expectAccessible(screen.container)
    await screen.getByRole('combobox', { name: 'Dia da semana' }).selectOptions('Quarta-feira')
    await screen.getByLabelText('Começa às').fill('09:00')
    await save.click()
    await expect.poll(() => router.state.location.pathname).toBe('/site/services/2')
    expect(api.records[1]).toMatchObject({ nome: 'Escola bíblica', diaSemana: 3, horario: '09:00', duracaoMinutos: 90 })
  })

  test('stays as it is where it was refused, and says so', async () => {
    const { screen, api, time, save } = await openService()
    api.answers[`PUT ${place}1`] = refuse(403, 'FORBIDDEN')
    await time.fill('18:30')
    await save.click()
    await expect.element(screen.getByText(/Não foi salvo/)).toBeVisible()
    await expect.element(time).toHaveValue('18:30')
  })
})
