import { refuse, stubApi } from '@narthex/client/testing/stub-api'
import { bookIds } from '@narthex/contract/bible/books'
import { expectAccessible, expectTouchable } from '@narthex/ui/testing/expect-accessible'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { anAdministrator, stubFoundedChurch } from '../../testing/founded-church.ts'
import { leaveNothing, renderOffice } from '../../testing/render-office.tsx'

afterEach(async () => {
  await page.viewport(1024, 768)
  vi.unstubAllGlobals()
  await leaveNothing()
})

const translation = (codigo: string, idioma: string, own: object = {}) => ({
  codigo,
  nome: `Texto ${codigo}`,
  sigla: codigo.toUpperCase(),
  idioma,
  licenca: 'CC0',
  atribuicao: null,
  versificacao: 'KJV',
  revisao: 'a',
  livros: [...bookIds],
  versiculos: 31_102,
  tamanho: 1000,
  importadaEm: '2026-06-01T12:00:00.000Z',
  propria: false,
  ...own,
})
const choicePath = '/escritorio/biblia/escolha/'
const freePath = '/escritorio/biblia/texto-livre/'
const blivre = (own: object = {}) => ({
  codigo: 'blivre',
  nome: 'Bíblia Livre',
  sigla: 'BLIVRE',
  idioma: 'pt',
  licenca: 'CC BY 3.0 BR',
  situacao: 'DISPONIVEL',
  bytes: 0,
  total: null,
  falha: null,
  ...own,
})

function stubBible(traducoes: object[], texts: object[] = []) {
  const stored = { escolhidas: [] as string[], padrao: null as string | null, versao: 0 }
  const api = stubApi({
    [`GET ${choicePath}`]: () => ({ ...stored, traducoes }),
    [`PUT ${choicePath}`]: ({ versao, ...form }: typeof stored) => {
      Object.assign(stored, form, { versao: versao + 1 })
      return { ...stored, traducoes }
    },
    [`GET ${freePath}`]: () => ({ textos: texts }),
    'GET /escritorio/pendente': { rascunhos: [], agendados: [], lixeira: [] },
  })
  return { api, stored, traducoes, texts }
}

