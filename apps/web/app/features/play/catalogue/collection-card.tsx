import type { CollectionItem } from '@narthex/contract/play/play.schemas'
import { Badge } from '@narthex/ui/badge'
import { Cover } from '@narthex/ui/cover'
import { itemCover } from '@narthex/ui/covers/item-cover'
import { useTranslations } from 'use-intl'
import { SmartLink } from '../../../components/smart-link.tsx'
import { useChurchSite } from '../../../page/use-site.ts'
import { collectionPath } from '../play-paths.ts'
import { playLinkClass } from './title-card.tsx'

/** The name by which a collection's cover is drawn, wherever it is shown. */
export const collectionCover = (id: number) => itemCover('PLAY_COLETANEA', id)

interface CollectionCardProps {
  readonly collection: CollectionItem
  readonly tabIndex?: number | undefined
  readonly heading?: 'h2' | 'h3'
}

/** A series, course or collection, as `<li>`: a pile, with the number of what is in it. */
export function CollectionCard({ collection, tabIndex, heading: Heading = 'h3' }: CollectionCardProps) {
  const t = useTranslations('play')
  const { corApp } = useChurchSite()
  const { id, tipo, titulo, imagem, total } = collection
  return (
    <li className="group/card relative min-w-0">
      <div aria-hidden="true" className="mx-4 h-1.5 rounded-t-control bg-ink/15" />
      <div aria-hidden="true" className="mx-2 h-1.5 rounded-t-control bg-ink/30" />
      <div className="relative isolate aspect-video overflow-hidden rounded-control bg-deep text-white">
        <Cover
          {...collectionCover(id)}
          colour={corApp}
          focus="middle"
          photo={imagem}
          isFile
          sizes="(width < 48rem) 15rem, 20rem"
          className="absolute inset-0 size-full transition-transform duration-250 group-hover/card:scale-105"
        />
        <Badge tone="shade" size="small" className="absolute end-2 bottom-2 tabular-nums">
          {t('count', { count: total })}
        </Badge>
      </div>
      <Heading className="mt-2.5 line-clamp-2 text-base leading-snug font-semibold">
        <SmartLink to={collectionPath(id)} tabIndex={tabIndex} className={playLinkClass}>
          {titulo}
        </SmartLink>
      </Heading>
      <p className="mt-0.5 text-sm text-muted">{t(`collection.${tipo}`)}</p>
    </li>
  )
}
