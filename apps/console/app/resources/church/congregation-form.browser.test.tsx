import type { OfficeSession } from '@narthex/contract/office/session.schemas'
import { expectAccessible } from '@narthex/ui/testing/expect-accessible'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { stubKind } from '../../testing/kind-api.ts'
import { leaveNothing, renderOffice } from '../../testing/render-office.tsx'

afterEach(async () => {
  await page.viewport(1024, 768)
  vi.unstubAllGlobals()
  await leaveNothing()
})

const place = '/escritorio/congregacao/'
const empty = { responsavel: null, telefone: null, endereco: null, latitude: null, longitude: null, membros: 0 }
const north = { ...empty, nome: 'Zona norte', membros: 2 }
const south = { ...empty, nome: 'Zona sul' }
const mayManage: Partial<OfficeSession> = { permissoes: ['settings'] }

async function openCongregation(id: number) {
  const api = stubKind(place, [north, south])
  api.answers['GET /utils/pais/'] = [{ codigo: 'BR', nome: 'Brasil' }]
  const office = await renderOffice(`/site/congregations/${id}`, mayManage)
  await expect.element(office.screen.getByRole('textbox', { name: 'Nome' })).toBeVisible()
  return { ...office, api }
}

async function askToDelete({ screen }: Awaited<ReturnType<typeof openCongregation>>) {
  await screen.getByRole('button', { name: 'Mais', exact: true }).click()
  await screen.getByRole('menuitem', { name: 'Excluir' }).click()
  return screen.getByRole('dialog', { name: /^Excluir/ })
}

test('a congregation keeps its id and its members when it is changed, and has no barrier on a phone', async () => {
  await page.viewport(390, 844)
  const { screen, api } = await openCongregation(1)
  await expectAccessible(screen.container)
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390)
  await screen.getByRole('textbox', { name: /Responsável/ }).fill('Rute Alves')
  await screen.getByRole('button', { name: 'Salvar', exact: true }).click()
  await expect.poll(() => api.records[0]).toMatchObject({ id: 1, responsavel: 'Rute Alves', membros: 2 })
  expect(api.sent.map(({ call }) => call)).toEqual([`PUT ${place}1`])
})

test('one with members is deleted only after it was said where they go', async () => {
  const office = await openCongregation(1)
  const { screen, api, router } = office
  api.answers[`POST ${place}1/transferencia`] = { movidos: 2 }
  const question = await askToDelete(office)
  await expect.element(question).toMatchTextContent('2 pessoas pertencem a esta congregação.')
  const go = question.getByRole('button', { name: 'Passar os membros e excluir' })
  await go.click()
  await expect.element(question).toMatchTextContent('Escolha para onde eles vão.')
  expect(api.sent).toEqual([])
  await expectAccessible(screen.container)
  await question.getByRole('combobox', { name: 'Passar os membros para' }).selectOptions('Zona sul')
  await go.click()
  await expect.poll(() => router.state.location.pathname).toBe('/site/congregations')
  expect(api.sent).toEqual([
    { call: `POST ${place}1/transferencia`, body: { para: 2, membros: 2 } },
    { call: `DELETE ${place}1`, body: undefined },
  ])
})

test('one without members is deleted after a yes, which says that it is for good', async () => {
  const office = await openCongregation(2)
  const question = await askToDelete(office)
  await expect.element(question).toMatchTextContent('Não dá para desfazer.')
  await question.getByRole('button', { name: 'Excluir', exact: true }).click()
  await expect.poll(() => office.api.records.map(({ nome }) => nome)).toEqual(['Zona norte'])
  await expect.element(office.screen.getByRole('button', { name: 'Desfazer' })).not.toBeInTheDocument()
})
