import { showMessage } from '@narthex/client/calls/status-store'
import { useAct } from '@narthex/client/data/use-act'
import { finishCare, reopenCare, setCarePlan } from '@narthex/contract/care/care.endpoints'
import type { CareItem, CarePlan } from '@narthex/contract/care/care.schemas'
import { ApiError } from '@narthex/contract/client'
import { useTranslations } from 'use-intl'
import { useFailure } from '../../components/use-failure.ts'
import { callApi } from '../../session/api.ts'
import { useOfficeSession } from '../../session/office.ts'

export type PlanChange = Partial<Omit<CarePlan, 'versao'>>

export interface CareActs {
  readonly isBusy: boolean
  readonly take: (item: CareItem) => void
  /** `onSaved` runs once it is kept; what was typed stays where it was refused. */
  readonly plan: (item: CareItem, change: PlanChange, text: string, onSaved?: () => void) => void
  readonly finish: (item: CareItem) => void
  readonly reopen: (item: CareItem) => void
}

/**
 * Acts on items of the care inbox: each is told, and what was done can be taken back.
 * @param onChanged loads again what is shown
 */
export function useCareActs(onChanged: () => Promise<unknown>): CareActs {
  const t = useTranslations('consoleCare')
  const { pessoa } = useOfficeSession()
  const explain = useFailure()
  const act = useAct()
  const attempt = (run: () => Promise<void>) =>
    void act.run(async () => {
      try {
        await run()
      } catch (error) {
        const isOld = error instanceof ApiError && error.code === 'CHANGED_MEANWHILE'
        const text = isOld ? t('changed') : t('failed', { reason: explain(error) })
        showMessage('GLOBAL', { tone: isOld ? 'info' : 'danger', text })
      }
      await onChanged()
    })
  const plan: CareActs['plan'] = ({ id, versao, responsavel, proximoPasso, prazo }, change, text, onSaved) =>
    attempt(async () => {
      const body = { idResponsavel: responsavel?.id ?? null, proximoPasso, prazo, versao, ...change }
      await callApi(setCarePlan, { params: { id: String(id) }, body })
      onSaved?.()
      showMessage('GLOBAL', { tone: 'success', text })
    })
  const reopen = ({ id, nome }: CareItem) =>
    attempt(async () => {
      await callApi(reopenCare, { params: { id: String(id) } })
      showMessage('GLOBAL', { tone: 'success', text: t('reopened', { name: nome }) })
    })
  return {
    isBusy: act.isBusy,
    plan,
    reopen,
    take: (item) => plan(item, { idResponsavel: pessoa.id }, t('taken', { name: item.nome })),
    finish: (item) =>
      attempt(async () => {
        await callApi(finishCare, { params: { id: String(item.id) } })
        const action = { label: t('undo'), onAct: () => reopen(item) }
        showMessage('GLOBAL', { tone: 'success', text: t('finished', { name: item.nome }), action })
      }),
  }
}
