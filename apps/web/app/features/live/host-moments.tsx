import type { Moment } from '@narthex/contract/live/broadcast.schemas'
import type { PlannedBroadcast } from '@narthex/contract/live/broadcast-office.endpoints'
import { addMoment, setMomentOpen } from '@narthex/contract/live/hosting.endpoints'
import { type MomentType, momentTypes } from '@narthex/contract/live/live-states'
import { buttonClass } from '@narthex/ui/button'
import { SelectField } from '@narthex/ui/select-field'
import { TextField } from '@narthex/ui/text-field'
import { type SubmitEvent, useState } from 'react'
import { useTranslations } from 'use-intl'
import { callApi } from '../../session/api.ts'
import type { RunHostAct } from './use-host-act.ts'

export interface HostMomentsProps {
  readonly planned: PlannedBroadcast
  /** Moments visible to everyone now. */
  readonly open: readonly Moment[]
  readonly run: RunHostAct
}

/** The invitations that were prepared, each to be shown to everyone and closed again; and another one, made on the spot. */
export function HostMoments({ planned: { id, momentos }, open, run }: HostMomentsProps) {
  const t = useTranslations('live.host')
  const setOpen = (momentId: number, aberto: boolean) =>
    run(() => callApi(setMomentOpen, { params: { id: String(id), momentoId: String(momentId) }, body: { aberto } }))
  return (
    <div>
      <h3 className="text-base">{t('moments')}</h3>
      {momentos.length === 0 && <p className="mt-1 text-sm text-muted">{t('noMoments')}</p>}
      <ul className="mt-2 grid gap-2">
        {momentos.map((moment) => {
          const shown = open.find((one) => one.id === moment.id)
          const isOpen = shown !== undefined
          const hands = Math.max(moment.maos, shown?.maos ?? 0)
          return (
            <li key={moment.id} className="flex items-center gap-3">
              <div className="min-w-0 grow">
                <p className="truncate font-medium">{moment.titulo}</p>
                <p className="text-sm text-muted">
                  {t(`types.${moment.tipo}`)}
                  {isOpen && ` · ${t('isOpen')}`}
                  {hands > 0 && ` · ${hands}`}
                </p>
              </div>
              <button
                type="button"
                onClick={() => void setOpen(moment.id, !isOpen)}
                className={`${buttonClass('quiet')} shrink-0`}
              >
                {t(isOpen ? 'closeMoment' : 'openMoment')}
                <span className="sr-only"> {moment.titulo}</span>
              </button>
            </li>
          )
        })}
      </ul>
      <NewMoment broadcastId={id} run={run} />
    </div>
  )
}

function NewMoment({ broadcastId, run }: { broadcastId: number; run: RunHostAct }) {
  const t = useTranslations('live.host')
  const [title, setTitle] = useState('')
  const [type, setType] = useState<MomentType>('DOAR')
  const params = { id: String(broadcastId) }
  const add = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (!title.trim()) return
    const isDone = await run(async () => {
      const { id } = await callApi(addMoment, { params, body: { tipo: type, titulo: title.trim(), texto: null } })
      await callApi(setMomentOpen, { params: { ...params, momentoId: String(id) }, body: { aberto: true } })
    })
    if (isDone) setTitle('')
  }
  return (
    <details className="mt-3">
      <summary className="min-h-11 cursor-pointer content-center font-semibold text-brand-text">
        {t('newMoment')}
      </summary>
      <form noValidate onSubmit={(event) => void add(event)} className="mt-2 grid gap-3">
        <SelectField
          label={t('momentType')}
          value={type}
          onChange={({ currentTarget }) => {
            const chosen = momentTypes.find((known) => known === currentTarget.value)
            if (chosen) setType(chosen)
          }}
          options={momentTypes.map((known) => ({ value: known, label: t(`types.${known}`) }))}
        />
        <TextField
          label={t('momentTitle')}
          value={title}
          maxLength={120}
          onChange={({ currentTarget }) => setTitle(currentTarget.value)}
        />
        <button type="submit" className={buttonClass('quiet')}>
          {t('add')}
        </button>
      </form>
    </details>
  )
}
