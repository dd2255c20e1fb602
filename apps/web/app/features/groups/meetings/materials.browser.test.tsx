import { dropCopies } from '@narthex/client/data/member-copies'
import { queryClient } from '@narthex/client/data/query-client'
import { aToken, refuse, type StubbedApi, stubApi } from '@narthex/client/testing/stub-api'
import type { Material } from '@narthex/contract/groups/material.schemas'
import { expectAccessible } from '@narthex/ui/testing/expect-accessible'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { cleanup } from 'vitest-browser-react'
import { useSession } from '../../../session/session.ts'
import { aMember, anAccount } from '../../../testing/person.ts'
import { renderPage } from '../../../testing/render-page.tsx'
import { Materials } from './materials.tsx'

const study = { id: '3f2b8a1e-5c4d-4e6f-8a9b-0c1d2e3f4a5b', titulo: 'O semeador', url: '/studies/3' } as Material
let materials: Material[]
let api: StubbedApi

beforeEach(() => {
  materials = []
  api = stubApi({ 'GET /celula/3/material/': () => Response.json(materials) })
  useSession.setState({ isRead: true, token: aToken, account: anAccount, clientAccount: aMember })
  // Numbers that are chosen here, so that the address of the call is known.
  vi.spyOn(crypto, 'randomUUID').mockReturnValue(study.id as ReturnType<typeof crypto.randomUUID>)
})
afterEach(async () => {
  await cleanup()
  queryClient.clear()
  await dropCopies()
  useSession.setState(useSession.getInitialState(), true)
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const saveCall = `PUT /celula/3/material/${study.id}`
const open = (canChange = true) => renderPage(<Materials memberId={aMember.id} celulaId={3} canChange={canChange} />)
type Screen = Awaited<ReturnType<typeof open>>
const dialog = (screen: Screen) => screen.getByRole('dialog')
const confirm = (screen: Screen) => dialog(screen).getByRole('button', { name: 'Adicionar', exact: true })

async function openDialog() {
  const screen = await open()
  await screen.getByRole('button', { name: 'Adicionar material' }).click()
  return screen
}

async function fillIn(screen: Screen, titulo: string, url: string) {
  await dialog(screen).getByRole('textbox', { name: 'Nome' }).fill(titulo)
  await dialog(screen).getByRole('textbox', { name: 'Endereço' }).fill(url)
  await confirm(screen).click()
}

test('a leader adds a material, whose address may leave out its scheme', async () => {
  api.answers[saveCall] = (body: { titulo: string; url: string }) => {
    materials = [{ ...study, ...body }]
    return {}
  }
  const screen = await openDialog()
  await expectAccessible(screen.container)
  await fillIn(screen, ' Apostila ', 'exemplo.org/apostila')
  await expect
    .element(screen.getByRole('link', { name: /Apostila/ }))
    .toHaveAttribute('href', 'https://exemplo.org/apostila')
  await expect.element(dialog(screen)).not.toBeInTheDocument()
})

test('a material without a name, and one without an address, is refused with the focus there', async () => {
  const screen = await openDialog()
  await fillIn(screen, ' ', 'https://exemplo.org')
  await expect.element(dialog(screen).getByText('Informe o nome.')).toBeVisible()
  await expect.element(dialog(screen).getByRole('textbox', { name: 'Nome' })).toHaveFocus()
  for (const wrong of ['', 'apostila', 'javascript:alert(1)', 'ftp://exemplo.org']) {
    await fillIn(screen, 'Apostila', wrong)
    await expect.element(dialog(screen).getByText(/^Escreva um endereço que comece/)).toBeVisible()
    await expect.element(dialog(screen).getByRole('textbox', { name: 'Endereço' })).toHaveFocus()
  }
  expect(api.sent).toEqual([])
})

test('what could not be added is added at the next attempt, under the same number; a full list says so', async () => {
  const screen = await openDialog()
  api.answers[saveCall] = refuse(503, 'BUSY')
  await fillIn(screen, 'O semeador', '/studies/3')
  await expect.element(dialog(screen).getByText(/Não deu para salvar/)).toBeVisible()
  api.answers[saveCall] = refuse(409, 'LIMIT_REACHED')
  await confirm(screen).click()
  await expect.element(dialog(screen).getByText(/O grupo já tem materiais demais/)).toBeVisible()
  api.answers[saveCall] = () => {
    materials = [study]
    return {}
  }
  await confirm(screen).click()
  await expect.element(screen.getByRole('link', { name: 'O semeador' })).toHaveAttribute('href', '/studies/3')
  expect(new Set(api.sent.map(({ call }) => call))).toEqual(new Set([saveCall]))
})

test('a material is taken away after a question; a member who does not lead changes nothing', async () => {
  materials = [study]
  const remove = `DELETE /celula/3/material/${study.id}`
  api.answers[remove] = refuse(503, 'BUSY')
  const screen = await open()
  await screen.getByRole('button', { name: 'Remover O semeador' }).click()
  await dialog(screen).getByRole('button', { name: 'Remover', exact: true }).click()
  await expect.element(dialog(screen).getByText(/Não deu para salvar/)).toBeVisible()
  api.answers[remove] = () => {
    materials = []
    return {}
  }
  await dialog(screen).getByRole('button', { name: 'Remover', exact: true }).click()
  await expect.element(screen.getByText('Nenhum material ainda.')).toBeVisible()
  await screen.unmount()
  materials = [study]
  queryClient.clear()
  const members = await open(false)
  await expect.element(members.getByRole('link', { name: 'O semeador' })).toBeVisible()
  expect(members.getByRole('button').elements()).toEqual([])
})
