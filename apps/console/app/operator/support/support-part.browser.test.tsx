import { refuse, stubApi } from '@narthex/client/testing/stub-api'
import { expectAccessible } from '@narthex/ui/testing/expect-accessible'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { renderScreen } from '../../testing/render-screen.tsx'
import { SupportPart } from './support-part.tsx'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const path = '/operador/igreja/mare/suporte'
const aberto = {
  id: 4,
  expiraEm: '2099-11-29T17:32:00.000Z',
  abertoEm: '2099-11-29T16:32:00.000Z',
  flagEscrita: false,
  motivo: 'Os cultos não aparecem.',
}

describe('support access at a church', () => {
  test('says how the church opens it, where it has not', async () => {
    stubApi({ [`GET ${path}`]: { aberto: null } })
    const screen = await renderScreen('/churches/mare', <SupportPart codigo="mare" />)
    await expect.element(screen.getByText(/não abriu a administração ao suporte/)).toBeVisible()
    await expect.element(screen.getByRole('button')).not.toBeInTheDocument()
  })

  test('leads into the office in another tab, and closes the tab where the access has just ended', async () => {
    const api = stubApi({ [`GET ${path}`]: { aberto } })
    const tab = { opener: window, location: { replace: vi.fn() }, close: vi.fn() }
    vi.spyOn(window, 'open').mockReturnValue(tab as unknown as Window)
    const endereco = 'https://mare.admin.example.org/support#codigo=abc'
    api.answers[`POST ${path}`] = () => Response.json({ endereco, expiraEm: aberto.expiraEm }, { status: 201 })
    const screen = await renderScreen('/churches/mare', <SupportPart codigo="mare" />)
    await expect.element(screen.getByText(/até 14:32, só para ver/)).toBeVisible()
    await expect.element(screen.getByText(/Os cultos não aparecem/)).toBeVisible()
    await expectAccessible(screen.container)
    await screen.getByRole('button', { name: /Entrar na administração/ }).click()
    await vi.waitFor(() => expect(tab.location.replace).toHaveBeenCalledWith(endereco))
    expect(tab.opener).toBeNull()
    api.answers[`POST ${path}`] = refuse(404, 'NOT_FOUND')
    api.answers[`GET ${path}`] = { aberto: null }
    await screen.getByRole('button', { name: /Entrar na administração/ }).click()
    await expect.element(screen.getByText('A igreja encerrou o acesso.')).toBeVisible()
    expect(tab.close).toHaveBeenCalled()
  })
})
