import { queryClient } from '@narthex/client/data/query-client'
import { expectAccessible } from '@narthex/ui/testing/expect-accessible'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { cleanup } from 'vitest-browser-react'
import { useSession } from '../../../session/session.ts'
import { renderPage } from '../../../testing/render-page.tsx'
import { aBrazilianSite } from '../testing/a-brazilian-site.ts'
import { aWholeMember, type StubbedPerson, stubPerson } from '../testing/stub-person.ts'
import { PaymentDataPage } from './payment-data-page.tsx'

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
  vi.unstubAllGlobals()
})

const open = (search = '?redirectTo=%2Fabout') =>
  renderPage(<PaymentDataPage title="Dados do pagamento" />, { site: aBrazilianSite }, search)
type Screen = Awaited<ReturnType<typeof open>>
const field = (screen: Screen, name: string) => screen.getByLabelText(name, { exact: true })
const goOn = (screen: Screen) => screen.getByRole('button', { name: 'Salvar e continuar' }).click()

test('a payer tells what is missing, then where they live, and is back where they were', async () => {
  const screen = await open()
  await field(screen, 'CPF ou CNPJ').fill('52998224725')
  await field(screen, 'Celular').fill('+55 81 91234-5678')
  await goOn(screen)
  await expect.element(screen.getByText('Esse campo é obrigatório.')).toBeVisible()
  expect(server.calls).toEqual([])
  await field(screen, 'Data de nascimento').fill('28021990')
  await expectAccessible(screen.container)
  await goOn(screen)
  await field(screen, 'CEP').fill('50030230')
  await expect.element(field(screen, 'Cidade')).toHaveValue('Recife')
  await expectAccessible(screen.container)
  await goOn(screen)
  await vi.waitFor(() => expect(screen.container.textContent).toBe(''))
  expect(server.calls).toMatchObject([
    { name: 'PUT /usuario/', body: { cpf: '52998224725', dataNascimento: '1990-02-28', versao: 1 } },
    { name: 'POST /usuario/70/endereco', body: { cep: '50030230', logradouro: 'Rua do Apolo' } },
  ])
})

test('a payer of whom all is known goes on, and never to another site', async () => {
  server.member = aWholeMember({
    cpf: '52998224725',
    telefone: '+55 81 91234-5678',
    dataNascimento: '1990-02-28',
  })
  const address = { pais: 'BR', cep: '50030230', logradouro: 'Rua do Apolo', numero: '235', complemento: null }
  server.addresses = [{ ...address, id: 1, uuid: 'a', versao: 1, bairro: null, cidade: 'Recife', estado: 'PE' }]
  const screen = await open('?redirectTo=https%3A%2F%2Fother.example')
  await expect.element(screen.getByText(/^Está tudo pronto/)).toBeVisible()
  await expect.element(screen.getByRole('link', { name: 'Continuar' })).toHaveAttribute('href', '/')
  await cleanup()
  const known = await open()
  await expect.element(known.getByRole('link', { name: 'Continuar' })).toHaveAttribute('href', '/about')
})

test('a payment that takes a CPF alone asks for one, though the CNPJ of a company is known', async () => {
  server.member = aWholeMember({ cnpj: '11222333000181', telefone: '+55 81 91234-5678', dataNascimento: '1990-02-28' })
  const screen = await open('?redirectTo=%2Fabout&documento=cpf')
  await expect.element(field(screen, 'CPF')).toHaveAccessibleDescription(/pede um CPF: o CNPJ não serve/)
  await field(screen, 'CPF').fill('529.982.247-24')
  await goOn(screen)
  await expect.element(screen.getByText('CPF inválido.')).toBeVisible()
  expect(server.calls).toEqual([])
})
