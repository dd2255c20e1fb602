import { useAct } from '@narthex/client/data/use-act'
import { dayText } from '@narthex/client/format/dates'
import { useRefusalText } from '@narthex/client/forms/use-refusal-text'
import type { Recurrence } from '@narthex/contract/giving/recurrence.schemas'
import { Icon } from '@narthex/ui/icon'
import { useTranslations } from 'use-intl'
import { useDateContext } from '../../../../components/use-date-context.ts'
import { useCardWords } from '../../../../payments/card-words.ts'
import { findTrouble, needsCard } from '../recurrence-state.ts'
import { reloadRecurrences } from '../use-recurrences.ts'
import { CardRepair } from './card-repair.tsx'
import { DebitRepair } from './debit-repair.tsx'
import { OtherRepair } from './other-repair.tsx'

export interface RepairProps {
  readonly recurrence: Recurrence
  /** Runs after a repair; the owner shows the text, since this component unmounts. */
  readonly onRepaired: (text: string) => void
}

/** Reason why a recurring gift is not charged, the automatic retries, and the giver's actions. */
export function Repair({ recurrence, onRepaired }: RepairProps) {
  const t = useTranslations('recurringGifts.repair')
  const { outcome, isBusy, failure, run } = useAct<Recurrence>(
    useRefusalText('recurringGifts.refusals', 'purchaseErrors'),
  )
  const trouble = findTrouble(recurrence)
  const isByPix = recurrence.meio === 'PIX_AUTOMATICO'
  const isFailed = recurrence.falha !== null || trouble === 'RECUSA'
  const repair = (how: () => Promise<Recurrence>) =>
    run(async () => {
      const repaired = await how()
      await reloadRecurrences()
      if (!repaired.falha) onRepaired(t(isFailed ? (isByPix ? 'debitSent' : 'done') : 'goesOn'))
      return repaired
    })
  const isRefusedAgain = outcome.state === 'done' && outcome.value.falha !== null
  const repairs = { recurrence, isBusy, onRepair: repair }
  return (
    <section>
      <h2 className="flex items-center gap-2 font-semibold text-danger">
        <Icon name="warning" className="size-5" />
        {t(isFailed ? 'title' : trouble === 'CARTAO' ? 'cardTitle' : 'standsTitle')}
      </h2>
      <Reason recurrence={recurrence} />
      {trouble === 'RECUSA' && isByPix ? (
        <DebitRepair {...repairs} />
      ) : trouble === 'CARTAO' || trouble === 'RECUSA' ? (
        <CardRepair {...repairs} />
      ) : (
        <OtherRepair {...repairs} trouble={trouble} />
      )}
      <p role="alert" className="mt-3 font-medium text-danger empty:hidden">
        {isRefusedAgain ? t('failed') : failure}
      </p>
    </section>
  )
}

function Reason({ recurrence }: { recurrence: Recurrence }) {
  const t = useTranslations('recurringGifts.repair')
  const dates = useDateContext()
  const words = useCardWords()
  const { falha, cartao, situacao } = recurrence
  const trouble = findTrouble(recurrence)
  const retry = falha?.proximaTentativa
  const then = retry ? t('again', { day: dayText(new Date(retry), dates) }) : situacao === 'FALHOU' && t('stopped')
  const refusal = cartao ? t('cardRefused', { card: words.name(cartao) }) : t('refused')
  const cardReason = trouble === 'CARTAO' || needsCard(recurrence) ? t('needsCard') : refusal
  return (
    <>
      <p className="mt-1">{trouble === 'CARTAO' || trouble === 'RECUSA' ? cardReason : t(`troubles.${trouble}`)}</p>
      {then && <p className="mt-1 text-sm text-muted">{then}</p>}
    </>
  )
}
