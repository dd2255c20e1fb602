import { useTranslations } from 'use-intl'
import { SmartLink } from '../../../components/smart-link.tsx'
import { type BuyingStep, buyingSteps, stepPath } from './flow-step.ts'

/** Steps of a purchase, with links back. */
export function BuyingSteps({ eventId, step }: { readonly eventId: number; readonly step: BuyingStep }) {
  const t = useTranslations('ticketBuying.steps')
  const at = buyingSteps.indexOf(step)
  return (
    <nav aria-label={t('label')} className="my-4">
      <ol className="flex gap-2 text-sm font-semibold">
        {buyingSteps.map((name, index) => (
          <li
            key={name}
            aria-current={name === step ? 'step' : undefined}
            className={`flex min-h-11 min-w-0 grow basis-0 border-t-4 ${index <= at ? 'border-brand' : 'border-line text-muted'}`}
          >
            {index < at ? (
              <SmartLink
                to={stepPath(eventId, name, name === 'holders' ? 1 : undefined)}
                className="flex grow items-center underline-offset-4 hover:underline"
              >
                {t(name)}
              </SmartLink>
            ) : (
              <span className="flex items-center">{t(name)}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
