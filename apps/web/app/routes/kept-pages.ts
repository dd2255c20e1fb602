import { listDevotionals } from '@narthex/contract/content/devotional.endpoints'
import type { LoaderFunctionArgs } from 'react-router'
import { visitContext } from '../page/visit.server.ts'

const daysKept = 7

/**
 * What is worth keeping in a reader's browser for when there is no network, as the service worker asks: the devotionals
 * of the week, and the list of them. Those of the days to come are told to nobody before their day.
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
