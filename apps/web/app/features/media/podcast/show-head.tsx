import { splitParagraphs } from '@narthex/client/format/excerpt'
import type { Podcast } from '@narthex/contract/media/podcast.schemas'
import { Cover } from '@narthex/ui/cover'
import { windowKind } from '@narthex/ui/covers/cover-kinds'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { SmartLink } from '../../../components/smart-link.tsx'
import { useChurchSite } from '../../../page/use-site.ts'
import { FollowLinks } from './follow-links.tsx'

export interface ShowHeadProps {
  readonly show: Podcast
  /** Brief head above the page of an episode. */
  readonly isBrief: boolean
  /** Main action, before the links to follow the show. */
  readonly children?: ReactNode
}

/** The show: its window, its name, what it is, and where to follow it. */
export function ShowHead({ show, isBrief, children }: ShowHeadProps) {
  const t = useTranslations('podcast')
  const { church, corApp } = useChurchSite()
  const { titulo, autor, descricao, idioma, imagem, total } = show
  const cover = (
    <Cover
      seed={`${church.codigo} podcast`}
      colour={corApp}
      kind={windowKind(church.codigo, 3)}
      photo={imagem}
      focus="middle"
      loading="first"
      sizes="(min-width: 48rem) 18rem, 8rem"
      className={`overflow-hidden ${isBrief ? 'size-14 rounded-control' : 'aspect-square w-32 rounded-card shadow-lift xs:w-36 md:w-72 md:rounded-hero'}`}
    />
  )
  if (isBrief) {
    return (
      <SmartLink
        to="/podcast"
        className="mt-5 inline-flex min-h-14 max-w-full items-center gap-3 rounded-control pe-3 hover:bg-sunken"
      >
        {cover}
        <span className="min-w-0">
          <span lang={idioma} className="block truncate font-semibold">
            {titulo}
          </span>
          <span className="block text-sm text-brand-text">{t('all')}</span>
        </span>
      </SmartLink>
    )
  }
  const ways = (
    <div className="mt-5 flex flex-wrap items-center gap-2">
      {children}
      <FollowLinks show={show} />
    </div>
  )
  return (
    <header className="grid grid-cols-[auto_minmax(0,1fr)] items-end gap-5 pt-6 md:items-center md:gap-12 md:pt-10">
      {cover}
      <div>
        <p className="text-sm font-semibold text-muted">{t('count', { count: total })}</p>
        <h1 lang={idioma} className="mt-1 text-[clamp(1.75rem,1.3rem+2.2vw,3.25rem)] leading-[1.06] text-balance">
          {titulo}
        </h1>
        {autor && <p className="mt-1.5 text-muted md:text-lg">{autor}</p>}
        <div className="max-md:hidden">
          <About descricao={descricao} idioma={idioma} />
          {ways}
        </div>
      </div>
      <div className="col-span-2 md:hidden">
        <About descricao={descricao} idioma={idioma} />
        {ways}
      </div>
    </header>
  )
}

function About({ descricao, idioma }: { descricao: string; idioma: string }) {
  return (
    <div lang={idioma} className="grid max-w-measure gap-3 md:mt-5">
      {splitParagraphs(descricao).map((paragraph, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two may say the same, and none ever moves
        <p key={index} className="whitespace-pre-line">
          {paragraph}
        </p>
      ))}
    </div>
  )
}
