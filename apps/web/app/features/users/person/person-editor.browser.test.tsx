import { queryClient } from '@narthex/client/data/query-client'
import type { Congregation } from '@narthex/contract/churches/church.schemas'
import { expectAccessible } from '@narthex/ui/testing/expect-accessible'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { cleanup } from 'vitest-browser-react'
import { SmartLink } from '../../../components/smart-link.tsx'
import { useSession } from '../../../session/session.ts'
import { renderPage } from '../../../testing/render-page.tsx'
import { aBrazilianSite } from '../testing/a-brazilian-site.ts'
import { type StubbedPerson, stubPerson } from '../testing/stub-person.ts'
import { DataPage } from './data-page.tsx'

let server: StubbedPerson

beforeEach(() => {
  sessionStorage.clear()
  server = stubPerson()
  useSession.setState({ token: 't', account: server.account, clientAccount: server.member, isRead: true })
})
afterEach(async () => {
  await cleanup()
  useSession.setState(useSession.getInitialState(), true)
  queryClient.clear()
  sessionStorage.clear()
  vi.unstubAllGlobals()
})

const congregations = [
  { id: 1, nome: 'Praia' },
  { id: 2, nome: 'Morro' },
] as Congregation[]
const open = () =>
  renderPage(
    <>
      <SmartLink to="/about">Sobre</SmartLink>
      <DataPage title="Meus dados" congregations={congregations} />
    </>,
    { site: aBrazilianSite },
  )
type Screen = Awaited<ReturnType<typeof open>>

/** A field by its label, which may say that it is optional. */
const labelled = (name: string) => ({ name: new RegExp(`^${name}(?: \\(opcional\\))?$`) })
const field = (screen: Screen, name: string) => screen.getByRole('textbox', labelled(name))
const press = (screen: Screen, name: string | RegExp) => screen.getByRole('button', { name }).click()
const save = (screen: Screen) => screen.getByRole('button', { name: 'Salvar', exact: true }).click()
const dialog = (screen: Screen) => screen.getByRole('dialog')
const saved = (screen: Screen) => expect.element(screen.getByText('Pronto, tudo salvo.')).toBeVisible()
const names = () => server.calls.map(({ name }) => name)

async function addAddress(screen: Screen) {
  await press(screen, 'Adicionar endereço')
  await dialog(screen).getByRole('textbox', { name: 'CEP' }).fill('50030230')
  await expect.element(dialog(screen).getByRole('textbox', { name: 'Rua ou avenida' })).toHaveValue('Rua do Apolo')
  await dialog(screen).getByRole('textbox', labelled('Número')).fill('235')
  await press(screen, 'Pronto')
}

async function addChild(screen: Screen) {
  await press(screen, 'Adicionar criança')
  await dialog(screen).getByRole('textbox', { name: 'Nome da criança' }).fill('Nina')
  await press(screen, 'Pronto')
  await expect.element(dialog(screen).getByText('Esse campo é obrigatório.')).toBeVisible()
  await dialog(screen).getByRole('textbox', { name: 'Data de nascimento' }).fill('01022019')
  await press(screen, 'Pronto')
}

describe('the fields', () => {
  test('have no barriers, write digits in their shape, and say what is wrong once they are left', async () => {
    const screen = await open()
    await field(screen, 'CPF').click()
    await userEvent.keyboard('52998224724')
    await expect.element(field(screen, 'CPF')).toHaveValue('529.982.247-24')
    await field(screen, 'Celular').click()
    await userEvent.keyboard('81912345678')
    await expect.element(screen.getByText('CPF inválido.')).toBeVisible()
    await expect.element(field(screen, 'Celular')).toHaveValue('+55 81 91234-5678')
    await expectAccessible(screen.container)
    await field(screen, 'CPF').fill('529.982.247-25')
    await expect.element(screen.getByText('CPF inválido.')).not.toBeInTheDocument()
    await save(screen)
    await saved(screen)
    expect(server.calls).toMatchObject([
      { name: 'PUT /usuario/', body: { cpf: '52998224725', telefone: '+55 81 91234-5678', versao: 1 } },
    ])
  })

  test('send nothing that was not changed, and nothing while one of them is wrong', async () => {
    const screen = await open()
    await field(screen, 'Nome').fill('')
    await save(screen)
    await expect.element(screen.getByText('Esse campo é obrigatório.')).toBeVisible()
    await expect.element(field(screen, 'Nome')).toHaveFocus()
    expect(server.calls).toEqual([])
    await field(screen, 'Nome').fill('Lia Luz')
    await save(screen)
    await saved(screen)
    expect(server.calls.map(({ body }) => body)).toEqual([{ nome: 'Lia Luz', versao: 1 }])
  })
})

describe('an address', () => {
  test('is filled by its postal code, over nothing that was typed by hand', async () => {
    const screen = await open()
    await press(screen, 'Adicionar endereço')
    const inDialog = (name: string) => dialog(screen).getByLabelText(labelled(name).name)
    await inDialog('Bairro').fill('Perto do farol')
    await inDialog('CEP').fill('50030230')
    await expect.element(inDialog('Rua ou avenida')).toHaveValue('Rua do Apolo')
    await expect.element(inDialog('Cidade')).toHaveValue('Recife')
    await expect.element(dialog(screen).getByRole('combobox', { name: 'Estado' })).toHaveValue('PE')
    await expect.element(inDialog('Bairro')).toHaveValue('Perto do farol')
    await expectAccessible(dialog(screen).element())
  })
})

