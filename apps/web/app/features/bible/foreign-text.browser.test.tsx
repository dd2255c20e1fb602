import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { aSite } from '../../testing/person.ts'
import { renderPage } from '../../testing/render-page.tsx'
import { BibleBeside } from './beside/bible-beside.tsx'
import { DailyVerseCard } from './front/daily-verse-card.tsx'
import { PassageSheet } from './passage/passage-sheet.tsx'
import { LackingBook } from './reader/lacking-book.tsx'
import { Reader } from './reader/reader.tsx'
import { BibleSearchPage } from './search/bible-search-page.tsx'
import { CompareDialog } from './share/compare-dialog.tsx'
import { PictureDialog } from './share/picture-dialog.tsx'
import { aTranslation, otherTranslation, otherVerses, readerData, verses } from './testing/texts.ts'

/* Wherever words of the Bible stand: those in another language than the page's are named with it. */

const named = 'Sample Text · inglês'
const fullNamed = 'Sample Text (ST) · inglês'
const foreign = { translation: otherTranslation, verses: otherVerses }
const own = { translation: aTranslation, verses }
const passage = (texto: string) => [{ livro: 'John', capitulo: 1, versiculo: 1, texto }]

let offered = [otherTranslation]

beforeEach(() => {
  offered = [otherTranslation]
  vi.stubGlobal('fetch', async (address: string) => {
    if (address.endsWith('/biblia/traducao/')) return Response.json({ padrao: null, traducoes: offered })
    const traducao = offered[0]?.codigo ?? ''
    const text = traducao === 'sample' ? otherVerses : verses
    if (address.includes('/passagem'))
      return Response.json({
        traducao,
        passagens: [{ referencia: 'John.1.1', versiculos: passage(text[0]?.texto ?? '') }],
      })
    return Response.json({ traducao, livro: 'John', capitulo: 1, versiculos: text })
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
})

const site = { ...aSite, look: 'linen', church: { ...aSite.church, idioma: 'pt-br' } }
const show = (part: Parameters<typeof renderPage>[0]) =>
  renderPage(part, { origin: 'http://narthex.test', site: { ...site, modules: [], corApp: '#0e7c7b' } as never })
const languageOf = (text: string) =>
  [...document.querySelectorAll('[lang]')].findLast((each) => each.textContent?.includes(text))?.getAttribute('lang')

async function expectNamed(name: string, text: string) {
  await expect.element(page.getByText(new RegExp(text)).first()).toBeInTheDocument()
  await expect.poll(() => document.body.textContent).toContain(name)
  expect(languageOf(text)).toBe('en')
}

describe('a text in another language than the page’s says what it is', () => {
  test('in the reader, in its heading and below the text', async () => {
    await show(<Reader data={{ ...readerData, text: foreign }} />)
    await expectNamed(named, 'The hill woke')
    expect(document.querySelector('footer')?.textContent).toContain(fullNamed)
  })

  test('beside another translation', async () => {
    await show(<Reader data={{ ...readerData, text: own, beside: foreign }} />)
    await expectNamed(`TE e ${named}`, 'The hill woke')
    expect(languageOf('O monte acordou')).toBe('pt')
  })

  test('as the verse of the day', async () => {
    const daily = { data: '2026-06-14', referencia: 'John.1.1', escolhido: false, traducao: 'sample' }
    const versiculos = passage('The hill woke') as never
    await show(<DailyVerseCard daily={{ ...daily, versiculos }} translations={[aTranslation, otherTranslation]} />)
    await expectNamed(named, 'The hill woke')
  })

  test('as a passage that a text, a note or a study speaks of', async () => {
    await show(<PassageSheet passage={{ osis: 'John.1.1', name: 'João 1.1', href: '/' }} onClose={() => {}} />)
    await expectNamed(fullNamed, 'The hill woke')
  })

  test('beside a service', async () => {
    await show(<BibleBeside />)
    await expectNamed(fullNamed, 'The hill woke')
  })

  test('among verses that were found', async () => {
    const itens = [{ livro: 'John' as const, capitulo: 1, versiculo: 1, texto: 'The hill woke', realces: [] }]
    const found = { itens, total: 1, page: 1, limit: 20, contagem: [] }
    const search = { q: 'hill', filters: {}, translation: otherTranslation, translations: [otherTranslation], found }
    await show(<BibleSearchPage search={search as never} />)
    await expectNamed(`em ${named}`, 'The hill woke')
  })

  test('among translations that are compared', async () => {
    offered = [otherTranslation]
    await show(<CompareDialog data={readerData} verses={verses} reference="João 3.1" onClose={() => {}} />)
    await expectNamed(fullNamed, 'The hill woke')
  })

  test('on a picture, and in what is copied', async () => {
    const props = { verses: otherVerses, reference: 'João 3.1', translation: otherTranslation, path: '/', onClose() {} }
    await show(<PictureDialog {...props} />)
    await expect.element(page.getByRole('img', { name: new RegExp(`João 3.1 · ${named}`) })).toBeVisible()
  })

  test('where a book is missing, and others have it', async () => {
    await show(
      <LackingBook place={{ book: 'Gen', chapter: 1 }} translation={aTranslation} translations={[otherTranslation]} />,
    )
    await expect.element(page.getByRole('link', { name: named })).toBeVisible()
  })
})

test('a text in the page’s language is named without it', async () => {
  await show(<Reader data={readerData} />)
  await expect.element(page.getByText('O monte acordou antes do sol.')).toBeVisible()
  expect(document.body.textContent).not.toMatch(/ · (?:inglês|português)/)
  offered = [aTranslation]
  await show(<BibleBeside />)
  await expect.element(page.getByText('Texto de Ensaio (TE)').first()).toBeVisible()
  expect(document.body.textContent).not.toContain('português')
})

test('a text that is copied carries its language', async () => {
  const copied: string[] = []
  vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(async (text) => void copied.push(text))
  const screen = await show(<Reader data={{ ...readerData, text: foreign }} />)
  await screen.getByText('The hill woke before the sun.').click()
  await screen.getByRole('button', { name: 'Copiar' }).click()
  await expect.poll(() => copied).toEqual([`“The hill woke before the sun.”\nJoão 3.1 (${named})`])
})
