import type { Group } from '@narthex/contract/groups/group.schemas'
import { absoluteImage } from '@narthex/contract/media/image-address'
import { type ChurchSite, siteName } from '../../church/site.ts'
import { ownerId, type Thing } from '../../seo/structured-data.ts'

/** A group as search engines know one: a part of the church, with the meeting that comes next. Its street stays private. */
export function groupThing(site: ChurchSite, { origin, pathname }: URL, group: Group): Thing {
  const url = `${origin}${pathname}`
  const { nome, resumo, imagem, bairro, cidade, flagOnline, proximoEncontro } = group
  const location = flagOnline
    ? { '@type': 'VirtualLocation', url }
    : {
        '@type': 'Place',
        name: [bairro, cidade].filter(Boolean).join(', ') || siteName(site),
        address: {
          '@type': 'PostalAddress',
          addressLocality: cidade ?? site.church.endereco?.cidade,
          addressCountry: site.church.endereco?.pais,
        },
      }
  return {
    '@type': 'Organization',
    '@id': `${url}#thing`,
    url,
    name: nome,
    description: resumo,
    image: absoluteImage(imagem, origin),
    parentOrganization: { '@type': 'Organization', '@id': ownerId(site, origin), name: siteName(site) },
    event: {
      '@type': 'Event',
      name: nome,
      url,
      startDate: proximoEncontro.inicio,
      endDate: proximoEncontro.fim,
      eventAttendanceMode: `https://schema.org/${flagOnline ? 'Online' : 'Offline'}EventAttendanceMode`,
      location,
    },
  }
}
