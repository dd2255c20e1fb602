import { getTitle } from '@narthex/contract/play/play.endpoints'
import { playPolicy } from '../features/play/watch/play-policy.server.ts'
import { canPlayHere } from '../features/play/watch/playing-document.ts'
import { WatchPage } from '../features/play/watch/watch-page.tsx'
import { isNotFound } from '../page/api-refusal.ts'
import { failWith } from '../page/fail.server.ts'
import { openChurchPage } from '../page/open-page.server.ts'
import { allowGateways } from '../payments/allow-gateways.server.ts'
import type { Route } from './+types/play-watch'

export async function loader(args: Route.LoaderArgs) {
  const { site, visit, page } = await openChurchPage(args)
  const { slug } = site.church
  const found = await visit.api
    .call(getTitle, { params: { id: args.params.id }, query: { igreja: slug } })
    .catch((error) => {
      throw isNotFound(error) ? failWith('notFound', visit.locale) : error
    })
  const { conteudo } = found
  visit.allow(playPolicy(conteudo.servico))
  if (conteudo.emBreve) visit.changesAt(new Date(conteudo.emBreve))
  if (args.url.searchParams.has('comprar')) await allowGateways(visit, slug)
  return { ...page, title: conteudo.titulo, conteudo }
}

/** Reloads the document where the policy of this one does not allow what the title plays from. */
export async function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs) {
  const isBuying = new URL(request.url).searchParams.has('comprar')
  const data = isBuying ? undefined : await serverLoader()
  if (data && canPlayHere(data.conteudo.servico)) return data
  if (window.location.href === request.url) window.location.reload()
  else window.location.assign(request.url)
  return new Promise<never>(() => {})
}

export default function PlayWatchRoute({ loaderData }: Route.ComponentProps) {
  return <WatchPage title={loaderData.conteudo} />
}
