import type { PlanSummary } from '@narthex/contract/reading-plans/reading-plan.schemas'
import { textLinkClass } from '@narthex/ui/button'
import { useTranslations } from 'use-intl'
import { SmartLink } from '../../../components/smart-link.tsx'
import { listAddress } from '../../../routing/list-address.ts'
import { pathTo } from '../../../routing/page-path.ts'
import { usePlanPaths } from '../plan-paths.ts'

/** The name of a plan, what it is, and what it belongs to. */
export function PlanHead({
  plan: { nome, descricao, idioma, totalDias, origem, grupo, serie },
}: {
  plan: PlanSummary
}) {
  const t = useTranslations('readingPlans')
  const { isEmbedded } = usePlanPaths()
  return (
    <header>
      <p className="text-sm font-semibold text-brand-text">
        {[t('days', { count: totalDias }), origem === 'IGREJA' && t('byChurch')].filter(Boolean).join(' · ')}
      </p>
      <h1 lang={idioma} className="mt-1 text-title wrap-anywhere">
        {nome}
      </h1>
      {descricao && (
        <p lang={idioma} className="mt-2 max-w-measure text-muted wrap-anywhere">
          {descricao}
        </p>
      )}
      {!isEmbedded && (grupo || serie) && (
        <p className="flex flex-wrap gap-x-6">
          {grupo && (
            <SmartLink to={pathTo('/groups/:celulaId', { celulaId: grupo.id })} className={textLinkClass}>
              {t('group', { group: grupo.nome })}
            </SmartLink>
          )}
          {serie && (
            <SmartLink to={listAddress('/studies', { serie })} className={textLinkClass}>
              {t('series')}
            </SmartLink>
          )}
        </p>
      )}
    </header>
  )
}
