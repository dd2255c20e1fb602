import { itemPath } from '@narthex/contract/search/item-address'
import { type Found, type SearchHit, searchChurch, searchOrganisation } from '@narthex/contract/search/search.endpoints'
import { type SearchKind, searchKinds } from '@narthex/contract/search/search-kinds'
import { catalogue } from '@narthex/locales/catalogue'
import type { Site } from '../../church/site.ts'
import { dayText } from '../../format/dates.ts'
import { listQuery } from '../../page/list-query.server.ts'
import type { Visit } from '../../page/visit.server.ts'
import { findRow } from '../../routing/route-lookup.ts'
import { listedPaths } from '../../seo/sitemap.ts'
import type { Hit } from './hit-row.tsx'
import type { Results } from './search-page.tsx'

export interface SearchQuery {
  readonly q: string | undefined
  readonly page: string
  readonly kind: SearchKind | undefined
  /** Whether in all churches of the organisation; undefined where there is nothing to choose. */
  readonly isEverywhere: boolean | undefined
}

/** What the address of a search asks for. */
export function searchQuery(visit: Visit, url: URL, site: Site): SearchQuery {
  const kind = searchKinds.find((one) => one === url.searchParams.get('kind'))
  if (kind) visit.meant.add('kind')
  const isEverywhere = url.searchParams.get('in') === 'all'
  if (isEverywhere) visit.meant.add('in')
  const hasChoice = site.kind === 'church' && site.church.slugOrganizacao !== null
  return { ...listQuery(visit, url), kind, isEverywhere: hasChoice ? isEverywhere : undefined }
}

export async function loadResults(visit: Visit, site: Site, asked: SearchQuery): Promise<Results> {
  const { q = '', page, kind, isEverywhere } = asked
  const query = { q, page, idioma: visit.locale, ...(kind && { tipo: kind }) }
  const organisation =
    site.kind === 'organisation' ? site.organisation.slug : isEverywhere && site.church.slugOrganizacao
  const found = organisation
    ? await visit.api.call(searchOrganisation, { params: { slug: organisation }, query })
    : await visit.api.call(searchChurch, { params: { slug: site.kind === 'church' ? site.church.slug : '' }, query })
  return resultsOf(found, (hit) => toHit(visit, site, hit))
}

function resultsOf(
  { itens, total, page, limit, tipos, flagSemelhantes }: Found,
  toHit: (hit: SearchHit) => Hit,
): Results {
  return { hits: itens.map(toHit), total, page, limit, kinds: tipos, isSimilar: flagSemelhantes }
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
export function placesToLook({ locale }: Visit, site: Site): { to: string; label: string }[] {
  const listed = listedPaths(site)
  const lists = new Set(searchKinds.map((kind) => `/${itemPath(kind, '').split(/[/?]/)[1]}`))
  return [...lists].flatMap((to) => {
    const title = findRow(to)?.title
    return listed.includes(to) && title ? [{ to, label: catalogue[locale].titles[title] }] : []
  })
}
