import { languageTag } from '@narthex/client/format/language-tag'
import { mapLink } from '@narthex/client/format/places'
import type { Address, Church, Client, Service } from '@narthex/contract/churches/church.schemas'
import { absoluteImage } from '@narthex/contract/media/image-address'
import type { ChurchSite, OrganisationSite } from '../church/site.ts'
import { shareImage } from './share-image.ts'
import { ownerId, type Thing } from './structured-data.ts'

/**
 * A church in structured data: a place (schema.org `Church`) and, because places have no e-mail, an organisation.
 * Services held elsewhere do not count as opening hours.
 */
export function churchThing(site: ChurchSite, origin: string, services: readonly Service[]): Thing {
  const { church, logo } = site
  return {
    '@type': ['Church', 'Organization'],
    '@id': ownerId(site, origin),
    name: church.nome,
    description: site.description,
    url: `${origin}/`,
    telephone: church.telefone,
    email: church.email,
    address: church.endereco && addressThing(church.endereco),
    geo: geoThing(church),
    hasMap: mapLink(church),
    image: shareImage(site, origin).url,
    logo: absoluteImage(logo, origin) ?? `${origin}/icon-512.png`,
    sameAs: Object.values(church.redesSociais),
    knowsLanguage: languageTag(church.idioma),
    openingHoursSpecification: services.filter(({ local }) => local === null).map(openingThing),
  }
}

/** An organisation of several churches, with its churches. */
export function organisationThing(site: OrganisationSite, origin: string, churches: readonly Client[]): Thing {
  const { organisation } = site
  return {
    '@type': 'Organization',
    '@id': ownerId(site, origin),
    name: organisation.nome,
    description: site.description,
    url: `${origin}/`,
    logo: `${origin}/icon-512.png`,
    subOrganization: churches.map((church) => ({
      '@type': ['Church', 'Organization'],
      '@id': `${church.site}/#church`,
      name: church.nome,
      url: `${church.site}/`,
      address: church.endereco && addressThing(church.endereco),
      geo: geoThing(church),
    })),
  }
}

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const
const dayMinutes = 24 * 60

function openingThing({ nome, diaSemana, horario, duracaoMinutos }: Service): Thing {
  const [hours = 0, minutes = 0] = horario.split(':').map(Number)
  // Past midnight it closes before it opens, which is how the vocabulary says so.
  const end = (hours * 60 + minutes + duracaoMinutos) % dayMinutes
  const closes = [Math.floor(end / 60), end % 60].map((part) => String(part).padStart(2, '0')).join(':')
  const dayOfWeek = `https://schema.org/${weekdays[diaSemana]}`
  return { '@type': 'OpeningHoursSpecification', name: nome, dayOfWeek, opens: horario, closes }
}

export function addressThing(address: Address): Thing {
  return {
    '@type': 'PostalAddress',
    streetAddress: [address.logradouro, address.numero, address.complemento].filter(Boolean).join(', '),
    addressLocality: address.cidade,
    addressRegion: address.estado,
    postalCode: address.cep,
    addressCountry: address.pais,
  }
}

function geoThing({ latitude, longitude }: Pick<Church, 'latitude' | 'longitude'>): Thing | undefined {
  if (latitude === null || longitude === null) return undefined
  return { '@type': 'GeoCoordinates', latitude, longitude }
}
