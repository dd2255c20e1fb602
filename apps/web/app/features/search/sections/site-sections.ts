import type { Client } from '@narthex/contract/churches/church.schemas'
import { type Locale, locales } from '@narthex/contract/locale'
import { catalogue, type Spoken } from '@narthex/locales/catalogue'
import { textsFor } from '@narthex/locales/texts-for'
import { type ChurchSite, type Site, siteIdioma } from '../../../church/site.ts'
import { redirectPath } from '../../../routing/redirect-to.ts'
import { findLinkedRow, findRow } from '../../../routing/route-lookup.ts'
import type { RouteRow } from '../../../routing/route-row.ts'
import { listedPaths } from '../../../seo/sitemap.ts'
import type { Section } from './find-sections.ts'
import { sectionWords } from './section-words.ts'

/** Pages that the sitemap leaves out, and people look for all the same. Those for members lead through the access page. */
const personalPaths = [
  '/access',
  '/user',
  '/user/data',
  '/user/change-password',
  '/user/notes',
  '/user/notifications',
  '/user/registrations',
  '/user/prayer',
  '/user/giving',
  '/user/subscriptions',
  '/user/member-card',
  '/user/delete-user',
]

/** A section of a site, by the path that the table of routes has it under. */
export interface SiteSection extends Section {
  readonly path: string
}

/** Every place of a site that can be found by name: the church's menu first, then its other pages. */
export function siteSections(site: Site, locale: Locale): SiteSection[] {
  const { titles } = textsFor(locale, siteIdioma(site))
  const named = { locale, titles }
  return site.kind === 'church' ? churchSections(site, named) : pageSections(listedPaths(site), named)
}

/** Titles of pages as this site has them, and the reader's language. */
interface Named extends Pick<Spoken, 'titles'> {
  readonly locale: Locale
}

function churchSections(site: ChurchSite, named: Named): SiteSection[] {
  const { modules, menu, church } = site
  const inMenu = [...menu.main, ...menu.more].map(({ label, href }) => {
    const path = href.startsWith('/access?') ? redirectPath(href.slice('/access'.length)) : href
    return { to: href, label, names: [label, ...pageNames(path)], path: findLinkedRow(path) ? path : href }
  })
  const isOn = (path: string) => {
    const row = findRow(path)
    return !row?.module || modules.includes(row.module)
  }
  const others = [...listedPaths(site), ...personalPaths.filter(isOn)]
    .filter((path) => path !== '/churchs' || church.slugOrganizacao !== null)
    .filter((path) => !inMenu.some((link) => link.path === path))
  return [...inMenu, ...pageSections(others, named)]
}

function pageSections(paths: readonly string[], { locale, titles }: Named): SiteSection[] {
  return paths.flatMap((path) => {
    const title = findRow(path)?.title
    return title ? [{ to: path, path, label: titles[title], names: pageNames(path, locale) }] : []
  })
}

/** Titles and synonyms of a page in all languages, the reader's title first. */
function pageNames(path: string, locale?: Locale): string[] {
  const row: RouteRow | undefined = findLinkedRow(path)
  const words = sectionWords[path]
  const ordered = [...locales].toSorted((one, other) => Number(other === locale) - Number(one === locale))
  const titles = row?.title ? ordered.map((language) => catalogue[language].titles[row.title]) : []
  return [...titles, ...(words ? ordered.flatMap((language) => words[language].split(',')) : [])]
}

/** The churches of an organisation as places to find, by name, city and neighborhood. */
export function churchesAsSections(churches: readonly Client[]): Section[] {
  return churches.map(({ nome, site, endereco }) => ({
    to: site,
    label: nome,
    names: [nome, ...[endereco?.bairro, endereco?.cidade].filter((name) => typeof name === 'string')],
  }))
}
