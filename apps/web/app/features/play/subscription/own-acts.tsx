import type { PlaySubscription } from '@narthex/contract/play/subscription.schemas'
import { lastDay } from '@narthex/contract/play/term-days'
import { buttonClass } from '@narthex/ui/button'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx'
import { useDateContext } from '../../../components/use-date-context.ts'
import { dayText } from '../../../format/dates.ts'
import { useAct } from '../../../forms/use-act.ts'
import { AnotherMeans } from './another-means.tsx'
import { AnotherPlan } from './another-plan.tsx'
import { cancelPlay, pausePlay } from './subscription-calls.ts'
import { useRefusalText } from './use-refusal-text.ts'
import { reloadSubscriptions } from './use-subscriptions.ts'

export interface OwnActsProps {
  readonly subscription: PlaySubscription
  readonly onDone: (text: string) => void
}

/** All that a member can do with a subscription: another plan, another card, a pause, its end. */
export function OwnActs({ subscription, onDone }: OwnActsProps) {
  const t = useTranslations('playSubscription.acts')
  const dates = useDateContext()
  const { isBusy, failure, run } = useAct(useRefusalText())
  const [isOpen, setOpen] = useState<'plan' | 'means' | 'cancel'>()
  const { situacao, termoFim, flagRenova } = subscription
  const day = termoFim === null ? '' : dayText(lastDay(termoFim), dates)
  const act = (call: () => Promise<PlaySubscription>, text: string) =>
    run(async () => {
      await call()
      await reloadSubscriptions()
      setOpen(undefined)
      onDone(text)
      return undefined
    })
  const isOn = situacao === 'ATIVA' || situacao === 'TESTE'
  const isCanceled = situacao === 'CANCELADA' || (isOn && !flagRenova)
  const close = () => setOpen(undefined)
  const changed = (text: string) => {
    close()
    onDone(text)
  }
  return (
    <div aria-busy={isBusy}>
      <div className="grid grid-cols-2 gap-3 sm:flex sm:flex-wrap">
        {isOn && !isCanceled && (
          <button type="button" onClick={() => setOpen('plan')} className={buttonClass('quiet')}>
            {t('plan')}
          </button>
        )}
        {(isOn || situacao === 'ATRASADA') && !isCanceled && (
          <button type="button" onClick={() => setOpen('means')} className={buttonClass('quiet')}>
            {t('means')}
          </button>
        )}
        {situacao === 'ATIVA' && !isCanceled && (
          <button
            type="button"
            onClick={() => void act(() => pausePlay(subscription, true), t('done.paused'))}
            className={buttonClass('quiet')}
          >
            {t('pause')}
          </button>
        )}
        {situacao === 'PAUSADA' && (
          <button
            type="button"
            onClick={() => void act(() => pausePlay(subscription, false), t('done.resumed'))}
            className={buttonClass('primary')}
          >
            {t('resume')}
          </button>
        )}
        {isCanceled ? (
          <button
            type="button"
            onClick={() => void act(() => cancelPlay(subscription, false), t('done.undone'))}
            className={buttonClass('primary')}
          >
            {t('undo')}
          </button>
        ) : (
          <button type="button" onClick={() => setOpen('cancel')} className={`${buttonClass('quiet')} text-danger!`}>
            {t('cancel')}
          </button>
        )}
      </div>
      {isOpen !== 'cancel' && (
        <p role="alert" className="mt-3 font-medium text-danger empty:hidden">
          {failure}
        </p>
      )}
      {isOpen === 'plan' && <AnotherPlan subscription={subscription} onDone={changed} onClose={close} />}
      {isOpen === 'means' && <AnotherMeans subscription={subscription} onDone={changed} onClose={close} />}
      <ConfirmDialog
        isOpen={isOpen === 'cancel'}
        title={t('cancelTitle')}
        confirmLabel={t('cancel')}
        cancelLabel={t('keep')}
        refusal={failure}
        onClose={close}
        onConfirm={async () => {
          await act(() => cancelPlay(subscription, true), day ? t('done.canceled', { day }) : t('done.canceledNow'))
        }}
      >
        <p>{day ? t('cancelLead', { day }) : t('cancelLeadNow')}</p>
      </ConfirmDialog>
    </div>
  )
}