describe('the translations of a church', () => {
  const open = () => renderOffice('/content/bible', anAdministrator)

  test('are chosen, put in order, and one of them opens first', async () => {
    await page.viewport(390, 2000)
    const { api } = stubBible([translation('aaa', 'pt'), translation('bbb', 'en')])
    const { screen } = await open()
    await screen.getByText('Escolher', { exact: true }).click()
    await expect.element(screen.getByRole('button', { name: 'Remover Texto bbb (BBB)' })).toBeVisible()
    await expectAccessible(screen.container)
    await expectTouchable(screen.container)
    await screen.getByRole('button', { name: 'Remover Texto aaa (AAA)' }).click()
    await screen.getByRole('combobox', { name: 'Tradução que abre primeiro' }).selectOptions('bbb')
    await screen.getByRole('button', { name: 'Salvar e mostrar no site' }).click()
    await expect
      .poll(() => api.sent)
      .toMatchObject([{ call: `PUT ${choicePath}`, body: { escolhidas: ['bbb'], padrao: 'bbb', versao: 0 } }])
  })

  test('lack the church’s language: a free text is fetched, watched, and is there', async () => {
    const { api, texts, traducoes } = stubBible([translation('kjv', 'en')], [blivre()])
    api.answers[`POST ${freePath}blivre/busca`] = () => {
      texts[0] = blivre({ situacao: 'BAIXANDO', bytes: 1_500_000, total: 3_000_000 })
      return texts[0]
    }
    const { screen } = await open()
    await screen.getByRole('button', { name: 'Trazer Bíblia Livre' }).click()
    await expect.element(screen.getByText(/Baixando: 1,5 de 3 MB/)).toBeVisible()
    texts[0] = blivre({ situacao: 'PRONTA' })
    traducoes.push(translation('blivre', 'pt'))
    await expect.element(screen.getByText(/Bíblia Livre chegou/)).toBeVisible()
    expect(api.asked.filter((call) => call === `GET ${choicePath}`).length).toBeGreaterThan(1)
  })

  test('say why a free text did not come, and it can be asked for again', async () => {
    const { api } = stubBible([translation('kjv', 'en')], [blivre({ situacao: 'FALHOU', falha: 'SEM_RESPOSTA' })])
    api.answers[`POST ${freePath}blivre/busca`] = refuse(503, 'UNAVAILABLE')
    const { screen } = await open()
    await expect.element(screen.getByText(/não respondeu/)).toBeVisible()
    await screen.getByRole('button', { name: 'Tentar de novo' }).click()
    await expect.poll(() => document.querySelectorAll('[role=alert]').length).toBeGreaterThan(1)
    await expectAccessible(screen.container)
  })

  test('are offered nothing where there is a text in the church’s language, or the operator offers none', async () => {
    stubBible([translation('meu', 'pt')], [blivre()])
    const { screen } = await open()
    await expect.element(screen.getByRole('button', { name: 'Enviar uma tradução' })).toBeVisible()
    expect(screen.container.textContent).not.toContain('Bíblia Livre')
  })

  test('are asked of those who manage the settings', async () => {
    stubBible([translation('kjv', 'en')], [blivre()])
    const { screen } = await renderOffice('/content/bible', { ...anAdministrator, permissoes: ['content.write'] })
    await expect.element(screen.getByText(/Quem administra as configurações/)).toBeVisible()
    expect(screen.container.textContent).not.toContain('Trazer')
  })

  test('include one of its own: from a file, with a report by verse, until it is deleted', async () => {
    await page.viewport(390, 2400)
    const { api, traducoes } = stubBible([translation('kjv', 'en')])
    const propria = translation('tc', 'pt', { nome: 'Tradução da casa', propria: true })
    let isUnreadable = true
    api.answers['POST /biblia/traducao/'] = () => {
      if (isUnreadable)
        return Response.json({ code: 'BIBLE_FILE_UNREADABLE', message: 'Jude 1:3 is there twice' }, { status: 422 })
      traducoes.push(propria)
      const { propria: _, ...traducao } = propria
      const none = { total: 0, itens: [] }
      const doubtful = { total: 1, itens: [{ livro: 'Jude', capitulo: 1, versiculo: 4 }] }
      return {
        traducao,
        substituida: false,
        capitulos: 1189,
        reunidos: none,
        faltam: none,
        alemDaNumeracao: none,
        duvidosos: doubtful,
      }
    }
    api.answers['DELETE /biblia/traducao/tc'] = () => {
      traducoes.pop()
      return {}
    }
    const { screen } = await open()
    await screen.getByRole('button', { name: 'Enviar uma tradução' }).click()
    const form = screen.getByRole('dialog')
    await expectAccessible(form.element())
    const send = form.getByRole('button', { name: 'Enviar e conferir' })
    await form.getByRole('textbox', { name: 'Nome' }).fill('Tradução da casa')
    await form.getByRole('textbox', { name: 'Sigla' }).fill('TC')
    await form.getByRole('textbox', { name: 'Licença' }).fill('Uso autorizado')
    await form.getByRole('textbox', { name: 'Crédito' }).fill('© Casa')
    await form.getByRole('checkbox').click()
    await send.click()
    await expect.element(form.getByText('Escolha o arquivo da tradução.')).toBeVisible()
    const input = document.querySelector<HTMLInputElement>('dialog input[type=file]')
    const files = new DataTransfer()
    files.items.add(new File(['\\id JUD'], 'a.usfm'))
    if (input) input.files = files.files
    input?.dispatchEvent(new Event('change', { bubbles: true }))
    await send.click()
    await expect.element(form.getByText(/Jude 1:3 is there twice/)).toBeVisible()
    isUnreadable = false
    await send.click()
    await expect.element(screen.getByText(/1 versículo pode ter perdido palavras/)).toBeVisible()
    await expect.element(screen.getByText('Judas 1.4')).toBeVisible()
    expect(api.sent.at(-1)?.body).toMatchObject({ codigo: 'tc', sigla: 'TC', idioma: 'pt', flagDireitoDeUso: 'true' })
    await expectAccessible(screen.container)
    await screen.getByRole('button', { name: 'Excluir Tradução da casa' }).click()
    await screen.getByRole('dialog').getByRole('button', { name: 'Excluir' }).click()
    await expect.element(screen.getByRole('button', { name: 'Excluir Tradução da casa' })).not.toBeInTheDocument()
    expect(api.sent.at(-1)?.call).toBe('DELETE /biblia/traducao/tc')
  })
})

