import { useAct } from '@narthex/client/data/use-act'
import { useRefusalText } from '@narthex/client/forms/use-refusal-text'
import type { Cycle, Recurrence } from '@narthex/contract/giving/recurrence.schemas'
import { buttonClass } from '@narthex/ui/button'
import { MemberIcon } from '@narthex/ui/member-icon'
import { ToolIcon } from '@narthex/ui/tool-icon'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { SmartLink } from '../../../../components/smart-link.tsx'
import { recurrencePath } from '../../gift-address.ts'
import { useChargeDay } from '../plan/use-charge-day.ts'
import { cancelRecurrence, pauseRecurrence, type RecurrenceWithCycles, skipCycle } from '../recurrence-calls.ts'
import { hasEnded } from '../recurrence-state.ts'
import { reloadRecurrences } from '../use-recurrences.ts'
import { CancelDialog } from './cancel-dialog.tsx'

export interface OwnActsProps {
  readonly recurrence: RecurrenceWithCycles
  readonly onDone: (text: string) => void
}

/** All that a giver can do with a recurring gift: change, skip, pause, end. */
export function OwnActs({ recurrence, onDone }: OwnActsProps) {
  const t = useTranslations('recurringGifts.one')
  const [isCancelling, setCancelling] = useState(false)
  const { isBusy, failure, acts } = useOwnActs(recurrence, (text) => {
    setCancelling(false)
    onDone(text)
  })
  const { id, situacao, motivo, valor } = recurrence
  if (hasEnded(recurrence)) {
    return (
      <SmartLink to={recurrencePath(motivo.id, valor)} className={`${buttonClass('primary')} sm:justify-self-start`}>
        {t('again')}
      </SmartLink>
    )
  }
  return (
    <div>
      <div className="grid grid-cols-2 gap-3 sm:flex sm:flex-wrap" aria-busy={isBusy}>
        {situacao !== 'PENDENTE' && (
          <SmartLink to={`/user/subscriptions?id=${id}&alterar=1`} className={buttonClass('primary')}>
            <MemberIcon name="edit" className="size-5" />
            {t('change')}
          </SmartLink>
        )}
        {acts.unskip && (
          <Act icon={<MemberIcon name="undo" className="size-5" />} onAct={acts.unskip}>
            {t('unskip')}
          </Act>
        )}
        {acts.skip && (
          <Act icon={<ToolIcon name="skip" className="size-5" />} onAct={acts.skip}>
            {t('skip')}
          </Act>
        )}
        {acts.pause && (
          <Act icon={<ToolIcon name="pause" className="size-5" />} onAct={acts.pause}>
            {t('pause')}
          </Act>
        )}
        {acts.resume && (
          <Act icon={<MemberIcon name="play" className="size-5" />} onAct={acts.resume}>
            {t('resume')}
          </Act>
        )}
        <button
          type="button"
          onClick={() => setCancelling(true)}
          className={`${buttonClass('quiet')} text-danger! max-sm:col-span-2`}
        >
          {t('cancel')}
        </button>
      </div>
      {!isCancelling && (
        <p role="alert" className="mt-3 font-medium text-danger empty:hidden">
          {failure}
        </p>
      )}
      <CancelDialog
        isOpen={isCancelling}
        recurrence={recurrence}
        refusal={failure}
        onClose={() => setCancelling(false)}
        onSkip={acts.skip}
        onPause={acts.pause}
        onConfirm={acts.cancel}
      />
    </div>
  )
}

/** The acts that are possible as the gift stands; each says what it has done. */
function useOwnActs(recurrence: RecurrenceWithCycles, onDone: (text: string) => void) {
  const t = useTranslations('recurringGifts.one.done')
  const dayText = useChargeDay()
  const { isBusy, failure, run } = useAct(useRefusalText('recurringGifts.refusals', 'purchaseErrors'))
  const { id, situacao, proximas } = recurrence
  const isOn = situacao === 'ATIVA'
  const skipped = isOn ? proximas.find((cycle) => cycle.situacao === 'PULADO') : undefined
  const next = isOn && !skipped ? proximas.find((cycle) => cycle.situacao === 'PREVISTO') : undefined
  const act = (call: () => Promise<Recurrence>, describe: (changed: Recurrence) => string) => async () => {
    await run(async () => {
      const changed = await call()
      await reloadRecurrences()
      onDone(describe(changed))
    })
  }
  const skip = ({ ciclo }: Cycle) =>
    act(
      () => skipCycle(id, ciclo, true),
      ({ proxima }) => (proxima ? t('skipped', { day: dayText(proxima) }) : t('skippedLast')),
    )
  const unskip = ({ ciclo, dia }: Cycle) =>
    act(
      () => skipCycle(id, ciclo, false),
      () => t('unskipped', { day: dayText(dia) }),
    )
  const pause = act(
    () => pauseRecurrence(id, true),
    () => t('paused'),
  )
  const resume = act(
    () => pauseRecurrence(id, false),
    ({ proxima }) => (proxima ? t('resumed', { day: dayText(proxima) }) : t('changed')),
  )
  const cancel = act(
    () => cancelRecurrence(id),
    () => t('cancelled'),
  )
  const acts = {
    skip: next && skip(next),
    unskip: skipped && unskip(skipped),
    pause: isOn ? pause : undefined,
    resume: situacao === 'PAUSADA' ? resume : undefined,
    cancel,
  }
  return { isBusy, failure, acts }
}

interface ActProps {
  readonly icon: React.ReactNode
  readonly children: string
  readonly onAct: () => Promise<unknown>
}

function Act({ icon, children, onAct }: ActProps) {
  return (
    <button type="button" onClick={() => void onAct()} className={buttonClass('quiet')}>
      {icon}
      {children}
    </button>
  )
}
