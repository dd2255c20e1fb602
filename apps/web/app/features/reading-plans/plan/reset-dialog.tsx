import { resetReadingPlan } from '@narthex/contract/reading-plans/subscription.endpoints'
import { useLocale, useTranslations } from 'use-intl'
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx'
import { callApi } from '../../../session/api.ts'
import { announcePlan } from '../embed/plan-announcements.ts'
import type { OpenSubscription } from '../use-subscription.ts'
import { usePlanAct } from './use-plan-act.ts'

interface ResetDialogProps {
  readonly open: OpenSubscription
  readonly isOpen: boolean
  readonly onClose: () => void
}

/** Asks before all that was read is forgotten. */
export function ResetDialog({ open, isOpen, onClose }: ResetDialogProps) {
  const t = useTranslations('readingPlans')
  const idioma = useLocale()
  const { act } = usePlanAct(open)
  const { uuid, plano } = open.subscription
  const reset = async () => {
    const params = { assinatura: uuid }
    const isDone = await act(() => callApi(resetReadingPlan, { params, query: { idioma }, body: { inicio: null } }))
    if (isDone) announcePlan({ type: 'narthex:reading-plans:reset', plan: plano.uuid, subscription: uuid })
    onClose()
  }
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={t('resetTitle')}
      confirmLabel={t('resetConfirm')}
      cancelLabel={t('cancel')}
      onClose={onClose}
      onConfirm={reset}
    >
      <p>{t('resetLead')}</p>
    </ConfirmDialog>
  )
}
