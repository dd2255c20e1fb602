import type { Title } from '@narthex/contract/play/play.schemas'
import { buttonClass } from '@narthex/ui/button'
import { useTranslations } from 'use-intl'
import { SmartLink } from '../../../components/smart-link.tsx'
import { useMoney } from '../../../payments/use-money.ts'
import { pathTo } from '../../../routing/page-path.ts'
import { BackToTitle, Message } from './refusal-message.tsx'

/** A title that its viewer does not have: to subscribe, to rent it, to buy it. */
export function PaidTitle({ title, wasPlaying }: { title: Title; wasPlaying: boolean }) {
  const t = useTranslations('playWatch.refused.paid')
  const money = useMoney()
  const { id, acesso, moeda, precoAluguel, precoCompra, horasAluguel } = title
  const here = pathTo('/play/watch/:id', { id })
  const isForSubscribers = acesso === 'ASSINANTE'
  return (
    <Message
      title={t(isForSubscribers ? (wasPlaying ? 'ended' : 'title') : 'titleAlone')}
      lead={t(isForSubscribers ? (wasPlaying ? 'endedLead' : 'lead') : 'leadAlone')}
    >
      {isForSubscribers && (
        <SmartLink to={`/play/plans?redirectTo=${encodeURIComponent(here)}`} className={buttonClass('light')}>
          {t('plans')}
        </SmartLink>
      )}
      {precoAluguel !== null && (
        <a href={`${here}?comprar=ALUGUEL`} className={buttonClass(isForSubscribers ? 'clear' : 'light')}>
          {`${t('rent', { hours: horasAluguel ?? 0 })} · ${money(precoAluguel, moeda)}`}
        </a>
      )}
      {precoCompra !== null && (
        <a href={`${here}?comprar=COMPRA`} className={buttonClass('clear')}>
          {`${t('buy')} · ${money(precoCompra, moeda)}`}
        </a>
      )}
      <BackToTitle id={id} />
    </Message>
  )
}
