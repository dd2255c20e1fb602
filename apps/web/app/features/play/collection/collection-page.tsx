import type { Collection, TitleItem } from '@narthex/contract/play/play.schemas'
import { buttonClass } from '@narthex/ui/button'
import { EmptyState } from '@narthex/ui/empty-state'
import { Icon } from '@narthex/ui/icon'
import { useParams } from 'react-router'
import { useTranslations } from 'use-intl'
import { playEdgeClass } from '../../../components/play-edge.ts'
import { ShareBar } from '../../../components/share-bar.tsx'
import { SmartLink } from '../../../components/smart-link.tsx'
import { useChurchSite } from '../../../page/use-site.ts'
import { collectionCover } from '../catalogue/collection-card.tsx'
import { PlayHero } from '../hero/play-hero.tsx'
import { PlayGate } from '../member/play-gate.tsx'
import { usePlayMember } from '../member/play-member.ts'
import { usePositions } from '../member/use-positions.ts'
import type { PlayCall } from '../play-call.ts'
import { collectionPath, titlePath, watchPath } from '../play-paths.ts'
import { findNextLesson } from './next-lesson.ts'
import { SeasonList } from './season-list.tsx'

export interface CollectionPageProps {
  readonly title: string
  readonly collection: Collection | null
  readonly renderedAt: string
}

/** A series, a course or a collection with its seasons; members see how far they came, and go on there. */
export function CollectionPage({ title, collection, renderedAt }: CollectionPageProps) {
  const { slug } = useChurchSite().church
  const { id = '' } = useParams()
  const load = async (call: PlayCall) => {
    const { getCollection } = await import('@narthex/contract/play/play.endpoints')
    return call(getCollection, { params: { slug, id } })
  }
  return (
    <PlayGate title={title} served={collection} load={load}>
      {(shown) => <OpenCollection collection={shown} renderedAt={renderedAt} />}
    </PlayGate>
  )
}

function OpenCollection({ collection, renderedAt }: { readonly collection: Collection; readonly renderedAt: string }) {
  const t = useTranslations()
  const { id, tipo, titulo, descricao, imagem, imagemLarga, temporadas } = collection
  const titles = temporadas.flatMap(({ conteudos }) => conteudos)
  usePositions(titles.map((title) => title.id))
  return (
    <>
      <PlayHero
        image={imagemLarga ?? imagem}
        cover={collectionCover(id)}
        eyebrow={t(`play.collection.${tipo}`)}
        title={titulo}
        facts={t('play.count', { count: titles.length })}
        lead={descricao}
        isLow
        actions={<GoOn titles={titles} />}
      >
        <ShareBar title={titulo} path={collectionPath(id)} className="-ms-2.5 mt-3" />
      </PlayHero>
      <div className={`${playEdgeClass} pb-14 md:pb-20`}>
        {titles.length === 0 && (
          <EmptyState icon="play" title={t('playTitle.nothing')} lead={t('playTitle.nothingLead')} />
        )}
        <div className="grid gap-10">
          {temporadas.map((season) => (
            <SeasonList key={season.numero ?? 0} season={season} renderedAt={renderedAt} />
          ))}
        </div>
      </div>
    </>
  )
}

/** Link to the title with which the member continues; to the first for everyone else. */
function GoOn({ titles }: { titles: readonly TitleItem[] }) {
  const t = useTranslations('playTitle')
  const positions = usePlayMember((state) => state.positions)
  const done = titles.filter(({ id }) => positions.get(id)?.flagVisto).length
  const next = findNextLesson(titles, positions)
  if (!next) return done > 0 ? <p className="font-semibold">{t('allWatched')}</p> : null
  const isBegun = done > 0 || positions.has(next.id)
  return (
    <>
      <SmartLink
        to={isBegun ? watchPath(next.id) : titlePath(next.id)}
        className={`${buttonClass('light')} max-w-full`}
      >
        <Icon name="play" className="size-5 [&_path]:fill-current" />
        <span className="truncate">{t(isBegun ? 'goOnTitle' : 'beginTitle', { title: next.titulo })}</span>
      </SmartLink>
      {done > 0 && (
        <p className="self-center text-sm text-ink/85">
          {t('progress', { done: String(done), count: String(titles.length) })}
        </p>
      )}
    </>
  )
}
