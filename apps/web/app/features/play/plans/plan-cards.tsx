import { moneyText } from '@narthex/client/format/money'
import type { PlayPlan } from '@narthex/contract/play/subscription.schemas'
import { Badge } from '@narthex/ui/badge'
import { buttonClass } from '@narthex/ui/button'
import { Icon } from '@narthex/ui/icon'
import { useLocale, useTranslations } from 'use-intl'
import { SmartLink } from '../../../components/smart-link.tsx'
import { type PlanQuery, plansPath } from '../play-paths.ts'
import { findSavingPercent, monthsOfInterval } from './plan-saving.ts'

interface PlanCardsProps {
  readonly plans: readonly PlayPlan[]
  /** Keys kept in the links to the subscription. */
  readonly query: PlanQuery
  /** `h2` where the cards stand right under the page's title. */
  readonly heading?: 'h2' | 'h3'
}

/** Plans side by side: prices, points and buttons align across the cards. */
export function PlanCards({ plans, query, heading = 'h3' }: PlanCardsProps) {
  const width = plans.length === 1 ? 'max-w-md' : plans.length === 2 ? 'md:max-w-4xl' : ''
  return (
    <ul data-row="" className={`grid gap-4 md:grid-cols-[repeat(auto-fit,minmax(17rem,1fr))] lg:gap-x-5 ${width}`}>
      {plans.map((plan) => (
        <PlanCard
          key={plan.id}
          plan={plan}
          query={query}
          heading={heading}
          saving={findSavingPercent(plan, plans)}
          isAlone={plans.length === 1}
        />
      ))}
    </ul>
  )
}

interface PlanCardProps extends Required<Pick<PlanCardsProps, 'query' | 'heading'>> {
  readonly plan: PlayPlan
  /** Per cent that its longer term saves. */
  readonly saving: number | undefined
  readonly isAlone: boolean
}

function PlanCard({ plan, query, heading: Heading, saving, isAlone }: PlanCardProps) {
  const t = useTranslations('playPlans')
  const { id, nome, descricao } = plan
  const isBest = saving !== undefined
  const edge = isBest ? 'shadow-[inset_0_0_0_2px_var(--brand-text)]' : 'shadow-[inset_0_0_0_1px_var(--line)]'
  return (
    <li className={`row-span-4 grid grid-rows-subgrid rounded-hero bg-card p-6 md:p-7 ${edge}`}>
      <div className="flex min-h-8 flex-wrap items-center justify-between gap-2">
        <Heading className="text-lg">{nome}</Heading>
        {isBest && (
          <p>
            <Badge tone="brand">{t('saving', { percent: saving })}</Badge>
          </p>
        )}
      </div>
      <div>
        <PlanPrice plan={plan} />
        {descricao && <p className="mt-3 text-muted">{descricao}</p>}
      </div>
      <PlanPoints plan={plan} />
      <div className="self-end pt-2">
        <SmartLink
          to={plansPath({ ...query, plano: id })}
          className={`${buttonClass(isBest || isAlone ? 'primary' : 'quiet')} w-full`}
        >
          <span aria-hidden="true">{t('choose')}</span>
          <span className="sr-only">{t('chooseNamed', { name: nome })}</span>
        </SmartLink>
      </div>
    </li>
  )
}

/** The price of a term; of longer ones also what that is a month. */
export function PlanPrice({ plan: { valor, moeda, intervalo } }: { plan: PlayPlan }) {
  const t = useTranslations('playPlans')
  const locale = useLocale()
  const months = monthsOfInterval[intervalo]
  return (
    <>
      <p className="flex flex-wrap items-baseline gap-x-2">
        <span className="text-title font-bold tabular-nums">{moneyText(valor, moeda, locale, { isShort: true })}</span>
        <span className="text-muted">{t(`per.${intervalo}`)}</span>
      </p>
      {months > 1 && (
        <p className="mt-1 text-sm text-muted">
          {t('monthly', { price: moneyText(Math.ceil(valor / months), moeda, locale, { isShort: true }) })}
        </p>
      )}
    </>
  )
}

function PlanPoints({ plan: { telas, diasTeste } }: { plan: PlayPlan }) {
  const t = useTranslations('playPlans')
  const points = [
    diasTeste > 0 && t('trialPoint', { days: diasTeste }),
    t('everything'),
    t('screens', { count: telas }),
  ]
  return (
    <ul className="grid content-start gap-2 text-sm">
      {points.filter(Boolean).map((point) => (
        <li key={String(point)} className="flex gap-2">
          <Icon name="check" className="mt-0.5 size-4.5 text-brand-text" />
          {point}
        </li>
      ))}
    </ul>
  )
}
