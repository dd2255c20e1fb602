import { getPrivacyText } from '@narthex/contract/churches/church.endpoints'
import { PrivacyPage } from '../features/privacy/privacy-page.tsx'
import { openPage } from '../page/open-page.server.ts'
import type { Route } from './+types/privacy'

export async function loader(args: Route.LoaderArgs) {
  const { site, visit, page } = await openPage(args)
  if (site.kind !== 'church') return { ...page, own: undefined }
  const params = { slug: site.church.slug }
  const { texto: doc, idioma } = await visit.api.call(getPrivacyText, { params, query: { idioma: visit.locale } })
  return { ...page, own: doc && idioma ? { doc, idioma } : undefined }
}

export default function PrivacyRoute({ loaderData }: Route.ComponentProps) {
  return <PrivacyPage own={loaderData.own} />
}
