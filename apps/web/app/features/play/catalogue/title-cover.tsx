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
  readonly title: Pick<
    TitleItem,
    'id' | 'tipo' | 'titulo' | 'numero' | 'idioma' | 'imagem' | 'duracaoSegundos' | 'acesso' | 'emBreve'
  >
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
      {imagem === null && <Poster title={title} />}
      <TitleMark title={title} />
      <WatchedLine title={title} />
    </div>
  )
}

/** The name of a title without a picture, set on its drawing by what it is: the card beside it says the same. */
function Poster({ title: { tipo, titulo, numero, idioma } }: Pick<TitleCoverProps, 'title'>) {
  const t = useTranslations('play')
  const isFilm = tipo === 'FILME'
  return (
    <div
      aria-hidden="true"
      className={`absolute inset-0 flex items-end gap-3 bg-linear-to-t from-black/80 via-black/45 to-black/10 p-3 ${isFilm ? 'justify-center text-center' : ''}`}
    >
      {tipo === 'AULA' && numero !== null && (
        <span className="text-5xl leading-none font-bold tabular-nums opacity-90">{numero}</span>
      )}
      <span className="min-w-0">
        {!isFilm && <span className="block text-xs font-semibold opacity-85">{t(`kind.${tipo}`)}</span>}
        <span lang={idioma} className={`line-clamp-3 leading-tight font-bold ${isFilm ? 'text-xl' : 'text-base'}`}>
          {titulo}
        </span>
      </span>
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
