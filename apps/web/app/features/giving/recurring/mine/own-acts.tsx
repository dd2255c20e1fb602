import type { Recurrence } from '@narthex/contract/giving/recurrence.schemas'
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
import { useAct } from './use-act.ts'

export interface OwnActsProps {
  readonly recurrence: RecurrenceWithCycles
  readonly onDone: (text: string) => void
}

/** All that a giver can do with a recurring gift: change, skip, pause, end. */
export function OwnActs({ recurrence, onDone }: OwnActsProps) {
  const t = useTranslations('recurringGifts.one')
  const dayText = useChargeDay()
  const [isCancelling, setCancelling] = useState(false)
  const { isBusy, failure, run } = useAct()
  const { id, situacao, proximas, motivo, valor } = recurrence
  const skipped = proximas.find((cycle) => cycle.situacao === 'PULADO')
  const next = proximas.find((cycle) => cycle.situacao === 'PREVISTO')

  const act = (call: () => Promise<Recurrence>, said: (changed: Recurrence) => string) =>
    run(async () => {
      const changed = await call()
      await reloadRecurrences()
      setCancelling(false)
      onDone(said(changed))
      return undefined
    })
  const skip = (ciclo: number) =>
    act(
      () => skipCycle(id, ciclo, true),
      ({ proxima }) => (proxima ? t('done.skipped', { day: dayText(proxima) }) : t('done.skippedLast')),
    )
  const unskip = (ciclo: number, day: string) =>
    act(
      () => skipCycle(id, ciclo, false),
      () => t('done.unskipped', { day: dayText(day) }),
    )
  const pause = () =>
    act(
      () => pauseRecurrence(id, true),
      () => t('done.paused'),
    )
  const resume = () =>
    act(
      () => pauseRecurrence(id, false),
      ({ proxima }) => (proxima ? t('done.resumed', { day: dayText(proxima) }) : t('done.changed')),
    )

  if (hasEnded(recurrence)) {
    return (
      <SmartLink to={recurrencePath(motivo.id, valor)} className={`${buttonClass('primary')} sm:justify-self-start`}>
        {t('again')}
      </SmartLink>
    )
  }
  const isOn = situacao === 'ATIVA'
  return (
    <div>
      <div className="grid grid-cols-2 gap-3 sm:flex sm:flex-wrap" aria-busy={isBusy}>
        {situacao !== 'PENDENTE' && (
          <SmartLink to={`/user/subscriptions?id=${id}&alterar=1`} className={buttonClass('primary')}>
            <MemberIcon name="edit" className="size-5" />
            {t('change')}
          </SmartLink>
        )}
        {isOn && skipped && (
          <Act icon={<MemberIcon name="undo" className="size-5" />} onAct={() => unskip(skipped.ciclo, skipped.dia)}>
            {t('unskip')}
          </Act>
        )}
        {isOn && !skipped && next && (
          <Act icon={<ToolIcon name="skip" className="size-5" />} onAct={() => skip(next.ciclo)}>
            {t('skip')}
          </Act>
        )}
        {isOn && (
          <Act icon={<ToolIcon name="pause" className="size-5" />} onAct={pause}>
            {t('pause')}
          </Act>
        )}
        {situacao === 'PAUSADA' && (
          <Act icon={<MemberIcon name="play" className="size-5" />} onAct={resume}>
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
        onSkip={isOn && !skipped && next ? () => void skip(next.ciclo) : undefined}
        onPause={isOn ? () => void pause() : undefined}
        onConfirm={async () => {
          await act(
            () => cancelRecurrence(id),
            () => t('done.cancelled'),
          )
        }}
      />
    </div>
  )
}

interface ActProps {
  readonly icon: React.ReactNode
  readonly children: string
  readonly onAct: () => Promise<boolean>
}

function Act({ icon, children, onAct }: ActProps) {
  return (
    <button type="button" onClick={() => void onAct()} className={buttonClass('quiet')}>
      {icon}
      {children}
    </button>
  )
}
