import { dayText } from '@narthex/client/format/dates'
import type { PlaySubscription } from '@narthex/contract/play/subscription.schemas'
import { lastDay } from '@narthex/contract/play/term-days'
import { Icon } from '@narthex/ui/icon'
import { MemberIcon } from '@narthex/ui/member-icon'
import { useTranslations } from 'use-intl'
import { useDateContext } from '../../../components/use-date-context.ts'
import { CardLine } from '../../../payments/card-line.tsx'
import { useMoney } from '../../../payments/use-money.ts'

/** Text of a subscription's next event: the next charge, or its end; undefined if there is none. */
export function useNextWords({ situacao, origem, termoFim, flagRenova, proximoPlano, valor, moeda }: PlaySubscription) {
  const t = useTranslations('playSubscription.next')
  const money = useMoney()
  const dates = useDateContext()
  if (situacao === 'AGUARDANDO') return t('waiting')
  if (situacao === 'PAUSADA') return t('paused')
  if (termoFim === null) return origem === 'CEDIDA' ? t('given') : undefined
  const day = dayText(lastDay(termoFim), dates)
  if (situacao === 'ENCERRADA') return t('ended', { day })
  if (situacao === 'ATRASADA') return t('late')
  if (!flagRenova || situacao === 'CANCELADA') return t('until', { day })
  return t('charge', { day, amount: money(proximoPlano?.valor ?? valor, moeda) })
}

/** Renewal and payment method: items of a list. */
export function SubscriptionFacts({ subscription }: { subscription: PlaySubscription }) {
  const t = useTranslations('playSubscription')
  const next = useNextWords(subscription)
  const { meio, cartao, origem, proximoPlano, credito, moeda, plano } = subscription
  const money = useMoney()
  return (
    <ul className="mt-4 grid gap-1.5 text-muted">
      {next && (
        <li className="flex items-center gap-2.5 text-ink">
          <Icon name="calendar" className="size-5 shrink-0 text-muted" />
          {next}
        </li>
      )}
      {origem === 'PAGA' && meio && (
        <li className="flex items-center gap-2.5">
          <MemberIcon name="card" className="size-5 shrink-0" />
          {cartao && meio === 'CARTAO' ? <CardLine card={cartao} /> : t(`means.${meio}`)}
        </li>
      )}
      {proximoPlano && (
        <li className="flex items-center gap-2.5">
          <MemberIcon name="turn" className="size-5 shrink-0" />
          {t('nextPlan', { plan: proximoPlano.nome })}
        </li>
      )}
      {credito > 0 && (
        <li className="flex items-center gap-2.5">
          <Icon name="give" className="size-5 shrink-0" />
          {t('credit', { amount: money(credito, moeda) })}
        </li>
      )}
      <li className="flex items-center gap-2.5">
        <Icon name="device" className="size-5 shrink-0" />
        {t('screens', { count: plano.telas })}
      </li>
    </ul>
  )
}
