import { getChapter, listTranslations } from '@narthex/contract/bible/bible.endpoints'
import type { Translation, Translations } from '@narthex/contract/bible/bible.schemas'
import { bookAddress } from '@narthex/contract/bible/books'
import { formatReference, parseOsis, referenceSeparator } from '@narthex/contract/bible/reference'
import { catalogue } from '@narthex/locales/catalogue'
import { data, redirect } from 'react-router'
import type { ChurchSite } from '../../../church/site.ts'
import { isNotFound } from '../../../page/api-refusal.ts'
import { failWith } from '../../../page/fail.server.ts'
import type { PageData } from '../../../page/open-page.server.ts'
import type { Visit } from '../../../page/visit.server.ts'
import { keepingEmbed } from '../../../routing/embed.ts'
import { ownerId, type Thing } from '../../../seo/structured-data.ts'
import { type ChapterPlace, chapterPath, parseChapterPlace, referencePath, versesPath } from '../reference/addresses.ts'
import { parseVerses, type VerseRange } from '../reference/verse-list.ts'
import { plainText } from '../text/chapter-blocks.ts'
import { findDefault } from '../translations.ts'
import { type ChapterText, devicePageCode, type ReaderSource } from './reader-data.ts'

export function loadTranslations(visit: Visit): Promise<Translations> {
  return visit.api.call(listTranslations, {})
}

/** The translation that a visitor reads who chose none. */
export function defaultTranslation(
  visit: Visit,
  site: ChurchSite,
  translations: Translations,
): Translation | undefined {
  return findDefault(translations, [visit.locale, site.church.idioma])
}

interface ChapterParams {
  readonly version: string
  readonly book: string
  readonly chapter: string
  readonly verses?: string
}

/** The answer of a chapter's loader. */
export async function loadReader<P extends PageData>(
  visit: Visit,
  site: ChurchSite,
  url: URL,
  page: P,
  params: ChapterParams,
) {
  const place = parseChapterPlace(params.book, params.chapter)
  const marked = params.verses === undefined ? [] : parseVerses(params.verses)
  if (!place || !marked) throw failWith('notFound', visit.locale)
  if (params.version === devicePageCode) return data(devicePage(visit, page))
  const translations = await loadTranslations(visit)
  const translation = translations.traducoes.find(({ codigo }) => codigo === params.version.toLowerCase())
  if (!translation) throw leadOn(visit, site, url, translations, place, marked)
  const withCode = besideIn(url)
  if (params.version !== translation.codigo || params.book !== bookAddress(place.book)) {
    const path = versesPath(translation.codigo, place, marked, withCode)
    throw redirect(keepingEmbed(path, url.search), 301)
  }
  const beside = translations.traducoes.find(({ codigo }) => codigo === withCode && codigo !== translation.codigo)
  if (beside) visit.meant.add('with')
  const [text, besideText] = await Promise.all([
    loadText(visit, translation, place),
    beside && loadText(visit, beside, place),
  ])
  const source: ReaderSource = {
    kind: 'served',
    data: { place, marked, translations: translations.traducoes, text, beside: besideText },
  }
  describe(visit, site, url, text, place)
  const name = placeName(visit, place, marked)
  const description = text.verses && plainText(text.verses.slice(0, 4))
  return data(
    {
      ...page,
      title: `${name} · ${translation.sigla}`,
      isListed: page.isListed && text.verses !== null,
      ...(description && { description }),
      source,
    },
    { status: text.verses ? 200 : 404 },
  )
}

/** Page that is the same for every address: the device fills it with the translations it keeps. */
function devicePage<P extends PageData>(visit: Visit, page: P) {
  visit.things.length = 0
  const source: ReaderSource = { kind: 'device' }
  return { ...page, isListed: false, source }
}

/** Code of the translation that the reader wants beside the first, offered or not. */
const besideIn = (url: URL) => url.searchParams.get('with') ?? undefined

/** A translation that is no longer offered leads to the same place in another one. */
function leadOn(
  visit: Visit,
  site: ChurchSite,
  url: URL,
  translations: Translations,
  place: ChapterPlace,
  marked: readonly VerseRange[],
): unknown {
  const other = defaultTranslation(visit, site, translations)
  if (!other) return redirect(keepingEmbed('/bible', url.search))
  return redirect(keepingEmbed(versesPath(other.codigo, place, marked, besideIn(url)), url.search))
}

async function loadText(visit: Visit, translation: Translation, { book, chapter }: ChapterPlace): Promise<ChapterText> {
  const params = { traducao: translation.codigo, livro: book, capitulo: String(chapter) }
  try {
    const { versiculos } = await visit.api.call(getChapter, { params })
    return { translation, verses: versiculos.length > 0 ? versiculos : null }
  } catch (error) {
    if (isNotFound(error)) return { translation, verses: null }
    throw error
  }
}

export function placeName({ locale }: Visit, place: ChapterPlace, marked: readonly VerseRange[]): string {
  const { names } = catalogue[locale].bibleBooks
  const [first] = marked
  const last = marked.at(-1)
  const from = { ...place, verse: first?.first }
  const to = { ...place, verse: last?.last }
  return formatReference({ from, to }, { separator: referenceSeparator(locale), nameOf: (book) => names[book] })
}

/** Describes the page to search engines: a chapter of a book, in the language of its text, with its verses. */
function describe(
  visit: Visit,
  site: ChurchSite,
  { origin }: URL,
  { translation, verses }: ChapterText,
  place: ChapterPlace,
) {
  const path = chapterPath(translation.codigo, place)
  visit.languages = [translation.idioma.split('-')[0] ?? translation.idioma]
  visit.canonicalPath = path
  const name = placeName(visit, place, [])
  if (!verses) {
    visit.things.length = 0
    return
  }
  const chapterThing: Thing = {
    '@type': 'Chapter',
    '@id': `${origin}${path}#thing`,
    url: `${origin}${path}`,
    name,
    position: place.chapter,
    inLanguage: translation.idioma,
    license: /^https?:/.test(translation.licenca) ? translation.licenca : null,
    isPartOf: {
      '@type': 'Book',
      name: translation.nome,
      alternateName: translation.sigla,
      inLanguage: translation.idioma,
    },
    provider: { '@id': ownerId(site, origin) },
  }
  visit.describe(name, chapterThing)
}

/** Resolves `/bible?passage=` to the passage in the church's translation; undefined if it names none. */
export async function findPassagePath(visit: Visit, site: ChurchSite, url: URL): Promise<string | undefined> {
  const [first = ''] = (url.searchParams.get('passage') ?? '').split(',')
  const reference = parseOsis(first.trim())
  if (!reference) return undefined
  const translation = defaultTranslation(visit, site, await loadTranslations(visit))
  return translation && keepingEmbed(referencePath(translation.codigo, reference), url.search)
}
