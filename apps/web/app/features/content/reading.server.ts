import type { RichText } from '@narthex/contract/content/rich-text'
import type { Locale } from '@narthex/contract/locale'
import { data } from 'react-router'
import { filmSources } from '../../components/film-sources.ts'
import { statusOfList } from '../../page/list-query.server.ts'
import { nextMidnight } from '../../page/next-midnight.ts'
import type { PageData } from '../../page/open-page.server.ts'
import { orNotFound } from '../../page/or-not-found.server.ts'
import type { Visit } from '../../page/visit.server.ts'
import { findRow } from '../../routing/route-lookup.ts'
import type { Thing } from '../../seo/structured-data.ts'

interface PublishedPage {
  readonly total: number
  readonly page: number
  readonly limit: number
  readonly proximaPublicacao: string | null
}

/** The answer of a list's loader: kept until the next thing is published, and no longer than days are called today. */
export function answerList<P extends object, L extends PublishedPage>(
  visit: Visit,
  timeZone: string,
  page: P,
  list: L,
) {
  visit.changesAt(nextMidnight(timeZone, visit.now))
  if (list.proximaPublicacao) visit.changesAt(new Date(list.proximaPublicacao))
  const status = statusOfList(visit, list.total, list.page, list.limit)
  return data({ ...page, list, renderedAt: visit.now.toISOString() }, { status })
}

/** Query of a reading page. */
interface Asked {
  readonly idioma: Locale
  readonly previa: string | undefined
}

interface Readable {
  readonly titulo: string
  readonly resumo: string
  readonly idiomas: readonly string[]
  readonly proximaPublicacao: string | null
  readonly flagPrevia: boolean
  readonly corpo?: RichText | null
}

/** Asks for one thing to read, or shows that there is no such thing. What only a preview shows is kept nowhere. */
export async function loadItem<T>(visit: Visit, url: URL, call: (asked: Asked) => Promise<T>): Promise<T> {
  const previa = url.searchParams.get('previa') ?? undefined
  if (previa !== undefined) visit.isMadeEachTime = true
  return orNotFound(visit, call({ idioma: visit.locale, previa }))
}

/**
 * The page of one thing: its own title and summary wherever the page is told of, and what it is for search engines.
 * Without a `thing` it is nothing for them: what is there is not for everybody.
 */
export function itemPage<P extends Pick<PageData, 'isListed'>>(
  visit: Visit,
  url: URL,
  page: P,
  item: Readable,
  thing: Thing | undefined,
) {
  if (item.proximaPublicacao) visit.changesAt(new Date(item.proximaPublicacao))
  visit.languages = item.idiomas
  visit.allow(filmSources(item.corpo))
  if (item.flagPrevia) visit.things.length = 0
  else visit.describe(item.titulo, ...(thing ? [thing] : []))
  return {
    ...page,
    title: item.titulo,
    description: item.resumo,
    isListed: page.isListed && !item.flagPrevia && thing !== undefined,
    /** Kind of the item, as its list is titled. */
    listName: findListName(visit, url),
    renderedAt: visit.now.toISOString(),
  }
}

/** Title of the list at the first segment of an address. */
export function findListName(visit: Visit, { pathname }: URL): string {
  const { titles } = visit.texts
  return titles[findRow(`/${pathname.split('/')[1]}`)?.title ?? 'home']
}
