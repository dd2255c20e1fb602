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

const place = '/escritorio/banner/'
const banner = {
  titulo: 'Batismo no rio',
  descricao: null,
  imagem: null,
  url: null,
  flagAtivo: true,
  dataPublicacao: null,
  dataFimPublicacao: '2030-03-01T15:00:00.000Z',
  situacao: 'EXIBIDO',
}

test('a banner says whether it is on the site, and from when until when on the clocks of the church', async () => {
  stubKind(place, [
    banner,
    { ...banner, titulo: 'Retiro', flagAtivo: false, situacao: 'INATIVO', dataFimPublicacao: null },
  ])
  const { screen } = await renderOffice('/site/banners')
  const rows = screen.getByRole('list', { name: 'Banners' }).getByRole('listitem')
  await expect.element(rows.nth(0)).toMatchTextContent(/No site.*Até .*1º de mar.*12h/)
  await expect.element(rows.nth(1)).toMatchTextContent('Escondido')
  await page.viewport(390, 844)
  await expectAccessible(screen.container)
})

test('its end is entered on the clocks of the church, and may not come before its beginning', async () => {
  const api = stubKind(place, [banner])
  const { screen } = await renderOffice('/site/banners/1')
  const until = screen.getByLabelText(/^Sai do site em/)
  await expect.element(until).toHaveValue('2030-03-01T12:00')
  await expect.element(until).toHaveAccessibleDescription(/Horário de Recife/)
  await screen.getByLabelText(/^Aparece a partir de/).fill('2030-03-02T08:00')
  const save = screen.getByRole('button', { name: 'Salvar', exact: true })
  await save.click()
  await expect.element(screen.getByRole('region', { name: /^Confira/ })).toMatchTextContent('Sai do site em')
  await until.fill('2030-03-03T20:00')
  await save.click()
  await expect
    .poll(() => api.records[0])
    .toMatchObject({
      dataPublicacao: '2030-03-02T11:00:00.000Z',
      dataFimPublicacao: '2030-03-03T23:00:00.000Z',
    })
})
