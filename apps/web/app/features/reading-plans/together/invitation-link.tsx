import type { Plan } from '@narthex/contract/reading-plans/reading-plan.schemas'
import { buttonClass } from '@narthex/ui/button'
import { TextField } from '@narthex/ui/text-field'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { pathTo } from '../../../routing/page-path.ts'

/** The link that invites others, to copy or to share. */
export function InvitationLink({ plan, code }: { plan: Plan; code: string }) {
  const t = useTranslations('readingPlans.together')
  const [isCopied, setCopied] = useState(false)
  const path = pathTo('/reading-plans/:planUUID', { planUUID: plan.uuid }, `?${new URLSearchParams({ convite: code })}`)
  const address = `${location.origin}${path}`
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address)
      setCopied(true)
    } catch {
      // The address stands in the field, to be copied by hand.
    }
  }
  return (
    <div className="mt-3">
      <TextField label={t('link')} readOnly value={address} onFocus={(event) => event.currentTarget.select()} />
      <div className="mt-2 flex items-center gap-3">
        <button type="button" onClick={() => void copy()} className={buttonClass('quiet')}>
          {t('copy')}
        </button>
        <p role="status" className="text-sm text-muted">
          {isCopied && t('copied')}
        </p>
      </div>
    </div>
  )
}
