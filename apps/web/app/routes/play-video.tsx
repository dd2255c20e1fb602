import { shortened } from '@narthex/client/format/excerpt'
import { metaDescriptionLength } from '@narthex/contract/limits'
import { absoluteImage } from '@narthex/contract/media/image-address'
import { changesWith, openGatedPage } from '../features/play/load-play.server.ts'
import { loadTitle } from '../features/play/title/load-title.ts'
import { TitlePage } from '../features/play/title/title-page.tsx'
import { titleThing } from '../features/play/title/title-thing.ts'
import { playPolicy } from '../features/play/watch/play-policy.server.ts'
import { orNotFound } from '../page/or-not-found.server.ts'
import { itemShareImage } from '../seo/share-image.ts'
import type { Route } from './+types/play-video'

export async function loader(args: Route.LoaderArgs) {
  const { site, visit, page, play, renderedAt } = await openGatedPage(args)
  if (play.isClosed) return { ...page, play, found: null, isAsked: false, renderedAt }
  const { url } = args
  const found = await orNotFound(visit, loadTitle(visit.api.call, site.church.slug, args.params.id))
  const { conteudo } = found
  const { titulo, descricao, imagem, imagemLarga, acesso, idadeMinima } = conteudo
  changesWith(visit, found)
  if (conteudo.emBreve) visit.changesAt(new Date(conteudo.emBreve))
  if (conteudo.disponivelAte) visit.changesAt(new Date(conteudo.disponivelAte))
  const isAsked = url.searchParams.get('play') === '1'
  if (acesso === 'ABERTO') visit.allow(playPolicy(conteudo.servico))

  const drawn = itemShareImage(url.origin, url.pathname, titulo)
  const picture = absoluteImage(imagemLarga ?? imagem, url.origin)
  visit.shareImage = picture ? { url: picture, alt: titulo } : drawn
  visit.describe(titulo, titleThing(conteudo, url, drawn?.url))
  return {
    ...page,
    title: titulo,
    description: shortened(descricao, metaDescriptionLength),
    play,
    found,
    isAsked: isAsked && acesso === 'ABERTO' && idadeMinima === null && conteudo.emBreve === null,
    renderedAt,
  }
}

export default function PlayVideoRoute({ loaderData }: Route.ComponentProps) {
  return <TitlePage {...loaderData} />
}
