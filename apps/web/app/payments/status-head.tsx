import type { PaymentStatus } from '@narthex/contract/payments/payment.schemas'
import { useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { StatusMark } from './status-mark.tsx'
import { findStatusWords } from './status-words.ts'
import { useMoney } from './use-money.ts'

/** Status of the order at a glance: its sign, the amount and a sentence. */
export function StatusHead({ status, isNew }: { status: PaymentStatus; isNew: boolean }) {
  const t = useTranslations('payments')
  const money = useMoney()
  const title = useRef<HTMLHeadingElement>(null)
  const { situacao, moeda, valor, pagamento } = status
  const words = findStatusWords(status)
  const refunded = money(pagamento?.estornado ?? 0, moeda)

  // What had the focus went away with the payer's panel.
  useEffect(() => {
    if (isNew && document.activeElement === document.body) title.current?.focus()
  }, [isNew])

  return (
    <header className="grid justify-items-center text-center">
      <StatusMark state={situacao} isNew={isNew} />
      <h2 ref={title} tabIndex={-1} className="mt-1 text-2xl focus:outline-none">
        {t(`states.${words}.title`)}
      </h2>
      <p className="mt-1 text-title leading-tight font-semibold tabular-nums">
        {money(pagamento?.total ?? valor, moeda)}
      </p>
      <p className="mt-2 max-w-measure text-muted">{t(`states.${words}.lead`, { refunded, code: status.pedido })}</p>
    </header>
  )
}