describe('the verses of the coming days', () => {
  const verse = (data: string, referencia: string, escolhido = false) => ({
    data,
    referencia,
    escolhido,
    traducao: 'aaa',
    versiculos: [{ livro: 'John', capitulo: 1, versiculo: 1, texto: `Ensaio de ${referencia}.` }],
  })

  test('are shown with their words; one is chosen with its words in sight, and given back', async () => {
    await page.viewport(390, 1600)
    const { api } = stubBible([translation('aaa', 'pt')])
    const days = [
      verse('2030-06-14', 'John.3.16'),
      { ...verse('2030-06-15', 'Rev.1.1', true), traducao: null, versiculos: [] },
    ]
    api.answers['GET /escritorio/biblia/versiculo-do-dia/'] = () => ({ dias: days })
    api.answers['GET /biblia/aaa/passagem'] = (_: never, { searchParams }: URL) => {
      const referencia = searchParams.get('referencia') ?? ''
      return { traducao: 'aaa', passagens: [{ referencia, versiculos: verse('', referencia).versiculos }] }
    }
    api.answers['PUT /biblia/versiculo-do-dia/2030-06-14'] = () => {
      days[0] = verse('2030-06-14', 'Ps.23.1-Ps.23.2', true)
      return {}
    }
    api.answers['DELETE /biblia/versiculo-do-dia/2030-06-15'] = () => {
      days[1] = verse('2030-06-15', 'Jude.1.2')
      return {}
    }
    const { screen } = await renderOffice('/content/daily-verse', anAdministrator)
    await expect.element(screen.getByText('Ensaio de John.3.16.')).toBeVisible()
    await expect.element(screen.getByText(/não tem esta passagem/)).toBeVisible()
    await expectAccessible(screen.container)
    await expectTouchable(screen.container)
    const tabs = screen.getByRole('navigation', { name: 'Bíblia' })
    await expect.element(tabs.getByRole('link', { name: 'Versículo do dia' })).toHaveAttribute('aria-current', 'page')

    await screen
      .getByRole('button', { name: /^Trocar o versículo:/ })
      .first()
      .click()
    const dialog = screen.getByRole('dialog')
    await dialog.getByRole('combobox', { name: 'Livro' }).selectOptions('Salmos')
    await dialog.getByRole('combobox', { name: 'Capítulo' }).selectOptions('23')
    await dialog.getByRole('combobox', { name: 'Ao versículo' }).selectOptions('2')
    await expect.element(dialog.getByText('Ensaio de Ps.23.1-Ps.23.2.')).toBeVisible()
    await expectAccessible(dialog.element())
    await dialog.getByRole('button', { name: 'Salvar' }).click()
    await expect.element(screen.getByText(/^Salmos 23.1-2/)).toBeVisible()
    expect(api.sent.at(-1)).toMatchObject({ body: { referencia: 'Ps.23.1-Ps.23.2' } })

    await screen
      .getByRole('button', { name: /^Trocar o versículo:/ })
      .last()
      .click()
    await screen.getByRole('dialog').getByRole('button', { name: 'Deixar o site escolher' }).click()
    await expect.element(screen.getByText(/^Judas 2|Judas 1.2/)).toBeVisible()
  })

  test('that cannot be kept say why, with the choice as it was', async () => {
    const { api } = stubBible([translation('aaa', 'pt')])
    api.answers['GET /escritorio/biblia/versiculo-do-dia/'] = { dias: [verse('2030-06-14', 'John.3.16')] }
    api.answers['PUT /biblia/versiculo-do-dia/2030-06-14'] = refuse(503, 'UNAVAILABLE')
    const { screen } = await renderOffice('/content/daily-verse', anAdministrator)
    await screen.getByRole('button', { name: /^Trocar o versículo:/ }).click()
    const dialog = screen.getByRole('dialog')
    await dialog.getByRole('combobox', { name: 'Livro' }).selectOptions('Judas')
    await dialog.getByRole('button', { name: 'Salvar' }).click()
    await expect.element(dialog.getByRole('alert')).toBeVisible()
    await expect.element(dialog.getByRole('combobox', { name: 'Livro' })).toHaveValue('Jude')
  })
})

test('the guided start offers a text in the language that the church chose', async () => {
  const api = stubFoundedChurch()
  api.answers[`GET ${freePath}`] = {
    textos: [blivre(), { ...blivre(), codigo: 'rv1909', nome: 'Reina-Valera 1909', sigla: 'RV1909', idioma: 'es' }],
  }
  const { screen } = await renderOffice('/start/language', anAdministrator)
  await expect.element(screen.getByRole('button', { name: 'Trazer Bíblia Livre' })).toBeVisible()
  await screen.getByRole('combobox', { name: /Idioma/ }).selectOptions('Español')
  await expect.element(screen.getByRole('button', { name: 'Trazer Reina-Valera 1909' })).toBeVisible()
  await expectAccessible(screen.container)
})
