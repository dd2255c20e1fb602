import { asOpening, whenText } from '@narthex/client/format/dates'
import type { Collection, Title } from '@narthex/contract/play/play.schemas'
import { textLinkClass } from '@narthex/ui/button'
import { Icon } from '@narthex/ui/icon'
import { useState } from 'react'
import { useParams } from 'react-router'
import { useTranslations } from 'use-intl'
import { playEdgeClass } from '../../../components/play-edge.ts'
import { ShareBar } from '../../../components/share-bar.tsx'
import { SmartLink } from '../../../components/smart-link.tsx'
import { useDateContext } from '../../../components/use-date-context.ts'
import { useChurchSite } from '../../../page/use-site.ts'
import { titleCover } from '../catalogue/title-cover.tsx'
import { TitleFacts } from '../catalogue/title-facts.tsx'
import { TitleShelf } from '../catalogue/title-shelf.tsx'
import { PlayHero } from '../hero/play-hero.tsx'
import { ListButton } from '../member/list-button.tsx'
import { PlayGate } from '../member/play-gate.tsx'
import { usePositions } from '../member/use-positions.ts'
import type { PlayCall } from '../play-call.ts'
import { collectionPath, titlePath } from '../play-paths.ts'
import type { ShownTitle } from './load-title.ts'
import { OpenStage } from './open-stage.tsx'
import { TitleDetails } from './title-details.tsx'
import { TitleWays } from './title-ways.tsx'
import { toItem } from './to-item.ts'

export interface TitlePageProps {
  readonly title: string
  readonly found: ShownTitle | null
  /** The address asks for the video, not only for its page. */
  readonly isAsked: boolean
  readonly renderedAt: string
}

/** A title: what it is, the ways to see it, and what goes with it. */
export function TitlePage({ title, found, ...page }: TitlePageProps) {
  const { slug } = useChurchSite().church
  const { id = '' } = useParams()
  const load = async (call: PlayCall) => (await import('./load-title.ts')).loadTitle(call, slug, id)
  return (
    <PlayGate title={title} served={found} load={load}>
      {(shown) => <OpenTitlePage {...shown} {...page} key={shown.conteudo.id} />}
    </PlayGate>
  )
}

type OpenTitleProps = ShownTitle & Pick<TitlePageProps, 'isAsked' | 'renderedAt'>

function OpenTitlePage({ conteudo, relacionados, collection, isAsked, renderedAt }: OpenTitleProps) {
  const t = useTranslations('playTitle')
  const { id, titulo, idioma, imagem, imagemLarga } = conteudo
  const [isPlaying, setPlaying] = useState(isAsked)
  const others = collection?.temporadas.flatMap(({ conteudos }) => conteudos).filter((one) => one.id !== id) ?? []
  usePositions([id, ...others.map((one) => one.id)])
  const item = toItem(conteudo)
  const share = <ShareBar title={titulo} path={titlePath(id)} className="-ms-2.5 mt-3" />
  return (
    <>
      {isPlaying ? (
        <OpenStage title={conteudo} />
      ) : (
        <PlayHero
          image={imagemLarga ?? imagem}
          cover={titleCover(id)}
          eyebrow={collection && <CollectionLink collection={collection} />}
          title={titulo}
          lang={idioma}
          // The notes below say when it opens.
          facts={<TitleFacts title={{ ...conteudo, emBreve: null }} renderedAt={renderedAt} />}
          actions={
            <>
              <TitleWays title={conteudo} onPlay={() => setPlaying(true)} />
              <ListButton title={item} />
            </>
          }
        >
          <TitleNotes title={conteudo} renderedAt={renderedAt} />
          {share}
        </PlayHero>
      )}
      <div className="grid grid-cols-[minmax(0,1fr)] gap-9 pb-14 md:gap-12 md:pb-20">
        <div className={playEdgeClass}>
          {isPlaying && (
            <div className="mt-6 mb-5">
              <h1 className="text-2xl">{titulo}</h1>
              {share}
            </div>
          )}
          <TitleDetails title={conteudo} />
        </div>
        {collection && (
          <TitleShelf
            title={t(`more.${collection.tipo}`)}
            titles={others}
            renderedAt={renderedAt}
            all={collectionPath(collection.id)}
          />
        )}
        <TitleShelf title={t('related')} titles={relacionados} renderedAt={renderedAt} />
      </div>
    </>
  )
}

function CollectionLink({ collection: { id, titulo } }: { collection: Collection }) {
  return (
    <SmartLink to={collectionPath(id)} className={`${textLinkClass} gap-1 text-ink`}>
      {titulo}
      <Icon name="chevron" className="size-4.5 -rotate-90" />
    </SmartLink>
  )
}

/** Dates from and until which a title is available. */
function TitleNotes({ title, renderedAt }: { title: Title; renderedAt: string }) {
  const play = useTranslations('play')
  const t = useTranslations('playTitle')
  const dates = useDateContext(renderedAt)
  const { emBreve, disponivelAte, horasAluguel, precoAluguel } = title
  const notes = [
    emBreve !== null && asOpening(play('soonAt', { when: whenText(new Date(emBreve), dates) })),
    disponivelAte !== null && play('until', { when: whenText(new Date(disponivelAte), dates) }),
    emBreve === null && precoAluguel !== null && t('rentFor', { hours: horasAluguel ?? 0 }),
  ].filter(Boolean)
  if (notes.length === 0) return null
  return <p className={`mt-4 ${emBreve === null ? 'text-sm text-ink/85' : 'font-semibold'}`}>{notes.join(' · ')}</p>
}