describe('rows', () => {
  test('of an address and a child wait for the saving, through a reload too, and are saved with all the rest', async () => {
    const before = await open()
    await addAddress(before)
    await addChild(before)
    await field(before, 'Sobrenome').fill('Lima')
    expect(before.getByText('Novo, falta salvar').elements()).toHaveLength(2)
    expect(server.calls).toEqual([])
    await cleanup()
    queryClient.clear()

    const screen = await open()
    await expect.element(screen.getByText('Recuperamos o que você ainda não tinha salvado.')).toBeVisible()
    await expect.element(field(screen, 'Sobrenome')).toHaveValue('Lima')
    expect(screen.getByText('Novo, falta salvar').elements()).toHaveLength(2)
    await save(screen)
    await saved(screen)
    expect(names()).toEqual(['PUT /usuario/', 'POST /usuario/70/endereco', 'POST /usuario/70/crianca'])
    expect(server.calls[1]?.body).toMatchObject({ cep: '50030230', logradouro: 'Rua do Apolo', numero: '235' })
    expect(server.calls[2]?.body).toMatchObject({ nome: 'Nina', dataNascimento: '2019-02-01' })
    await cleanup()
    queryClient.clear()
    const again = await open()
    await expect.element(again.getByText('Rua do Apolo, 235', { exact: true })).toBeVisible()
    await expect.element(again.getByText('01/02/2019')).toBeVisible()
    expect(again.getByText(/^Recuperamos/).elements()).toHaveLength(0)
  })

  test('that are deleted are taken back by keyboard, or go at the next saving', async () => {
    const address = { pais: 'BR', cep: '50030230', logradouro: 'Rua do Apolo', numero: '235', complemento: null }
    server.addresses = [{ ...address, id: 1, uuid: 'a', versao: 1, bairro: null, cidade: 'Recife', estado: 'PE' }]
    const child = { nome: 'Nina', dataNascimento: '2019-02-01', sexo: null, alergias: null, observacoes: null }
    server.children = [{ ...child, id: 2, uuid: 'c', versao: 1 }]
    const screen = await open()
    await press(screen, 'Apagar: Nina')
    await expect.element(screen.getByText('Será apagado ao salvar')).toBeVisible()
    await expect.element(screen.getByRole('button', { name: 'Desfazer: Nina' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect.element(screen.getByText('Será apagado ao salvar')).not.toBeInTheDocument()
    await press(screen, /^Apagar: Rua do Apolo/)
    await save(screen)
    await saved(screen)
    expect(names()).toEqual(['DELETE /usuario/70/endereco/1'])
    await expect.element(screen.getByText('Nenhum endereço cadastrado.')).toBeVisible()
    await expect.element(screen.getByText('Nina')).toBeVisible()
  })
})

describe('what is not saved', () => {
  test('is laid over what another tab saved in the meantime, and both are kept', async () => {
    const screen = await open()
    await field(screen, 'Sobrenome').fill('Lima')
    server.member = { ...server.member, nome: 'Lia Luz', versao: 2 }
    await save(screen)
    await expect.element(screen.getByText(/^Seus dados mudaram em outra aba/)).toBeVisible()
    await expect.element(field(screen, 'Nome')).toHaveValue('Lia Luz')
    await expect.element(field(screen, 'Sobrenome')).toHaveValue('Lima')
    await save(screen)
    await saved(screen)
    expect(server.member).toMatchObject({ nome: 'Lia Luz', sobrenome: 'Lima' })
  })

  test('is not left behind unasked, and is discarded only after a question', async () => {
    const screen = await open()
    await field(screen, 'Sobrenome').fill('Lima')
    await screen.getByRole('link', { name: 'Sobre' }).click()
    await expect.element(dialog(screen).getByText('Sair sem salvar?')).toBeVisible()
    await expectAccessible(dialog(screen).element())
    await press(screen, 'Continuar aqui')
    await expect.element(field(screen, 'Sobrenome')).toHaveValue('Lima')
    await press(screen, 'Descartar')
    await expect.element(dialog(screen).getByText('Descartar as mudanças?')).toBeVisible()
    await dialog(screen).getByRole('button', { name: 'Descartar' }).click()
    await expect.element(field(screen, 'Sobrenome')).toHaveValue('Souza')
    await screen.getByRole('link', { name: 'Sobre' }).click()
    await vi.waitFor(() => expect(screen.container.textContent).toBe(''))
    expect(server.calls).toEqual([])
  })

  test('stays where the server cannot be reached', async () => {
    const screen = await open()
    await field(screen, 'Sobrenome').fill('Lima')
    server.isAnswering = false
    await save(screen)
    await expect.element(screen.getByText('Há mudanças não salvas.')).toBeVisible()
    server.isAnswering = true
    await save(screen)
    await saved(screen)
    expect(server.member.sobrenome).toBe('Lima')
  })
})

test('the first congregation is saved at once, another one only after a question', async () => {
  const screen = await open()
  const congregation = screen.getByRole('combobox', labelled('Congregação'))
  await congregation.selectOptions('Praia')
  await save(screen)
  await saved(screen)
  await congregation.selectOptions('Morro')
  await save(screen)
  await expect.element(dialog(screen).getByText('Mudar para Morro?')).toBeVisible()
  await press(screen, 'Cancelar')
  expect(server.member.idCongregacao).toBe(1)
  await save(screen)
  await press(screen, 'Mudar de congregação')
  await saved(screen)
  expect(server.member.idCongregacao).toBe(2)
})
