import type { TitleItem } from '@narthex/contract/play/play.schemas'
import { Badge } from '@narthex/ui/badge'
import { Cover, type CoverProps } from '@narthex/ui/cover'
import { itemCover } from '@narthex/ui/covers/item-cover'
import { Icon } from '@narthex/ui/icon'
import { useTranslations } from 'use-intl'
import { useChurchSite } from '../../../page/use-site.ts'
import { WatchedLine } from '../member/watched-line.tsx'

/** The name by which a title's cover is drawn, wherever it is shown. */
export const titleCover = (id: number) => itemCover('PLAY', id)

export interface TitleCoverProps {
  readonly title: Pick<TitleItem, 'id' | 'imagem' | 'duracaoSegundos' | 'acesso' | 'emBreve'>
  readonly loading?: CoverProps['loading']
  /** Drawn into the page: the few that everyone sees first. */
  readonly isDrawn?: boolean | undefined
  readonly className?: string
}

/** A title's picture with what has to be known at once: whether it is free, to come, and how far one was. */
export function TitleCover({ title, loading = 'lazy', isDrawn = false, className = '' }: TitleCoverProps) {
  const { corApp } = useChurchSite()
  const { id, imagem } = title
  return (
    <div className={`relative isolate aspect-video overflow-hidden rounded-control bg-deep text-white ${className}`}>
      <Cover
        {...titleCover(id)}
        colour={corApp}
        focus="middle"
        photo={imagem}
        loading={loading}
        isFile={!isDrawn}
        sizes="(width < 48rem) 15rem, 20rem"
        className="absolute inset-0 size-full transition-transform duration-250 group-hover/card:scale-105 [&>svg]:size-full"
      />
      <TitleMark title={title} />
      <WatchedLine title={title} />
    </div>
  )
}

function TitleMark({ title: { acesso, emBreve } }: Pick<TitleCoverProps, 'title'>) {
  const t = useTranslations('play')
  if (emBreve !== null) {
    return (
      <Badge tone="light" size="small" icon={<Icon name="clock" />} className="absolute start-2 top-2">
        {t('soon')}
      </Badge>
    )
  }
  // What most titles are needs no mark.
  if (acesso === 'ASSINANTE') return <span className="sr-only">{t('access.ASSINANTE')}</span>
  return (
    <Badge tone="shade" size="small" className="absolute start-2 top-2 shadow-rest">
      {t(`access.${acesso}`)}
    </Badge>
  )
}
