import { useAct } from '@narthex/client/data/use-act'
import { useRefusalText } from '@narthex/client/forms/use-refusal-text'
import { LoadFailed } from '@narthex/client/parts/load-failed'
import { dateIn } from '@narthex/contract/church-time'
import { ApiError } from '@narthex/contract/client'
import type { Recurrence } from '@narthex/contract/giving/recurrence.schemas'
import { buttonClass } from '@narthex/ui/button'
import { Notice } from '@narthex/ui/notice'
import { Skeleton } from '@narthex/ui/skeleton'
import { Spinner } from '@narthex/ui/spinner'
import { type SubmitEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { useTranslations } from 'use-intl'
import { BackLink } from '../../../../components/back-link.tsx'
import { SmartLink } from '../../../../components/smart-link.tsx'
import { useDateContext } from '../../../../components/use-date-context.ts'
import { toCardFields } from '../../../../payments/card-fields.ts'
import type { CardChoice } from '../../../../payments/card-picker.tsx'
import { focusComplaint } from '../plan/focus-complaint.ts'
import { type Plan, toChoice, toPlan } from '../plan/plan.ts'
import { PlanFields, usePlanCheck } from '../plan/plan-fields.tsx'
import { changeRecurrence } from '../recurrence-calls.ts'
import { type GivingOptions, useGivingOptions } from '../use-giving-options.ts'
import { reloadRecurrences } from '../use-recurrences.ts'
import { CardChange } from './card-change.tsx'

/** Changes what was chosen of a recurring gift, and its card. */
export function ChangePage({ recurrence }: { recurrence: Recurrence }) {
  const t = useTranslations('recurringGifts')
  const options = useGivingOptions()
  return (
    <>
      <BackLink to={`/user/subscriptions?id=${recurrence.id}`} name={recurrence.motivo.nome} />
      <h1 className="mt-2 text-2xl">{t('change.title')}</h1>
      <div className="mt-6">
        {options.state === 'loading' && <Skeleton className="h-96 w-full rounded-card" />}
        {options.state === 'failed' && <LoadFailed onRetry={() => void options.reload()} />}
        {options.state === 'ready' && <ChangeForm recurrence={recurrence} options={options.value} />}
      </div>
    </>
  )
}

function ChangeForm({ recurrence, options }: { recurrence: Recurrence; options: GivingOptions }) {
  const t = useTranslations('recurringGifts')
  const navigate = useNavigate()
  const { timeZone, now } = useDateContext()
  const today = dateIn(timeZone, now)
  const [base, setBase] = useState(recurrence)
  const [plan, setPlan] = useState<Plan>(() => {
    const own = toPlan(recurrence)
    // While it is paused its day lies behind.
    return recurrence.meio === 'PIX_AUTOMATICO' && own.dia < today ? { ...own, dia: today } : own
  })
  const [card, setCard] = useState<CardChoice>()
  const [isTried, setTried] = useState(false)
  const [isOvertaken, setOvertaken] = useState(false)
  const { isBusy, failure, run } = useAct(useRefusalText('recurringGifts.refusals', 'purchaseErrors'))
  const { reasons, settings } = withCurrentReason(options, recurrence)
  const isGood = usePlanCheck(reasons, settings, today)
  const { id, codigoMetodoPagamento, meio } = recurrence

  const save = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (!isGood(plan)) {
      setTried(true)
      focusComplaint(event.currentTarget)
      return
    }
    void run(async () => {
      try {
        await changeRecurrence(id, toChange(base, plan, card))
      } catch (error) {
        if (error instanceof ApiError && error.code === 'CHANGED_MEANWHILE') {
          await reloadRecurrences()
          setOvertaken(true)
        }
        throw error
      }
      await reloadRecurrences()
      await navigate(`/user/subscriptions?id=${id}`, { replace: true, viewTransition: true })
    })
  }
  // The conflict was told: what was typed here is sent over what is there now, if the giver still wants it.
  if (isOvertaken && recurrence.versao !== base.versao) {
    setOvertaken(false)
    setBase(recurrence)
  }

  return (
    <form noValidate onSubmit={save} className="grid max-w-measure grid-cols-1 gap-7">
      <PlanFields
        plan={plan}
        onChange={(change) => setPlan((before) => ({ ...before, ...change }))}
        reasons={reasons}
        settings={settings}
        codigoMetodoPagamento={codigoMetodoPagamento}
        meio={meio}
        latestEnd={meio === 'PIX_AUTOMATICO' ? base.fim : null}
        today={today}
        which="next"
        isTried={isTried}
      />
      {meio === 'CARTAO' && <CardChange recurrence={recurrence} value={card} onChange={setCard} />}
      {failure && (
        <Notice tone="danger">
          <p>{failure}</p>
        </Notice>
      )}
      <div className="flex flex-wrap gap-3 max-sm:flex-col">
        <button type="submit" aria-busy={isBusy} className={buttonClass('primary')}>
          {isBusy && <Spinner />}
          {t('change.save')}
        </button>
        <SmartLink to={`/user/subscriptions?id=${id}`} className={buttonClass('quiet')}>
          {t('change.discard')}
        </SmartLink>
      </div>
      {plan.dia !== today && <p className="-mt-4 text-sm text-muted">{t('change.notNow')}</p>}
    </form>
  )
}

/** The day is named where it or the frequency was changed, so that the gift is charged when the form said. */
function toChange(base: Recurrence, plan: Plan, card: CardChoice | undefined) {
  const choice = toChoice(plan)
  if (base.meio === 'PIX_AUTOMATICO') return { versao: base.versao, ...choice }
  const isMoved = plan.dia !== base.proxima || JSON.stringify(choice.frequencia) !== JSON.stringify(base.frequencia)
  return { versao: base.versao, ...choice, ...(isMoved && { proxima: plan.dia }), ...(card && toCardFields(card)) }
}

/** The reason that it has stays a choice, also where the church no longer offers it to others. */
function withCurrentReason({ reasons, settings }: GivingOptions, { motivo }: Recurrence): GivingOptions {
  if (reasons.some(({ id }) => id === motivo.id)) return { reasons, settings }
  const current = { ...motivo, historia: null, imagem: null, meta: null, minimo: null }
  return { reasons: [current, ...reasons], settings }
}
