import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { type NewsApi, stubNews } from '../testing/news-api.ts'
import { leaveNothing, renderOffice } from '../testing/render-office.tsx'

/** Payloads that run if a text is interpreted as markup, an address or a style. */
const markup =
  '<img src="data:," onerror="window.hacked=1"><script>window.hacked=1</script><svg onload="window.hacked=1"></svg>' +
  '<iframe srcdoc="<script>parent.hacked=1</script>"></iframe><style>body{display:none}</style><a href="javascript:hacked=1">x</a>'
const address = 'javascript:window.hacked=1'
const drawing = 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" onload="parent.hacked=1"></svg>'
const text = (words: string, marks: object[] = []) => ({ type: 'text', text: words, marks })
const body = {
  type: 'doc',
  content: [
    { type: 'paragraph', content: [text(markup, [{ type: 'link', attrs: { href: address } }])] },
    { type: 'iframe', attrs: { src: address, srcdoc: markup } },
    { type: 'script', content: [text('window.hacked=1')] },
    { type: 'image', attrs: { src: address, onerror: 'window.hacked=1' } },
  ],
}
const hostile = {
  titulo: `Mutirão ${markup}`,
  resumo: markup,
  autor: markup,
  imagem: address,
  corpo: body,
  traducoes: { en: { titulo: markup, resumo: markup, corpo: body } },
  idiomas: { en: 'PRONTA', es: markup },
}

declare global {
  interface Window {
    hacked?: number
  }
}

const live = 'script, iframe, object, embed, body style, body link[rel=stylesheet], base, [onerror], [onload], [srcdoc]'
const own = new Set<Element>()
/** Whether something of an editor's text is more than text. */
function findLive(): string[] {
  // A picture runs nothing, whatever its address.
  const addressed = [...document.querySelectorAll('[href], [action], [formaction]')].filter((element) =>
    ['href', 'action', 'formaction'].some((name) => /^\s*javascript:/i.test(element.getAttribute(name) ?? '')),
  )
  return [...document.querySelectorAll(live), ...addressed]
    .filter((element) => !own.has(element))
    .map(({ outerHTML }) => outerHTML.slice(0, 120))
}

beforeEach(() => {
  own.clear()
  // What the page of the tests has itself.
  for (const element of document.querySelectorAll(live)) own.add(element)
  delete window.hacked
})
afterEach(async () => {
  vi.unstubAllGlobals()
  await leaveNothing()
})

async function expectOnlyText() {
  // An event of a picture or a frame would come by now.
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  expect([window.hacked, findLive()]).toEqual([undefined, []])
  expect(getComputedStyle(document.body).display).not.toBe('none')
}

/** The history and a version of the record, as hostile as the record. */
function stubPast(api: NewsApi) {
  const version = { id: 4, versao: 1, motivo: 'PUBLICACAO', momento: '2026-11-28T12:00:00.000Z', usuario: null }
  const usuario = { id: 70, nome: markup, sobrenome: markup }
  const at = '/conteudo/noticia/1/'
  Object.assign(api.answers, {
    [`GET ${at}historico`]: {
      itens: [
        {
          id: 1,
          acao: 'CONTENT_SET',
          momento: '2026-11-29T12:00:00.000Z',
          usuario,
          campos: [
            { campo: 'textos', antes: [hostile], depois: [{ ...hostile, titulo: `${markup} depois`, corpo: null }] },
            { campo: 'imagem', antes: address, depois: drawing },
          ],
        },
      ],
      proximo: null,
      total: 1,
    },
    [`GET ${at}versao/`]: { itens: [{ ...version, usuario }], proximo: null, total: 1 },
    [`GET ${at}versao/4`]: { ...version, formulario: { ...hostile, titulo: `${markup} antes`, resumo: address } },
  })
}

test('control: the same texts as markup run, and are found', async () => {
  const place = document.body.appendChild(document.createElement('div'))
  place.innerHTML = markup.replace('<style>body{display:none}</style>', '')
  await expect.poll(() => window.hacked).toBe(1)
  expect(findLive().length).toBeGreaterThan(3)
  place.remove()
})

describe('what an editor writes is text in the office', () => {
  test('in the list, and where many are acted on', async () => {
    stubNews({ 1: { ...hostile, situacao: 'PUBLICADO' }, 2: { ...hostile, imagem: drawing } })
    const { screen } = await renderOffice('/content/news')
    await expect.element(screen.getByText(/<script>/).first()).toBeVisible()
    await expectOnlyText()
    await screen.getByRole('checkbox').first().click()
    await screen.getByRole('button', { name: 'Excluir' }).click()
    await expect.element(screen.getByRole('dialog')).toMatchTextContent('<script>')
    await expectOnlyText()
  })

  test('in the form, its translations, the history and what differs between versions', async () => {
    const api = stubNews({ 1: hostile })
    stubPast(api)
    const { screen } = await renderOffice('/content/news/1')
    await expect.element(screen.getByRole('textbox', { name: 'Título' })).toHaveValue(hostile.titulo)
    await expect.element(screen.getByRole('textbox', { name: 'Texto', exact: true })).toBeVisible()
    await expectOnlyText()
    await screen.getByRole('radio', { name: /English/ }).click()
    await expect.element(screen.getByRole('region', { name: 'Original em Português' })).toMatchTextContent('<script>')
    await expectOnlyText()
    for (const [item, name] of [
      ['Histórico', 'Histórico'],
      ['Versões', 'Versões'],
    ] as const) {
      await screen.getByRole('button', { name: 'Mais' }).click()
      await screen.getByRole('menuitem', { name: item }).click()
      const dialog = screen.getByRole('dialog', { name })
      if (item === 'Versões') await dialog.getByRole('button', { name: 'Ver o que mudou' }).click()
      await expect.element(dialog.getByText(/<script>/).first()).toBeVisible()
      // Both texts stand whole until they are compared.
      if (item === 'Versões')
        await expect.poll(() => dialog.element().querySelector('.whitespace-pre-wrap > span')?.textContent).toBeTruthy()
      await expectOnlyText()
      await userEvent.keyboard('{Escape}')
    }
  })

  test('where two have changed the same field', async () => {
    const api = stubNews({ 1: 'Mutirão' })
    const { screen } = await renderOffice('/content/news/1')
    const title = page.getByRole('textbox', { name: 'Título' })
    await expect.element(title).toHaveValue('Mutirão')
    api.change(1, { titulo: markup, corpo: body })
    await title.fill('Meu título')
    await userEvent.keyboard('{Control>}s{/Control}')
    await expect
      .element(screen.getByRole('dialog', { name: 'Vocês mudaram o mesmo campo' }))
      .toMatchTextContent('<script>')
    await expectOnlyText()
  })
})
