import type { CoursePage, PublicationPage } from '@narthex/contract/content/content.schemas'
import { absoluteImage } from '@narthex/contract/media/image-address'
import type { ChurchSite } from '../../church/site.ts'
import { siteName } from '../../church/site.ts'
import { ownerId, type Thing } from '../../seo/structured-data.ts'

interface Written {
  readonly titulo: string
  readonly resumo: string
  readonly imagem: string | null
  readonly autor: string | null
  readonly idioma: string
  readonly dataPublicacao: string
  readonly dataAtualizacao: string
}

/** Structured data that all texts share. A text without an author is by the church. */
function writtenThing(type: string, site: ChurchSite, url: URL, item: Written): Thing {
  const { origin, pathname } = url
  const church = { '@type': 'Organization', '@id': ownerId(site, origin), name: siteName(site), url: `${origin}/` }
  return {
    '@type': type,
    '@id': `${origin}${pathname}#thing`,
    url: `${origin}${pathname}`,
    name: item.titulo,
    description: item.resumo,
    image: absoluteImage(item.imagem, origin),
    inLanguage: item.idioma,
    datePublished: item.dataPublicacao,
    dateModified: item.dataAtualizacao > item.dataPublicacao ? item.dataAtualizacao : item.dataPublicacao,
    author: item.autor ? { '@type': 'Person', name: item.autor } : church,
    publisher: church,
  }
}

/** A text of the church's: a devotional, a piece of news, a lesson. */
export function articleThing(type: 'Article' | 'NewsArticle', site: ChurchSite, url: URL, item: Written): Thing {
  return {
    ...writtenThing(type, site, url, item),
    headline: item.titulo,
    mainEntityOfPage: `${url.origin}${url.pathname}`,
    isAccessibleForFree: true,
  }
}

/** A ministry or a project: something that the church does. */
export function projectThing(site: ChurchSite, url: URL, item: Written): Thing {
  return {
    '@type': 'Project',
    '@id': `${url.origin}${url.pathname}#thing`,
    url: `${url.origin}${url.pathname}`,
    name: item.titulo,
    description: item.resumo,
    parentOrganization: { '@type': 'Organization', '@id': ownerId(site, url.origin), name: siteName(site) },
  }
}

export function courseThing(site: ChurchSite, url: URL, { licoes, ...course }: CoursePage): Thing {
  const { origin } = url
  return {
    ...writtenThing('Course', site, url, course),
    provider: { '@type': 'Organization', '@id': ownerId(site, origin), name: siteName(site), url: `${origin}/` },
    isAccessibleForFree: true,
    syllabusSections: licoes.map(({ titulo, resumo }) => ({ '@type': 'Syllabus', name: titulo, description: resumo })),
  }
}

export function bookThing(site: ChurchSite, url: URL, item: PublicationPage): Thing {
  const file = item.arquivo && URL.parse(item.arquivo, url.origin)?.href
  return {
    ...writtenThing('Book', site, url, item),
    genre: item.tipo?.nome,
    bookFormat: file && 'https://schema.org/EBook',
    encoding: file && { '@type': 'MediaObject', contentUrl: file, encodingFormat: 'application/pdf' },
    isAccessibleForFree: true,
  }
}
