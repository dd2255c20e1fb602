import { stubApi } from '@narthex/client/testing/stub-api'
import type { OfficeHousehold } from '@narthex/contract/people/household.resource'
import { expectAccessible, expectTouchable } from '@narthex/ui/testing/expect-accessible'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { type aSession, leaveNothing, renderOffice } from '../../testing/render-office.tsx'

afterEach(async () => {
  await page.viewport(1024, 768)
  vi.unstubAllGlobals()
  await leaveNothing()
})

const aSecretary = { permissoes: ['people.read', 'people.write'] as (typeof aSession.permissoes)[number][] }
const path = '/escritorio/domicilio/'
const prado: OfficeHousehold = {
  id: 4,
  versao: 1,
  nome: 'Família Prado',
  endereco: null,
  membros: [{ idUsuario: 5, papel: 'RESPONSAVEL' }],
  pessoas: [{ idUsuario: 5, nome: 'Léa Prado', faixa: 'ADULTO' }],
  idExterno: null,
}
const bia = { id: 6, nome: 'Bia', sobrenome: 'Prado' }

const open = async (address: string) => {
  const api = stubApi({
    [`GET ${path}`]: { itens: [prado], proximo: null, total: 1 },
    [`GET ${path}4`]: prado,
    [`GET ${path}4/historico`]: { itens: [], proximo: null, total: 0 },
    [`PUT ${path}4`]: { ...prado, versao: 2 },
    'GET /escritorio/usuario/': { itens: [bia], proximo: null, total: 1 },
  })
  return { api, ...(await renderOffice(address, aSecretary)) }
}

describe('the households of a church', () => {
  test('are listed with their people, beside the people of the church', async () => {
    const { screen } = await open('/people/households')
    await expect.element(screen.getByRole('link', { name: 'Família Prado' })).toBeVisible()
    await expect.element(screen.getByText('Léa Prado').first()).toBeVisible()
    await expectAccessible(screen.container)
  })

  test('take in people who are found by name, each with what they are there', async () => {
    const { api, screen } = await open('/people/households/4')
    await expect.element(screen.getByRole('link', { name: 'Léa Prado' })).toHaveAttribute('href', '/people/5')
    await screen.getByRole('combobox', { name: 'Adicionar pessoa' }).fill('Bia')
    await screen.getByRole('option', { name: /Bia Prado/ }).click()
    await screen.getByRole('combobox', { name: 'Papel de Bia Prado' }).selectOptions('Criança')
    await page.viewport(320, 2600)
    await expectAccessible(screen.container)
    await expectTouchable(screen.container)
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
    await screen
      .getByRole('button', { name: /^Salvar/ })
      .first()
      .click()
    await expect
      .poll(() => api.sent.find(({ call }) => call === `PUT ${path}4`)?.body)
      .toMatchObject({
        nome: 'Família Prado',
        membros: [
          { idUsuario: 5, papel: 'RESPONSAVEL' },
          { idUsuario: 6, papel: 'CRIANCA' },
        ],
        versao: 1,
      })
  })
})
