import { homePlaceCodes, homeSectionCodes } from '@narthex/contract/churches/home-codes'
import { expectAccessible, expectTouchable } from '@narthex/ui/testing/expect-accessible'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { leaveNothing } from '../../testing/render-office.tsx'
import { renderSettings } from '../../testing/render-settings.tsx'

afterEach(async () => {
  await page.viewport(1024, 768)
  vi.unstubAllGlobals()
  await leaveNothing()
})

/** Checks accessibility in both themes, on the smallest phone. */
async function expectOnPhone(container: Element): Promise<void> {
  await page.viewport(320, 740)
  await expectAccessible(container)
  await expectTouchable(container)
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
}

describe('the modules', () => {
  test('are questions, and say what switching one off hides before it is saved', async () => {
    const dependentes = [
      { modulo: 'MOD_EVENTO', tipo: 'ITEM_MENU', total: 1 },
      { modulo: 'MOD_EVENTO', tipo: 'EVENTO_FUTURO', total: 3 },
      { modulo: 'MOD_CELULA', tipo: 'CELULA', total: 2 },
    ]
    const { api, screen, save } = await renderSettings('modules', { dependentes })
    const events = screen.getByRole('switch', { name: 'Vocês fazem eventos?' })
    await expect.element(events).toBeChecked()
    await expect.element(screen.getByText('2 grupos saem do site')).toBeVisible()
    await events.click()
    await expect.element(screen.getByText('3 eventos marcados saem do site')).toBeVisible()
    await expect.element(screen.getByText('1 item do menu some')).toBeVisible()
    await screen.getByRole('switch', { name: 'Vocês se reúnem em casas?' }).click()
    await save()
    expect(api.saved().modulos).toEqual(['MOD_CULTO', 'MOD_CELULA'])
    await expectOnPhone(screen.container)
  })

  test('are told in their history by their questions', async () => {
    const { api, screen } = await renderSettings('modules', { dependentes: [] })
    api.answers['GET /escritorio/modulo/historico'] = {
      itens: [
        {
          id: 1,
          acao: 'MODULES_SET',
          momento: '2026-11-28T12:00:00Z',
          usuario: null,
          campos: [{ campo: 'itens', antes: [{ codigo: 'MOD_CULTO' }], depois: [{ codigo: 'MOD_EVENTO' }] }],
        },
      ],
      proximo: null,
      total: 1,
    }
    await screen.getByRole('button', { name: 'Histórico' }).click()
    await expect
      .element(screen.getByRole('dialog'))
      .toMatchTextContent(/O que o site mostra.*Vocês transmitem os cultos\?.*Vocês fazem eventos\?/)
  })
})

describe('the look', () => {
  test('has a colour with its contrast, suggestions, and looks as pictures', async () => {
    const { api, screen, save } = await renderSettings('look')
    const colour = screen.getByRole('textbox', { name: 'Cor da igreja' })
    await colour.fill('#ffd400')
    await expect.element(screen.getByText(/^Contraste [\d,]+ : 1 · em textos/)).toBeVisible()
    await screen.getByRole('button', { name: 'Índigo' }).click()
    await expect.element(colour).toHaveValue('#3f4aa8')
    await screen.getByRole('radio', { name: /^Azulejo/ }).click()
    await save()
    expect(api.saved()).toMatchObject({ corApp: '#3f4aa8', aparencia: 'azulejo' })
    await expectOnPhone(screen.container)
  })

  test('is not saved with half a colour', async () => {
    const { api, screen } = await renderSettings('look')
    await screen.getByRole('textbox', { name: 'Cor da igreja' }).fill('#ffd')
    await screen.getByRole('button', { name: 'Salvar e mostrar no site' }).click()
    await screen
      .getByRole('region', { name: /^Confira um campo/ })
      .getByRole('link')
      .click()
    await expect.element(screen.getByRole('textbox', { name: 'Cor da igreja' })).toHaveFocus()
    expect(api.sent).toEqual([])
  })
})

