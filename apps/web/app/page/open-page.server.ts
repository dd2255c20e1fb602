import { catalogue, type Namespace, type Spoken } from '@narthex/locales/catalogue'
import { type LoaderFunctionArgs, redirect } from 'react-router'
import type { ChurchSite, LoadedSite, Site } from '../church/site.ts'
import { keepingEmbed } from '../routing/embed.ts'
import { organisationPaths } from '../routing/organisation-paths.ts'
import { findRow } from '../routing/route-lookup.ts'
import type { PageTraits, RouteRow } from '../routing/route-row.ts'
import { isListedAt } from '../seo/indexing.ts'
import { trailThings, websiteThing } from '../seo/structured-data.ts'
import { failWith } from './fail.server.ts'
import { type Visit, visitContext } from './visit.server.ts'

/** The data that every page's loader returns besides its own. */
export interface PageData<N extends Namespace = never> {
  readonly row: PageTraits
  readonly title: string
  /** Whether search engines should find it. */
  readonly isListed: boolean
  readonly messages: Pick<Spoken, N>
}

interface OpenedPage<N extends Namespace, S extends Site = Site> extends LoadedSite<S> {
  readonly visit: Visit
  readonly page: PageData<N>
}

type PageArgs = Pick<LoaderFunctionArgs, 'context' | 'pattern' | 'url'>

/**
 * The first step of every loader: loads the site, checks the guards that need no session (specification §2: module,
 * unknown address), and returns the page's title and messages.
 */
export async function openPage<N extends Namespace>(
  { context, pattern, url }: PageArgs,
  namespaces: readonly N[],
): Promise<OpenedPage<N>> {
  const visit = context.get(visitContext)
  const { site, historia } = await visit.site()
  const row = findRow(pattern)
  if (site.kind === 'organisation' && !organisationPaths.includes(pattern)) throw failWith('notFound', visit.locale)
  if (site.kind === 'church' && row?.module && !site.modules.includes(row.module)) {
    throw redirect(keepingEmbed('/', url.search))
  }
  visit.wakes = row?.wakes ?? (needsApp(row, url) ? 'load' : 'touch')
  const spoken = catalogue[visit.locale]
  const messages = Object.fromEntries(namespaces.map((name) => [name, spoken[name]])) as Pick<Spoken, N>
  const title = spoken.titles[row?.title ?? 'notFound']
  const isListed = isListedAt(row, url.searchParams)
  if (isListed) {
    visit.things.push(websiteThing(site, url.origin), ...trailThings(url, title, spoken.titles))
  }
  return {
    site,
    historia,
    visit,
    page: {
      row: { layout: row?.layout, access: row?.access, isKeptHere: row?.isKeptHere },
      title,
      isListed,
      messages,
    },
  }
}

/** Pages for members, and pages that show the result of an action, need the app. */
function needsApp(row: RouteRow | undefined, { searchParams }: URL): boolean {
  return row?.access === 'login' || searchParams.has('requiresAuth')
}

/** Opens a page that exists on church sites only. */
export async function openChurchPage<N extends Namespace>(
  args: PageArgs,
  namespaces: readonly N[],
): Promise<OpenedPage<N, ChurchSite>> {
  const opened = await openPage(args, namespaces)
  if (opened.site.kind !== 'church') throw failWith('notFound', opened.visit.locale)
  return { ...opened, site: opened.site }
}
