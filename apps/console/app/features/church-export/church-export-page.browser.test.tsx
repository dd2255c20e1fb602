import { refuse } from '@narthex/client/testing/stub-api'
import { expectAccessible, expectTouchable } from '@narthex/ui/testing/expect-accessible'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { loadTexts } from '../../document/language.ts'
import { anAdministrator, stubFoundedChurch } from '../../testing/founded-church.ts'
import { leaveNothing, renderOffice } from '../../testing/render-office.tsx'

afterEach(async () => {
  await page.viewport(1024, 768)
  vi.unstubAllGlobals()
  await leaveNothing()
})

const path = '/settings/export'
const anOwner = { ...anAdministrator, permissoes: [...(anAdministrator.permissoes ?? []), 'church.export' as const] }
const underWay = {
  id: 4,
  situacao: 'EM_CURSO',
  progresso: 40,
  pedidaEm: '2026-11-30T12:00:00.000Z',
  pedidaPor: { id: 70, nome: 'Ana', sobrenome: 'Lima' },
  flagMinha: true,
  expiraEm: null,
  bytes: null,
  linhas: null,
  arquivos: null,
}
const ready = {
  ...underWay,
  situacao: 'PRONTA',
  progresso: 100,
  expiraEm: '2026-12-01T12:00:00.000Z',
  bytes: 2_500_000,
  linhas: 1200,
  arquivos: 1,
}
const list = (...itens: object[]) => ({ itens, proximo: null, total: itens.length })

function stub(...itens: object[]) {
  const api = stubFoundedChurch()
  api.answers['GET /escritorio/exportacao/'] = list(...itens)
  return api
}

test('an export is asked for, followed, downloaded and removed', async () => {
  await loadTexts('export')
  const api = stub()
  const { screen } = await renderOffice(path, anOwner)
  await expect.element(screen.getByText('A igreja nunca foi exportada.')).toBeVisible()
  api.answers['POST /escritorio/exportacao/'] = () => Response.json(underWay, { status: 201 })
  api.answers['GET /escritorio/exportacao/'] = list(underWay)
  await screen.getByRole('button', { name: 'Exportar a igreja' }).click()
  await expect.element(screen.getByRole('progressbar', { name: /Preparando: 40\s?%/ })).toHaveAttribute('value', '40')
  await expect.element(screen.getByRole('button', { name: 'Exportar a igreja' })).not.toBeInTheDocument()
  api.answers['GET /escritorio/exportacao/'] = list(ready)
  const link = screen.getByRole('link', { name: 'Baixar' })
  await expect.element(link, { timeout: 8000 }).toHaveAttribute('href', '/api/v1/escritorio/exportacao/4/arquivo')
  await expect.element(screen.getByText(/1.200 registros, 1 arquivo, 2,5 MB\./)).toBeVisible()
  await expectAccessible(screen.container)
  await page.viewport(390, 1600)
  await expectAccessible(screen.container)
  await expectTouchable(screen.container)
  await page.viewport(320, 700)
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
  api.answers['DELETE /escritorio/exportacao/4'] = { ...ready, situacao: 'ENCERRADA' }
  api.answers['GET /escritorio/exportacao/'] = list({ ...ready, situacao: 'ENCERRADA' })
  await screen.getByRole('button', { name: 'Apagar' }).click()
  await expect.element(link).not.toBeInTheDocument()
  expect(api.sent.map(({ call }) => call)).toEqual(['POST /escritorio/exportacao/', 'DELETE /escritorio/exportacao/4'])
})

test('another owner’s export is shown without its file, and a refusal says why', async () => {
  await loadTexts('export')
  const api = stub({ ...ready, flagMinha: false })
  api.answers['POST /escritorio/exportacao/'] = refuse(409, 'CONFLICT')
  const { screen } = await renderOffice(path, anOwner)
  await expect.element(screen.getByText(/Só quem pediu pode baixar/)).toBeVisible()
  expect(screen.getByRole('link', { name: 'Baixar' }).elements()).toEqual([])
  await screen.getByRole('button', { name: 'Exportar a igreja' }).click()
  await expect.element(screen.getByRole('alert').first()).toBeVisible()
})
