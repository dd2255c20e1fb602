import type { Namespace, Spoken } from '@narthex/locales/catalogue'
import { type LoaderFunctionArgs, redirect } from 'react-router'
import type { ChurchSite, LoadedSite, Site } from '../church/site.ts'
import { absentModulePath } from '../routing/absent-module.ts'
import { findRow } from '../routing/route-lookup.ts'
import type { PageTraits } from '../routing/route-row.ts'
import { findWake } from '../routing/wake.ts'
import { isListedAt } from '../seo/indexing.ts'
import { trailThings, websiteThing } from '../seo/structured-data.ts'
import { failWith } from './fail.server.ts'
import { type Visit, visitContext } from './visit.server.ts'

/** The data that every page's loader returns besides its own. */
export interface PageData {
  readonly row: PageTraits
  readonly title: string
  /** Whether search engines should find it. */
  readonly isListed: boolean
  /** Message groups that the row names. */
  readonly messages: Partial<Spoken>
}

interface OpenedPage<S extends Site = Site> extends LoadedSite<S> {
  readonly visit: Visit
  readonly page: PageData
}

type PageArgs = Pick<LoaderFunctionArgs, 'context' | 'pattern' | 'url'>

/**
 * The first step of every loader: loads the site, checks the guards that need no session (specification §2: module,
 * unknown address), and returns the title and the messages that the page's row names.
 */
export async function openPage({ context, pattern, url }: PageArgs): Promise<OpenedPage> {
  const visit = context.get(visitContext)
  const { site, historia } = await visit.site()
  const row = findRow(pattern)
  if (site.kind === 'organisation' && !row?.isForOrganisations) throw failWith('notFound', visit.locale)
  if (site.kind === 'church' && row?.module && !site.modules.includes(row.module)) {
    throw redirect(absentModulePath(row.module, url))
  }
  visit.wakes = findWake(row, url.searchParams)
  const { titles } = visit.texts
  const title = titles[row?.title ?? 'notFound']
  const isListed = isListedAt(row, url.searchParams)
  if (isListed) {
    visit.things.push(websiteThing(site, url.origin), ...trailThings(url, title, titles))
  }
  return {
    site,
    historia,
    visit,
    page: {
      row: {
        layout: row?.layout,
        access: row?.access,
        isKeptHere: row?.isKeptHere,
        ...(row?.isWholeWindow && { isWholeWindow: true as const }),
        ...(row?.isStepResult && { isStepResult: true as const }),
      },
      title,
      isListed,
      messages: pickMessages(visit, row?.messages ?? []),
    },
  }
}

/** The named messages in the language of the visit. */
export function pickMessages<N extends Namespace>({ texts }: Visit, namespaces: readonly N[]): Pick<Spoken, N> {
  return Object.fromEntries(namespaces.map((name) => [name, texts[name]])) as Pick<Spoken, N>
}

/** Opens a page that exists on church sites only. */
export async function openChurchPage(args: PageArgs): Promise<OpenedPage<ChurchSite>> {
  const opened = await openPage(args)
  if (opened.site.kind !== 'church') throw failWith('notFound', opened.visit.locale)
  return { ...opened, site: opened.site }
}
