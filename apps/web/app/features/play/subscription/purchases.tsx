import { whenText } from '@narthex/client/format/dates'
import { cardClass } from '@narthex/ui/card'
import { useId } from 'react'
import { useTranslations } from 'use-intl'
import { SmartLink } from '../../../components/smart-link.tsx'
import { useDateContext } from '../../../components/use-date-context.ts'
import { useMoney } from '../../../payments/use-money.ts'
import { pathTo } from '../../../routing/page-path.ts'
import { usePurchases } from './use-subscriptions.ts'

/** Titles that the member rented or bought; nothing where there are none. */
export function Purchases() {
  const t = useTranslations('playSubscription.purchases')
  const money = useMoney()
  const dates = useDateContext()
  const titleId = useId()
  const loaded = usePurchases()
  if (loaded.state !== 'ready' || loaded.value.length === 0) return null
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId} className="text-xl">
        {t('title')}
      </h2>
      <ul className={`${cardClass} mt-3 overflow-hidden`}>
        {loaded.value.map(({ id, conteudo, tipo, situacao, valor, moeda, ate, pedido }) => (
          <li
            key={id}
            className="relative flex min-h-16 items-center justify-between gap-4 border-line px-4 py-3 not-first:border-t sm:px-5"
          >
            <div className="min-w-0">
              <p className="font-medium">
                <SmartLink
                  to={
                    situacao === 'AGUARDANDO'
                      ? pathTo('/user/payment/:paymentCode', { paymentCode: pedido })
                      : pathTo('/play/video/:id', { id: conteudo.id })
                  }
                  className="after:absolute after:inset-0 after:-outline-offset-2 focus-visible:after:outline-2"
                >
                  {conteudo.titulo}
                </SmartLink>
              </p>
              <p className="mt-0.5 text-sm text-muted">
                {t(`kinds.${tipo}`)} ·{' '}
                {situacao === 'PAGA' && ate
                  ? t('until', { moment: whenText(new Date(ate), dates) })
                  : t(`states.${situacao}`)}
              </p>
            </div>
            <p className="shrink-0 font-semibold tabular-nums">{money(valor, moeda)}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
