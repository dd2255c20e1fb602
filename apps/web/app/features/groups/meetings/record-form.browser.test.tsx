import { dropCopies } from '@narthex/client/data/member-copies'
import { queryClient } from '@narthex/client/data/query-client'
import { aToken, type StubbedApi, stubApi } from '@narthex/client/testing/stub-api'
import { expectAccessible } from '@narthex/ui/testing/expect-accessible'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { cleanup } from 'vitest-browser-react'
import { useSession } from '../../../session/session.ts'
import { aMember, anAccount } from '../../../testing/person.ts'
import { renderPage } from '../../../testing/render-page.tsx'
import { aPerson, groupSite } from '../testing/groups.ts'
import { blankRecord, type Written } from './record.ts'
import { RecordForm, type RecordFormProps } from './record-form.tsx'

const today = '2026-04-28'
const roster = [aPerson(7, 'Ana'), aPerson(8, 'Bia'), aPerson(9, 'Caio', { sobrenome: null, flagMenor: true })]
let api: StubbedApi
/** Records that the form reported at every change, and at the end. */
let touched: Written[]
let saved: Written[]
let isLater: boolean

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(`${today}T22:00:00.000Z`) })
  api = stubApi({ 'GET /estudo/': { itens: [], page: 1, limit: 50, total: 0 } })
  useSession.setState({ isRead: true, token: aToken, account: anAccount, clientAccount: aMember })
  touched = []
  saved = []
  isLater = false
})
afterEach(async () => {
  await cleanup()
  queryClient.clear()
  await dropCopies()
  useSession.setState(useSession.getInitialState(), true)
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

function open(props: Partial<RecordFormProps> = {}) {
  return renderPage(
    <RecordForm
      initial={blankRecord('r1', today)}
      isNew
      groupName="Mesa da Aurora"
      roster={roster}
      pending={[]}
      memberId={aMember.id}
      onTouch={(record) => touched.push(record)}
      onSave={(record) => saved.push(record)}
      onLater={() => {
        isLater = true
      }}
      {...props}
    />,
    { site: groupSite },
  )
}
type Screen = Awaited<ReturnType<typeof open>>
const save = (screen: Screen) => screen.getByRole('button', { name: 'Salvar encontro' })
const who = (screen: Screen, name: RegExp) => screen.getByRole('checkbox', { name })
const cameTo = ({ presencas }: Written) =>
  presencas.filter(({ flagPresente }) => flagPresente).map(({ idUsuario }) => idUsuario)

test('all are marked at once, then the one who missed it; the words follow', async () => {
  const screen = await open()
  await expect.element(screen.getByRole('heading', { level: 1, name: 'Registrar encontro' })).toHaveFocus()
  await expect.element(screen.getByText('0 de 3')).toBeVisible()
  await screen.getByRole('button', { name: 'Todos vieram' }).click()
  await who(screen, /^Bia Prado/).click()
  await expect.element(screen.getByText('2 de 3')).toBeVisible()
  await screen.getByLabelText(/^Tema/).fill('O semeador')
  await screen.getByLabelText(/^Anotações para o grupo/).fill('Trazer lanche na próxima.')
  await screen.getByLabelText(/^Só para os líderes/).fill('Visitar a Bia.')
  await expectAccessible(screen.container)
  await save(screen).click()
  expect(saved).toHaveLength(1)
  expect(saved[0]).toMatchObject({
    id: 'r1',
    data: today,
    flagRealizada: true,
    tema: 'O semeador',
    observacoes: 'Trazer lanche na próxima.',
    observacoesLider: 'Visitar a Bia.',
  })
  expect(saved.map(cameTo)).toEqual([[7, 9]])
  expect(touched.at(-1)).toEqual(saved[0])
})

test('by keyboard alone a meeting is written down, and each touch is told at once', async () => {
  const screen = await open()
  await expect.element(screen.getByRole('heading', { level: 1 })).toHaveFocus()
  while (document.activeElement !== who(screen, /^Bia Prado/).element()) await userEvent.keyboard('{Tab}')
  await userEvent.keyboard(' ')
  expect(touched.map(cameTo)).toEqual([[8]])
  while (document.activeElement !== screen.getByLabelText(/^Tema/).element()) await userEvent.keyboard('{Tab}')
  await userEvent.keyboard('Sal')
  expect(touched.slice(1).map(({ tema }) => tema)).toEqual(['S', 'Sa', 'Sal'])
  await userEvent.keyboard('{Enter}')
  expect(saved).toHaveLength(1)
})

test('nobody is marked again by a second touch of the button that marks all', async () => {
  const screen = await open()
  await screen.getByRole('button', { name: 'Todos vieram' }).click()
  await screen.getByRole('button', { name: 'Ninguém veio' }).click()
  await expect.element(screen.getByText('0 de 3')).toBeVisible()
  expect(touched.map(cameTo)).toEqual([[7, 8, 9], []])
})

test('a visitor is added with the focus in the name, and taken away with the focus on the way to add', async () => {
  const screen = await open()
  const add = screen.getByRole('button', { name: 'Adicionar visitante' })
  await add.click()
  await expect.element(screen.getByLabelText('Nome do visitante 1')).toHaveFocus()
  await userEvent.keyboard('Nina')
  await screen.getByLabelText('Telefone de Nina').fill('81 91234-5678')
  await add.click()
  await expect.element(screen.getByLabelText('Nome do visitante 2')).toHaveFocus()
  await screen.getByRole('button', { name: 'Remover o visitante 2' }).click()
  await expect.element(add).toHaveFocus()
  await save(screen).click()
  expect(saved[0]?.visitantes).toEqual([{ nome: 'Nina', telefone: '81 91234-5678' }])
})

test('a day that has not come, and none, is refused with the focus on it', async () => {
  const screen = await open()
  const day = screen.getByLabelText('Dia')
  await day.fill('2026-04-29')
  await save(screen).click()
  await expect.element(screen.getByText('Este dia ainda não chegou.')).toBeVisible()
  await expect.element(day).toHaveFocus()
  await day.fill('')
  await save(screen).click()
  await expect.element(screen.getByText('Informe o dia.')).toBeVisible()
  expect(saved).toEqual([])
  await day.fill(today)
  await save(screen).click()
  expect(saved).toHaveLength(1)
})

test('days without a record are chosen with one touch', async () => {
  const screen = await open({ pending: [today, '2026-04-21', '2026-04-14', '2026-04-07', '2026-03-31'] })
  await expect.element(screen.getByRole('button', { name: 'Hoje' })).toHaveAttribute('aria-pressed', 'true')
  expect(screen.getByRole('button', { name: /31 de mar/ }).elements()).toEqual([])
  await screen.getByRole('button', { name: /21 de abr/ }).click()
  await expect.element(screen.getByLabelText('Dia')).toHaveValue('2026-04-21')
})

test('a day without a meeting asks for no names and no theme', async () => {
  const screen = await open()
  await screen.getByRole('switch', { name: 'Não houve encontro neste dia' }).click()
  expect(screen.getByRole('checkbox').elements()).toEqual([])
  expect(screen.getByLabelText(/^Tema/).elements()).toEqual([])
  await save(screen).click()
  expect(saved[0]?.flagRealizada).toBe(false)
})

test('without a list of people the rest can be written down', async () => {
  const screen = await open({ roster: undefined })
  await expect.element(screen.getByText(/A lista de participantes aparece quando houver conexão/)).toBeVisible()
  await screen.getByLabelText(/^Tema/).fill('Sal')
  await save(screen).click()
  expect(saved[0]?.tema).toBe('Sal')
})

test('a study is chosen from the latest, and one that is older stays', async () => {
  api.answers['GET /estudo/'] = { itens: [{ id: 5, titulo: 'O joio' }], page: 1, limit: 50, total: 1 }
  const screen = await open({ initial: { ...blankRecord('r1', today), idEstudo: 2 }, isNew: false })
  await expect.element(screen.getByRole('heading', { level: 1, name: 'Editar registro' })).toBeVisible()
  const study = screen.getByRole('combobox', { name: /^Estudo/ })
  await expect.element(study).toHaveDisplayValue('O estudo anterior')
  await study.selectOptions('O joio')
  await study.selectOptions('Nenhum')
  expect(touched.map(({ idEstudo }) => idEstudo)).toEqual([5, null])
})

test('what was begun is put aside', async () => {
  const screen = await open()
  await screen.getByRole('button', { name: 'Terminar depois' }).click()
  expect([isLater, saved]).toEqual([true, []])
})