describe('the home', () => {
  const offer = (empty: readonly string[]) => ({
    lugares: homePlaceCodes.map((codigo) => ({ codigo, situacao: empty.includes(codigo) ? 'VAZIO' : 'PRONTO' })),
    secoes: homeSectionCodes.map((codigo) => ({ codigo, situacao: empty.includes(codigo) ? 'SEM_MODULO' : 'PRONTO' })),
  })
  const open = (own: object = {}) => renderSettings('siteHome', { oferta: offer(['CELULA', 'NOTICIAS']), ...own })

  test('has tiles and sections in an order, which buttons change, and others to add', async () => {
    const { api, screen, save } = await open()
    await screen.getByRole('button', { name: 'Descer Ver os eventos' }).click()
    await screen.getByRole('button', { name: 'Adicionar Contribuir' }).click()
    await screen.getByRole('button', { name: 'Remover Nossa história' }).click()
    await screen.getByRole('button', { name: 'Adicionar Notícias' }).click()
    await expect.element(screen.getByText('Notícias está na página inicial.')).toBeInTheDocument()
    await expect.element(screen.getByText('Ainda sem conteúdo: aparece quando houver').first()).toBeVisible()
    await expect.element(screen.getByText('Desligado em “O que a igreja faz”')).toBeVisible()
    await save()
    expect(api.saved()).toMatchObject({
      atalhos: ['ORACAO', 'EVENTO', 'DOACAO'],
      secoes: ['EVENTOS', 'CONVITES', 'NOTICIAS'],
    })
    await expectOnPhone(screen.container)
  })

  test('has four tiles at most', async () => {
    const { screen } = await open({ atalhos: ['EVENTO', 'ORACAO', 'DOACAO', 'SOBRE'] })
    await expect.element(screen.getByText('O limite é 4. Remova um para adicionar outro.')).toBeVisible()
    await expect.element(screen.getByRole('button', { name: 'Adicionar Abrir a Bíblia' })).toBeDisabled()
  })

  test('leaves the choice to the product, and brings the former one back', async () => {
    const { api, screen, save } = await open({ atalhos: [] })
    const tiles = screen.getByRole('group', { name: 'Quem escolhe: Atalhos' })
    await expect.element(tiles.getByRole('radio', { name: 'O site escolhe' })).toBeChecked()
    await tiles.getByText('Escolher').click()
    await expect.element(screen.getByRole('button', { name: 'Remover Assistir ao culto' })).toBeVisible()
    const parts = screen.getByRole('group', { name: 'Quem escolhe: Partes' })
    await parts.getByText('O site escolhe').click()
    await expect.element(screen.getByText('O site ordena conforme a semana.')).toBeVisible()
    await save()
    expect(api.saved()).toMatchObject({ atalhos: ['AO_VIVO', 'DOACAO', 'ORACAO', 'EVENTO'], secoes: [] })
    await parts.getByText('Escolher').click()
    await save()
    expect(api.saved()).toMatchObject({ secoes: ['EVENTOS', 'CONVITES', 'HISTORIA'] })
  })

  test('invites to places, in words of the church or of the site', async () => {
    const { api, screen, save } = await open({
      convites: [
        { codigo: 'ORACAO', titulo: 'Pray with us', texto: null, acao: null },
        { codigo: 'AGENDA', titulo: 'Semana', texto: 'Há lugar.', acao: 'Ver' },
      ],
    })
    const prayer = screen.getByRole('group', { name: 'Pedir oração' })
    await prayer.getByRole('textbox', { name: /^Título/ }).fill('')
    await screen.getByRole('list', { name: 'Convites' }).getByRole('button', { name: 'Descer Pedir oração' }).click()
    await save()
    expect(api.saved().convites).toEqual([
      { codigo: 'AGENDA', titulo: 'Semana', texto: 'Há lugar.', acao: 'Ver' },
      { codigo: 'ORACAO', titulo: null, texto: null, acao: null },
    ])
  })

  test('asks for texts of an invitation for which the site has none', async () => {
    const { api, screen } = await open()
    await screen.getByRole('combobox', { name: 'Convidar para' }).selectOptions('AGENDA')
    await screen.getByRole('button', { name: 'Salvar e mostrar no site' }).click()
    const summary = screen.getByRole('region', { name: /^Confira 3 campos/ })
    await expect.element(summary).toHaveFocus()
    await summary.getByRole('link').first().click()
    const schedule = screen.getByRole('group', { name: 'Ver a agenda' })
    await expect.element(schedule.getByRole('textbox', { name: 'Título' })).toHaveFocus()
    expect(api.sent).toEqual([])
  })
})
