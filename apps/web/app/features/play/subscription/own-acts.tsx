import { useAct } from '@narthex/client/data/use-act'
import { dayText } from '@narthex/client/format/dates'
import { useRefusalText } from '@narthex/client/forms/use-refusal-text'
import type { PlaySubscription } from '@narthex/contract/play/subscription.schemas'
import { lastDay } from '@narthex/contract/play/term-days'
import { buttonClass } from '@narthex/ui/button'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx'
import { useDateContext } from '../../../components/use-date-context.ts'
import { AnotherMeans } from './another-means.tsx'
import { AnotherPlan } from './another-plan.tsx'
import { cancelPlay, pausePlay } from './subscription-calls.ts'
import { reloadSubscriptions } from './use-subscriptions.ts'

export interface OwnActsProps {
  readonly subscription: PlaySubscription
  readonly onDone: (text: string) => void
}

/** All that a member can do with a subscription: another plan, another card, a pause, its end. */
export function OwnActs({ subscription, onDone }: OwnActsProps) {
  const t = useTranslations('playSubscription.acts')
  const dates = useDateContext()
  const { isBusy, failure, run } = useAct(useRefusalText('playSubscription.refusals', 'purchaseErrors'))
  const [isOpen, setOpen] = useState<Opened>()
  const { termoFim } = subscription
  const day = termoFim === null ? '' : dayText(lastDay(termoFim), dates)
  const close = () => setOpen(undefined)
  const done = (text: string) => {
    close()
    onDone(text)
  }
  const act = async (call: () => Promise<PlaySubscription>, text: string) => {
    await run(async () => {
      await call()
      await reloadSubscriptions()
      done(text)
    })
  }
  return (
    <div aria-busy={isBusy}>
      <ActButtons subscription={subscription} act={act} onOpen={setOpen} />
      {isOpen !== 'cancel' && (
        <p role="alert" className="mt-3 font-medium text-danger empty:hidden">
          {failure}
        </p>
      )}
      {isOpen === 'plan' && <AnotherPlan subscription={subscription} onDone={done} onClose={close} />}
      {isOpen === 'means' && <AnotherMeans subscription={subscription} onDone={done} onClose={close} />}
      <ConfirmDialog
        isOpen={isOpen === 'cancel'}
        title={t('cancelTitle')}
        confirmLabel={t('cancel')}
        cancelLabel={t('keep')}
        refusal={failure}
        onClose={close}
        onConfirm={() =>
          act(() => cancelPlay(subscription, true), day ? t('done.canceled', { day }) : t('done.canceledNow'))
        }
      >
        <p>{day ? t('cancelLead', { day }) : t('cancelLeadNow')}</p>
      </ConfirmDialog>
    </div>
  )
}

type Opened = 'plan' | 'means' | 'cancel'

interface ActButtonsProps {
  readonly subscription: PlaySubscription
  readonly act: (call: () => Promise<PlaySubscription>, text: string) => Promise<void>
  readonly onOpen: (opened: Opened) => void
}

function ActButtons({ subscription, act, onOpen }: ActButtonsProps) {
  const t = useTranslations('playSubscription.acts')
  const { situacao, flagRenova } = subscription
  const isOn = situacao === 'ATIVA' || situacao === 'TESTE'
  const isCanceled = situacao === 'CANCELADA' || (isOn && !flagRenova)
  const button = (label: string, onClick: () => void, face: 'primary' | 'quiet' = 'quiet') => (
    <button type="button" onClick={onClick} className={buttonClass(face)}>
      {label}
    </button>
  )
  return (
    <div className="grid grid-cols-2 gap-3 sm:flex sm:flex-wrap">
      {isOn && !isCanceled && button(t('plan'), () => onOpen('plan'))}
      {(isOn || situacao === 'ATRASADA') && !isCanceled && button(t('means'), () => onOpen('means'))}
      {situacao === 'ATIVA' &&
        !isCanceled &&
        button(t('pause'), () => void act(() => pausePlay(subscription, true), t('done.paused')))}
      {situacao === 'PAUSADA' &&
        button(t('resume'), () => void act(() => pausePlay(subscription, false), t('done.resumed')), 'primary')}
      {isCanceled ? (
        button(t('undo'), () => void act(() => cancelPlay(subscription, false), t('done.undone')), 'primary')
      ) : (
        <button type="button" onClick={() => onOpen('cancel')} className={`${buttonClass('quiet')} text-danger!`}>
          {t('cancel')}
        </button>
      )}
    </div>
  )
}
