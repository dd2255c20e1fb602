import { containerClass } from '@narthex/ui/container'
import './groups.css'
import type { Group } from '@narthex/contract/groups/group.schemas'
import { useLocation } from 'react-router'
import { useTranslations } from 'use-intl'
import { ShareBar } from '../../components/share-bar.tsx'
import { useChurchSite } from '../../page/use-site.ts'
import { BackToList } from './back-to-list.tsx'
import { ForMembers } from './for-members.tsx'
import { GroupCover } from './group-cover.tsx'
import { JoinCard } from './join-card.tsx'
import { Leaders } from './leaders.tsx'
import { isKnown, useParticipation } from './use-participation.ts'
import { WhenAndWhere } from './when-and-where.tsx'

export interface GroupPageProps {
  readonly group: Group
  readonly listName: string
  /** Time at which the page was rendered, ISO 8601. */
  readonly renderedAt: string
}

/** A group: its window, when and where, who looks after it, and the way in. What is its members' comes in the browser. */
export function GroupPage({ group, listName, renderedAt }: GroupPageProps) {
  const t = useTranslations('group')
  const { church } = useChurchSite()
  const { pathname } = useLocation()
  const { mine, reload } = useParticipation(group.id)
  const participation = isKnown(mine) ? mine : undefined
  const isIn = participation !== undefined && (participation.papel !== null || participation.flagLidera)
  const { nome, resumo, tipo, descricao } = group
  return (
    <div className="pb-14 md:pb-20">
      <div className="mx-auto max-w-page md:px-5 md:pt-5">
        <GroupCover
          group={group}
          loading="first"
          className="hero-cover h-44 w-full overflow-hidden sm:h-56 md:h-72 md:rounded-hero"
        />
      </div>
      {/* On wide screens what one does stands beside what one reads. */}
      <div
        className={`${containerClass('page')} lg:grid lg:grid-rows-[auto_1fr] lg:items-start lg:gap-x-14 ${isIn ? 'lg:grid-cols-[minmax(0,1fr)_27rem]' : 'lg:grid-cols-[minmax(0,1fr)_22rem]'}`}
      >
        <div className="min-w-0 pt-4 lg:col-start-1 lg:pt-8">
          <header>
            <div className="flex items-center justify-between gap-3">
              <BackToList name={listName} />
              <ShareBar title={nome} path={pathname} className="-me-2.5" />
            </div>
            {tipo && (
              <p lang={church.idioma} className="mt-1 text-sm font-semibold text-brand-text">
                {tipo}
              </p>
            )}
            <h1
              lang={church.idioma}
              className="mt-1 text-[clamp(1.75rem,1.4rem+1.6vw,2.75rem)] leading-[1.12] font-bold"
            >
              {nome}
            </h1>
            {resumo && (
              <p lang={church.idioma} className="mt-3 max-w-measure text-lg text-muted">
                {resumo}
              </p>
            )}
          </header>
          <WhenAndWhere group={group} place={participation?.endereco ?? undefined} renderedAt={renderedAt} />
        </div>
        {isIn && participation && (
          <div className="lg:col-start-2 lg:row-span-2 lg:row-start-1">
            <ForMembers group={group} participation={participation} onChange={reload} />
          </div>
        )}
        <div className="min-w-0 lg:col-start-1">
          {descricao && (
            <section aria-labelledby="about-group" className="mt-10">
              <h2 id="about-group" className="text-xl">
                {t('about')}
              </h2>
              <p lang={church.idioma} className="mt-3 max-w-measure whitespace-pre-line">
                {descricao}
              </p>
            </section>
          )}
          <Leaders group={group} known={participation?.lideres ?? []} />
        </div>
        <JoinCard group={group} mine={mine} onChange={reload} renderedAt={renderedAt} />
      </div>
    </div>
  )
}
