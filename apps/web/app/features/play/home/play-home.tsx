import { moneyText } from '@narthex/client/format/money'
import type { Shelf } from '@narthex/contract/play/play.schemas'
import type { PlayPlan } from '@narthex/contract/play/subscription.schemas'
import { buttonClass } from '@narthex/ui/button'
import { Notice } from '@narthex/ui/notice'
import { useLocation } from 'react-router'
import { useLocale, useTranslations } from 'use-intl'
import { playEdgeClass } from '../../../components/play-edge.ts'
import { SmartLink } from '../../../components/smart-link.tsx'
import { accessPath } from '../../../routing/redirect-to.ts'
import { titleCover } from '../catalogue/title-cover.tsx'
import { TitleShelf } from '../catalogue/title-shelf.tsx'
import { PlayHero } from '../hero/play-hero.tsx'
import { useStanding } from '../member/use-standing.ts'
import { PlanCards } from '../plans/plan-cards.tsx'
import type { PlayFacts } from '../play-facts.ts'
import { plansPath, playHomePath, wantedPath } from '../play-paths.ts'
import { PlayPoints } from './play-points.tsx'
import { useSubscriberWay } from './use-subscriber-way.ts'

export interface PlayHomeProps {
  readonly play: PlayFacts
  /** The church's introduction to its Play. */
  readonly chamada: string | null
  readonly shelves: readonly Shelf[]
  readonly plans: readonly PlayPlan[]
  readonly renderedAt: string
}

/** Play for those who do not subscribe yet: what it is, some of what is in it, what it costs. */
export function PlayHome({ play, chamada, shelves, plans, renderedAt }: PlayHomeProps) {
  const t = useTranslations('play')
  const { search } = useLocation()
  const redirectTo = wantedPath(search)
  useSubscriberWay()
  const titles = shelves.flatMap(({ conteudos }) => conteudos)
  const lead = titles.find(({ imagem, imagemLarga }) => imagemLarga ?? imagem) ?? titles[0]
  return (
    <>
      <PlayHero
        image={lead ? (lead.imagemLarga ?? lead.imagem) : null}
        cover={titleCover(lead?.id ?? 0)}
        title={play.name}
        lead={chamada ?? t('home.lead')}
        actions={<HomeWays hasPlans={plans.length > 0} redirectTo={redirectTo} />}
      >
        <LowestPrice plans={plans} />
        {redirectTo && (
          <Notice tone="info" className="mt-5">
            <p>{t('home.wanted')}</p>
          </Notice>
        )}
      </PlayHero>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-9 pb-14 md:gap-12 md:pb-20">
        {shelves.map(({ tag, conteudos }, index) => (
          <TitleShelf key={tag.id} title={tag.nome} titles={conteudos} renderedAt={renderedAt} isFirst={index === 0} />
        ))}
        <PlayPoints />
        {plans.length > 0 && (
          <section className={playEdgeClass}>
            <h2 className="mb-5 text-xl md:text-2xl">{t('home.plansTitle')}</h2>
            <PlanCards plans={plans} query={{ redirectTo }} />
          </section>
        )}
      </div>
    </>
  )
}

function HomeWays({ hasPlans, redirectTo }: { hasPlans: boolean; redirectTo: string | undefined }) {
  const t = useTranslations('play.home')
  const isMember = useStanding() === 'member'
  return (
    <>
      {hasPlans && (
        <SmartLink to={plansPath({ redirectTo })} className={buttonClass('light')}>
          {t('plans')}
        </SmartLink>
      )}
      {!isMember && (
        <SmartLink
          to={accessPath(playHomePath(redirectTo))}
          className={`${buttonClass('clear')} bg-black/25 maybe-member:hidden`}
        >
          {t('signIn')}
        </SmartLink>
      )}
    </>
  )
}

function LowestPrice({ plans }: Pick<PlayHomeProps, 'plans'>) {
  const t = useTranslations('play.home')
  const locale = useLocale()
  const [lowest] = plans.toSorted((one, other) => one.valor - other.valor)
  if (!lowest) return null
  const price = moneyText(lowest.valor, lowest.moeda, locale, { isShort: true })
  return <p className="mt-4 font-semibold">{t(`from.${lowest.intervalo}`, { price })}</p>
}
