import { refuse } from '@narthex/client/testing/stub-api'
import { expectAccessible, expectTouchable } from '@narthex/ui/testing/expect-accessible'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { anAdministrator, anInvitation, stubFoundedChurch } from '../../testing/founded-church.ts'
import { leaveNothing, renderOffice } from '../../testing/render-office.tsx'

afterEach(async () => {
  await page.viewport(1024, 768)
  vi.unstubAllGlobals()
  await leaveNothing()
})

const path = '/settings/team'

describe('the team of an office', () => {
  test('shows who works there and who is invited, and has no barrier at any width', async () => {
    const api = stubFoundedChurch()
    const expired = { ...anInvitation, id: 5, nome: 'Davi', expiraEm: '2020-01-01T12:00:00.000Z' }
    api.answers['GET /escritorio/convite/'] = { itens: [anInvitation, expired] }
    const { screen } = await renderOffice(path, anAdministrator)
    await expect.element(screen.getByText('Responsável').first()).toBeVisible()
    await expect.element(screen.getByText(/Válido até/)).toBeVisible()
    await expect.element(screen.getByText(/Venceu/)).toBeVisible()
    await expectAccessible(screen.container)
    await page.viewport(390, 2400)
    await expectAccessible(screen.container)
    await expectTouchable(screen.container)
    await page.viewport(320, 700)
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
  })

  test('invites a person to a role that one’s own give, sends it again and withdraws it', async () => {
    const api = stubFoundedChurch()
    api.answers['POST /escritorio/convite/3/envio'] = anInvitation
    api.answers['DELETE /escritorio/convite/3'] = {}
    const { screen } = await renderOffice(path, { ...anAdministrator, roles: ['ROLE_ADMIN'] })
    await expect.element(screen.getByRole('radio', { name: /Conteúdo/ })).toBeChecked()
    await expect.element(screen.getByRole('radio', { name: /Tesouraria/ })).not.toBeInTheDocument()
    await screen.getByRole('textbox', { name: 'Nome', exact: true }).fill('Rute')
    await screen.getByRole('textbox', { name: 'Sobrenome' }).fill('Alves')
    await screen.getByRole('textbox', { name: 'E-mail' }).fill('rute@example.org')
    await screen.getByRole('radio', { name: /Moderação/ }).click()
    await screen.getByRole('button', { name: 'Enviar convite' }).click()
    await expect.element(screen.getByText('Convite enviado para rute@example.org.')).toBeVisible()
    expect(api.sent).toEqual([
      {
        call: 'POST /escritorio/convite/',
        body: { email: 'rute@example.org', nome: 'Rute', sobrenome: 'Alves', role: 'ROLE_MODERATOR' },
      },
    ])
    await screen.getByRole('button', { name: 'Reenviar Rute Alves' }).click()
    await expect.element(screen.getByText(/enviado de novo/)).toBeVisible()
    const withdraw = screen.getByRole('button', { name: 'Cancelar Rute Alves' })
    await expect.element(withdraw).toBeEnabled()
    // Below the message.
    withdraw.element().dispatchEvent(new MouseEvent('click', { bubbles: true }))
    await expect.element(screen.getByText('Nenhum convite espera resposta.')).toBeVisible()
  })

  const staff = [
    {
      user: { id: 7 },
      usuario: { id: 70, nome: 'Ana', sobrenome: 'Lima', imagem: null },
      roles: ['ROLE_ADMIN'],
      prazos: [],
      alcances: [],
    },
    {
      user: { id: 8 },
      usuario: { id: 80, nome: 'Davi', sobrenome: 'Reis', imagem: null },
      roles: ['ROLE_MODERATOR'],
      prazos: [],
      alcances: [],
    },
    {
      user: { id: 9 },
      usuario: { id: 90, nome: 'Lia', sobrenome: 'Melo', imagem: null },
      roles: ['ROLE_TREASURER'],
      prazos: [],
      alcances: [],
    },
  ]

  async function openStaff() {
    const api = stubFoundedChurch()
    api.answers['GET /igreja/1/role'] = staff
    api.answers['POST /user/8/role'] = {}
    api.answers['DELETE /user/8/role'] = {}
    return { api, ...(await renderOffice(path, { ...anAdministrator, roles: ['ROLE_ADMIN'] })) }
  }

  test('changes what a person may do: gives before it takes, and tells the rows', async () => {
    const { api, screen } = await openStaff()
    await screen.getByRole('button', { name: 'Mudar acesso Davi Reis' }).click()
    const dialog = screen.getByRole('dialog', { name: 'Acesso de Davi Reis' })
    await expect.element(dialog.getByRole('checkbox', { name: /Moderação/ })).toBeChecked()
    await expectAccessible(screen.container)
    await dialog.getByRole('checkbox', { name: /Moderação/ }).click()
    await dialog.getByRole('checkbox', { name: /Conteúdo/ }).click()
    await dialog.getByRole('button', { name: 'Salvar' }).click()
    await expect.element(screen.getByText('O acesso de Davi Reis foi mudado.')).toBeVisible()
    await expect.element(dialog).not.toBeInTheDocument()
    expect(api.sent.map(({ call }) => call)).toEqual(['POST /user/8/role', 'DELETE /user/8/role'])
    const row = screen.getByRole('listitem').filter({ hasText: 'Davi Reis' })
    await expect.element(row).toMatchTextContent('Conteúdo')
    await expect.element(row).not.toMatchTextContent('Moderação')
  })

  test('gives a role until a day, and takes the day back', async () => {
    const { api, screen } = await openStaff()
    const open = () => screen.getByRole('button', { name: 'Mudar acesso Davi Reis' }).click()
    const lastDay = screen.getByLabelText('Moderação: último dia')
    await open()
    await lastDay.fill('2031-05-20')
    await screen.getByRole('dialog').getByRole('button', { name: 'Salvar' }).click()
    const row = screen.getByRole('listitem').filter({ hasText: 'Davi Reis' })
    await expect.element(row).toMatchTextContent(/Moderação \(até .*2031\)/)
    await open()
    await expect.element(lastDay).toHaveValue('2031-05-20')
    await lastDay.clear()
    await screen.getByRole('dialog').getByRole('button', { name: 'Salvar' }).click()
    await expect.element(row).not.toMatchTextContent('2031')
    expect(api.sent.map(({ body }) => body)).toEqual([
      { role: 'ROLE_MODERATOR', ate: '2031-05-20' },
      { role: 'ROLE_MODERATOR' },
    ])
  })

  test('limits a role to parts of the church, and asks for one at least', async () => {
    const { api, screen } = await openStaff()
    api.answers['GET /escritorio/alcance/'] = {
      itens: [
        { id: 3, nome: 'Centro' },
        { id: 4, nome: 'Norte' },
      ],
    }
    await screen.getByRole('button', { name: 'Mudar acesso Davi Reis' }).click()
    const dialog = screen.getByRole('dialog')
    await dialog.getByRole('checkbox', { name: /Secretaria/ }).click()
    await dialog.getByRole('radio', { name: 'Só em algumas congregações' }).click()
    await dialog.getByRole('button', { name: 'Salvar' }).click()
    await expect.element(dialog.getByText('Escolha ao menos uma opção.')).toBeVisible()
    expect(api.sent).toEqual([])
    await dialog.getByRole('checkbox', { name: 'Norte' }).click()
    await expectAccessible(screen.container)
    await dialog.getByRole('button', { name: 'Salvar' }).click()
    const row = screen.getByRole('listitem').filter({ hasText: 'Davi Reis' })
    await expect.element(row).toMatchTextContent('Secretaria em Norte')
    expect(api.sent.map(({ body }) => body)).toEqual([{ role: 'ROLE_SECRETARY', alcance: [4] }])
  })

  test('offers no change of oneself, nor of roles that one’s own do not give', async () => {
    const { screen } = await openStaff()
    await expect.element(screen.getByText('Lia Melo')).toBeVisible()
    expect(screen.getByRole('button', { name: /^Mudar acesso/ }).elements()).toHaveLength(1)
  })

  test('ends an access after a question, and says why it could not', async () => {
    const { api, screen } = await openStaff()
    api.answers['DELETE /user/8/role'] = refuse(409, 'LAST_ADMIN')
    await screen.getByRole('button', { name: 'Mudar acesso Davi Reis' }).click()
    const press = (name: string) => screen.getByRole('dialog').getByRole('button', { name }).click()
    await press('Encerrar acesso')
    expect(api.sent).toEqual([])
    await press('Encerrar acesso')
    await expect.element(screen.getByText(/A igreja precisa de alguém responsável/)).toBeVisible()
    api.answers['DELETE /user/8/role'] = {}
    await press('Encerrar acesso')
    await expect.element(screen.getByText('O acesso de Davi Reis foi encerrado.')).toBeVisible()
    await expect.element(screen.getByText('Davi Reis', { exact: true })).not.toBeInTheDocument()
  })

  test.each([
    ['FORBIDDEN', 403, 'Você não pode dar este acesso a esta pessoa.'],
    ['TOO_MANY_REQUESTS', 429, 'Muitos e-mails foram enviados nesta hora. Tente mais tarde.'],
  ])('says why no invitation was sent: %s', async (code, status, text) => {
    const api = stubFoundedChurch()
    api.answers['POST /escritorio/convite/'] = refuse(status, code)
    const { screen } = await renderOffice(path, anAdministrator)
    await screen.getByRole('textbox', { name: 'Nome', exact: true }).fill('Rute')
    await screen.getByRole('textbox', { name: 'Sobrenome' }).fill('Alves')
    await screen.getByRole('textbox', { name: 'E-mail' }).fill('rute@example.org')
    await screen.getByRole('button', { name: 'Enviar convite' }).click()
    await expect.element(screen.getByText(text)).toBeVisible()
    await expect.element(screen.getByRole('textbox', { name: 'E-mail' })).toHaveValue('rute@example.org')
  })

  test('is no page for those who give no roles', async () => {
    stubFoundedChurch()
    const { screen } = await renderOffice(path)
    await expect.element(screen.getByRole('heading', { name: 'Esta página não existe' })).toBeVisible()
  })
})
