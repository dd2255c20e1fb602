import { useProvenAct } from '@narthex/client/forms/second-step/use-proven-act'
import type { RecentProof } from '@narthex/client/forms/second-step/use-recent-proof'
import { useFailureText } from '@narthex/client/forms/use-failure-text'
import { buttonClass } from '@narthex/ui/button'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx'
import { renewRecoveryCodes } from './factor-calls.ts'

export interface RecoveryCodesProps {
  readonly state: { readonly restantes: number; readonly total: number }
  readonly userId: number
  readonly proof: RecentProof
  readonly onMade: (codes: readonly string[]) => void
}

/** Number of recovery codes left, and the button for new ones. */
export function RecoveryCodes({ state: { restantes }, userId, proof, onMade }: RecoveryCodesProps) {
  const t = useTranslations('security')
  const [isAsking, setAsking] = useState(false)
  const { failure, act } = useProvenAct(proof, useFailureText())
  const renew = () =>
    act(
      () => renewRecoveryCodes(userId),
      (codes) => {
        setAsking(false)
        onMade(codes)
      },
    )
  return (
    <div className="mt-8 border-t border-line pt-6">
      <h2 className="text-lg">{t('codes.title')}</h2>
      <p className="mt-1 max-w-measure text-muted">{t('codes.lead')}</p>
      <p className={`mt-3 font-semibold ${restantes < 3 ? 'text-danger' : ''}`}>
        {t('codes.left', { left: restantes })}
      </p>
      <button type="button" onClick={() => setAsking(true)} className={`${buttonClass('quiet')} mt-3 max-sm:w-full`}>
        {t('codes.renew')}
      </button>
      <ConfirmDialog
        isOpen={isAsking}
        title={t('codes.renewTitle')}
        confirmLabel={t('codes.renew')}
        cancelLabel={t('cancel')}
        refusal={failure}
        onClose={() => setAsking(false)}
        onConfirm={renew}
      >
        <p>{t('codes.renewLead')}</p>
      </ConfirmDialog>
    </div>
  )
}
