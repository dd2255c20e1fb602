import { dayText, whenText } from '@narthex/client/format/dates'
import { dateIn } from '@narthex/contract/church-time'
import { listClients } from '@narthex/contract/churches/church.endpoints'
import { getSchedule } from '@narthex/contract/schedule/schedule.endpoints'
import { monthAfter } from '@narthex/contract/schedule/schedule-month'
import { itemPath } from '@narthex/contract/search/item-address'
import { type Found, type SearchHit, searchChurch, searchOrganisation } from '@narthex/contract/search/search.endpoints'
import { type SearchKind, searchKinds } from '@narthex/contract/search/search-kinds'
import type { ChurchSite, Site } from '../../church/site.ts'
import { listQuery } from '../../page/list-query.server.ts'
import type { Visit } from '../../page/visit.server.ts'
import { findRow } from '../../routing/route-lookup.ts'
import { listedPaths } from '../../seo/sitemap.ts'
import type { Hit } from './hit-row.tsx'
import type { Results } from './search-page.tsx'
import { findSections, type Section, splitSection } from './sections/find-sections.ts'
import type { Place } from './sections/section-list.tsx'
import type { FoundService } from './sections/service-answer.tsx'
import { answerServices, mayAskForServices } from './sections/service-question.ts'
import { churchesAsSections, siteSections } from './sections/site-sections.ts'

export interface SearchQuery {
  readonly q: string | undefined
  readonly page: string
  readonly kind: SearchKind | undefined
  /** Searches all churches of the organisation; undefined if there is no choice. */
  readonly isEverywhere: boolean | undefined
}

export function searchQuery(visit: Visit, url: URL, site: Site): SearchQuery {
  const kind = searchKinds.find((one) => one === url.searchParams.get('kind'))
  if (kind) visit.meant.add('kind')
  const isEverywhere = url.searchParams.get('in') === 'all'
  if (isEverywhere) visit.meant.add('in')
  const hasChoice = site.kind === 'church' && site.church.slugOrganizacao !== null
  return { ...listQuery(visit, url), kind, isEverywhere: hasChoice ? isEverywhere : undefined }
}

export async function loadResults(visit: Visit, site: Site, asked: SearchQuery): Promise<Results> {
  const { q = '' } = asked
  const isFirst = asked.page === '1' && !asked.kind
  const sections = await sectionsToFind(visit, site)
  const [found, services] = await Promise.all([
    loadHits(visit, site, asked, sections),
    isFirst && site.kind === 'church' ? findServices(visit, site, q) : [],
  ])
  const { itens, total, page, limit, tipos, flagSemelhantes } = found
  return {
    hits: itens.map((hit) => toHit(visit, site, hit)),
    total,
    page,
    limit,
    kinds: tipos,
    isSimilar: flagSemelhantes,
    sections: isFirst ? findSections(sections, q).map(({ to, label }) => ({ to, label })) : [],
    services,
  }
}

/** Loads the sections that can be found by name; for an organisation also its churches. */
async function sectionsToFind(visit: Visit, site: Site): Promise<Section[]> {
  const own = siteSections(site, visit.locale)
  if (site.kind === 'church') return own
  const churches = await visit.api.call(listClients, { query: { organizacao: site.organisation.slug } })
  return [...churchesAsSections(churches), ...own]
}

/**
 * Searches published content. If nothing matches all words, and some of them name a section (“louvor chegada”), the rest
 * is searched in that section.
 */
async function loadHits(visit: Visit, site: Site, asked: SearchQuery, sections: readonly Section[]): Promise<Found> {
  const { q = '', page, kind } = asked
  const found = await callSearch(visit, site, asked, { q, page, ...(kind && { tipo: kind }) })
  if (kind || (found.total > 0 && !found.flagSemelhantes)) return found
  const split = splitSection(sections, q)
  const tipo = split && searchKinds.find((each) => itemPath(each, '').startsWith(`${split.section.to}/`))
  if (!split || !tipo) return found
  const within = await callSearch(visit, site, asked, { q: split.rest, page, tipo })
  if (within.total === 0) return found
  return { ...within, tipos: within.tipos.filter((count) => count.tipo === tipo) }
}

async function callSearch(
  visit: Visit,
  site: Site,
  { isEverywhere }: SearchQuery,
  words: { readonly q: string; readonly page: string; readonly tipo?: SearchKind },
): Promise<Found> {
  const query = { ...words, idioma: visit.locale }
  const organisation =
    site.kind === 'organisation' ? site.organisation.slug : isEverywhere && site.church.slugOrganizacao
  return organisation
    ? visit.api.call(searchOrganisation, { params: { slug: organisation }, query })
    : visit.api.call(searchChurch, { params: { slug: site.kind === 'church' ? site.church.slug : '' }, query })
}

/** The services of this month and the next that the words ask for. */
async function findServices({ api, now, locale }: Visit, { church }: ChurchSite, q: string): Promise<FoundService[]> {
  if (!mayAskForServices(q)) return []
  const timeZone = church.fusoHorario
  const month = dateIn(timeZone, now).slice(0, 7)
  const months = await Promise.all(
    [month, monthAfter(month, 1)].map((mes) =>
      api.call(getSchedule, { params: { slug: church.slug }, query: { mes, tipo: 'CULTO' } }),
    ),
  )
  const services = [...new Map(months.flat().map((service) => [service.id, service])).values()]
  return answerServices(q, services, now).map(({ id, titulo, dataInicio, local, flagAlterada }) => ({
    id,
    title: titulo,
    startsAt: dataInicio,
    place: local,
    isChanged: flagAlterada,
    when: whenText(new Date(dataInicio), { locale, timeZone, now }),
  }))
}

/** Kinds whose day tells something; for the others it is only when they were written. */
const dated: readonly SearchKind[] = ['DEVOCIONAL', 'NOTICIA', 'VIDEO', 'PODCAST']

function toHit({ locale, now }: Visit, site: Site, hit: SearchHit): Hit {
  const { tipo, id, chave, titulo, trecho, imagem, idioma, visivelEm, igreja } = hit
  const path = itemPath(tipo, chave)
  const isHere = site.kind === 'church' && site.church.slug === igreja.slug
  const timeZone = site.kind === 'church' ? site.church.fusoHorario : 'UTC'
  return {
    kind: tipo,
    id,
    to: isHere ? path : `${igreja.site}${path}`,
    title: titulo,
    excerpt: trecho,
    // Another church's picture is at its own host.
    image: imagem?.startsWith('/') && !isHere ? `${igreja.site}${imagem}` : imagem,
    lang: idioma.startsWith(locale) ? undefined : idioma,
    when: dated.includes(tipo) ? dayText(new Date(visivelEm), { locale, timeZone, now }) : undefined,
    church: isHere ? undefined : igreja.nome,
  }
}

/** The lists of a church in which something can be found, for visitors without a search term. */
export function placesToLook({ texts }: Visit, site: Site): { to: string; label: string }[] {
  const listed = listedPaths(site)
  const lists = new Set(searchKinds.map((kind) => `/${itemPath(kind, '').split(/[/?]/)[1]}`))
  return [...lists].flatMap((to) => {
    const title = findRow(to)?.title
    return listed.includes(to) && title ? [{ to, label: texts.titles[title] }] : []
  })
}

/** The section of this site that an address without a route may have meant, by the path that `nearPath` gave. */
export function likelySections(visit: Visit, site: Site, near: string): Place[] {
  return siteSections(site, visit.locale)
    .filter(({ path }) => path === near)
    .slice(0, 1)
    .map(({ to, label }) => ({ to, label }))
}
