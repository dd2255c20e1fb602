import { refuse } from '@narthex/client/testing/stub-api'
import { expectAccessible, expectTouchable } from '@narthex/ui/testing/expect-accessible'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { stubKind } from '../../../testing/kind-api.ts'
import { leaveNothing, renderOffice } from '../../../testing/render-office.tsx'

afterEach(async () => {
  await page.viewport(1024, 768)
  vi.unstubAllGlobals()
  await leaveNothing()
})

const place = '/escritorio/pastor/'
const pastor = (nome: string) => ({ nome, funcao: 'Pastora', foto: null, biografia: null })
const three = ['Ana', 'Bia', 'Caio'].map(pastor)
type Screen = Awaited<ReturnType<typeof renderOffice>>['screen']
const shownIn = ({ container }: Screen) =>
  [...container.querySelectorAll('main ol a')].map((link) => link.textContent).join(' ')

describe('the list of a kind that staff put in order', () => {
  test('shows its records in their order, and has no barrier at any width', async () => {
    stubKind(place, three)
    const { screen } = await renderOffice('/site/pastors')
    await expect.element(screen.getByRole('heading', { name: 'Pastores', level: 1 })).toBeVisible()
    await expect.element(screen.getByRole('list', { name: 'Pastores' })).toMatchTextContent('Pastora')
    expect(shownIn(screen)).toBe('Ana Bia Caio')
    await expectAccessible(screen.container)
    for (const width of [320, 390]) {
      await page.viewport(width, 844)
      await expectAccessible(screen.container)
      await expectTouchable(screen.container)
      expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
    }
  })

  test('is moved by a button, which keeps the focus, and saved at once; a message takes it back', async () => {
    const api = stubKind(place, three)
    const { screen } = await renderOffice('/site/pastors')
    const down = screen.getByRole('button', { name: 'Descer Ana' })
    await down.click()
    await expect.element(down).toHaveFocus()
    expect(shownIn(screen)).toBe('Bia Ana Caio')
    await expect.element(screen.getByText('Ana agora é 2 de 3')).toBeInTheDocument()
    await expect.element(screen.getByText('Ordem salva. O site já mostra assim.')).toBeVisible()
    expect(api.sent).toEqual([{ call: `PUT ${place}ordem`, body: { ids: [2, 1, 3], antes: [1, 2, 3] } }])
    await screen.getByRole('button', { name: 'Desfazer' }).click()
    await expect.poll(() => shownIn(screen)).toBe('Ana Bia Caio')
    await expect.element(screen.getByText('A ordem voltou a ser a de antes.')).toBeVisible()
    expect(api.records.map(({ nome }) => nome)).toEqual(['Ana', 'Bia', 'Caio'])
  })

  test('keeps several moves in a row, and takes them back one by one, by the message and by keys', async () => {
    const api = stubKind(place, three)
    const { screen } = await renderOffice('/site/pastors')
    await screen.getByRole('button', { name: 'Descer Ana' }).click()
    await userEvent.keyboard('{Enter}')
    await expect.poll(() => api.records.map(({ nome }) => nome).join(' ')).toBe('Bia Caio Ana')
    expect(shownIn(screen)).toBe('Bia Caio Ana')
    await screen.getByRole('button', { name: 'Desfazer' }).click()
    await expect.poll(() => shownIn(screen)).toBe('Bia Ana Caio')
    await expect.element(screen.getByText('A ordem voltou a ser a de antes.')).toBeVisible()
    await userEvent.keyboard('{Control>}z{/Control}')
    await expect.poll(() => api.records.map(({ nome }) => nome).join(' ')).toBe('Ana Bia Caio')
    expect(shownIn(screen)).toBe('Ana Bia Caio')
    const { length } = api.sent
    await userEvent.keyboard('{Control>}z{/Control}')
    expect(api.sent).toHaveLength(length)
  })

  test('shows the order of the server again where someone else moved something first', async () => {
    const api = stubKind(place, three)
    const { screen } = await renderOffice('/site/pastors')
    await expect.poll(() => shownIn(screen)).toBe('Ana Bia Caio')
    api.records.reverse()
    await screen.getByRole('button', { name: 'Descer Ana' }).click()
    await expect.element(screen.getByText(/Alguém mudou isto/)).toBeVisible()
    await expect.poll(() => shownIn(screen)).toBe('Caio Bia Ana')
  })

  test('leads to a record, and back to its row', async () => {
    stubKind(place, three)
    const { screen, router } = await renderOffice('/site/pastors')
    await screen.getByRole('link', { name: 'Bia' }).click()
    await expect.element(screen.getByRole('heading', { name: 'Bia', level: 1 })).toBeVisible()
    await router.navigate(-1)
    await expect.element(screen.getByRole('link', { name: 'Bia' })).toHaveFocus()
  })

  test('is searched where it is long; what was found is not moved', async () => {
    stubKind(
      place,
      Array.from({ length: 12 }, (_, at) => pastor(`Pessoa ${at + 1}`)),
    )
    const { screen } = await renderOffice('/site/pastors')
    await screen.getByRole('searchbox', { name: 'Buscar em Pastores' }).fill('12')
    await expect.element(screen.getByText('1 registro', { exact: true })).toBeVisible()
    await expect.element(screen.getByRole('button', { name: /^Descer/ })).not.toBeInTheDocument()
    await expectAccessible(screen.container)
    await screen.getByRole('searchbox').fill('zzz')
    await expect.element(screen.getByText('Nada encontrado')).toBeVisible()
  })

  test('teaches what it is for when it is empty, and says when it cannot be loaded', async () => {
    const api = stubKind(place, [])
    const answer = api.answers[`GET ${place}`]
    api.answers[`GET ${place}`] = refuse(503, 'UNAVAILABLE')
    const { screen } = await renderOffice('/site/pastors')
    await expect.element(screen.getByRole('alert')).toBeVisible()
    api.answers[`GET ${place}`] = answer
    await screen.getByRole('button', { name: 'Tentar de novo' }).click()
    await expect.element(screen.getByText('Apresente quem cuida da igreja')).toBeVisible()
    await expectAccessible(screen.container)
  })
})
