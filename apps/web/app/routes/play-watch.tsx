import { getTitle } from '@narthex/contract/play/play.endpoints'
import { openGatedPage } from '../features/play/load-play.server.ts'
import { playPolicy } from '../features/play/watch/play-policy.server.ts'
import { canPlayHere } from '../features/play/watch/playing-document.ts'
import { WatchPage } from '../features/play/watch/watch-page.tsx'
import { orNotFound } from '../page/or-not-found.server.ts'
import { allowGateways } from '../payments/allow-gateways.server.ts'
import type { Route } from './+types/play-watch'

export async function loader(args: Route.LoaderArgs) {
  const { site, visit, page, play } = await openGatedPage(args)
  const { slug } = site.church
  if (args.url.searchParams.has('comprar')) await allowGateways(visit, slug)
  if (play.isClosed) {
    visit.allow(playPolicy(anyService))
    return { ...page, conteudo: null }
  }
  const found = visit.api.call(getTitle, { params: { id: args.params.id }, query: { igreja: slug } })
  const { conteudo } = await orNotFound(visit, found)
  visit.allow(playPolicy(conteudo.servico))
  if (conteudo.emBreve) visit.changesAt(new Date(conteudo.emBreve))
  return { ...page, title: conteudo.titulo, conteudo }
}

/** Service assumed for the page of a closed title: only its viewers may know the real one. */
const anyService = 'HLS'

/** Reloads the document where the policy of this one does not allow what the title plays from. */
export async function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs) {
  const isBuying = new URL(request.url).searchParams.has('comprar')
  const data = isBuying ? undefined : await serverLoader()
  if (data && canPlayHere(data.conteudo?.servico ?? anyService)) return data
  if (window.location.href === request.url) window.location.reload()
  else window.location.assign(request.url)
  return new Promise<never>(() => {})
}

export default function PlayWatchRoute({ loaderData }: Route.ComponentProps) {
  return <WatchPage title={loaderData.conteudo} />
}
