import { buttonClass } from '@narthex/ui/button'
import { Icon } from '@narthex/ui/icon'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { SmartLink } from '../../../components/smart-link.tsx'
import { usePlanPaths } from '../plan-paths.ts'
import type { OpenSubscription } from '../use-subscription.ts'
import { ResetDialog } from './reset-dialog.tsx'

/** The end of a plan. */
export function Finished({ open }: { open: OpenSubscription }) {
  const t = useTranslations('readingPlans')
  const { list } = usePlanPaths()
  const [isAsking, setAsking] = useState(false)
  const { nome, totalDias } = open.subscription.plano
  return (
    <section role="status" className="rounded-hero bg-brand-soft px-6 py-10 text-center">
      <span aria-hidden="true" className="mx-auto grid size-16 place-items-center rounded-full bg-brand text-on-brand">
        <Icon name="check" className="size-9" />
      </span>
      <h2 className="mt-5 text-2xl">{t('finishedTitle')}</h2>
      <p className="mx-auto mt-2 max-w-measure">{t('finishedLead', { name: nome, count: totalDias })}</p>
      <div className="mt-6 flex flex-wrap justify-center gap-3">
        <SmartLink to={list} className={buttonClass('primary')}>
          {t('finishedOther')}
        </SmartLink>
        <button type="button" onClick={() => setAsking(true)} className={buttonClass('quiet')}>
          {t('finishedAgain')}
        </button>
      </div>
      <ResetDialog open={open} isOpen={isAsking} onClose={() => setAsking(false)} />
    </section>
  )
}
