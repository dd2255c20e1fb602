import { listDevotionals } from '@narthex/contract/content/devotional.endpoints'
import type { LoaderFunctionArgs } from 'react-router'
import { visitContext } from '../page/visit.server.ts'

const daysKept = 7

/**
 * The pages that the service worker caches for offline reading: the devotionals of the week and their list. Devotionals
 * of future days are left out until their day.
 */
export async function loader({ context }: LoaderFunctionArgs) {
  const visit = context.get(visitContext)
  const { site } = await visit.site()
  if (site.kind !== 'church' || !site.modules.includes('MOD_DEVOCIONAL')) return Response.json([])
  const { itens, proximaPublicacao } = await visit.api.call(listDevotionals, {
    params: { slug: site.church.slug },
    query: { limit: String(daysKept), idioma: visit.locale },
  })
  if (proximaPublicacao) visit.changesAt(new Date(proximaPublicacao))
  return Response.json(['/devotionals', ...itens.map(({ id }) => `/devotionals/${id}`)])
}
