import type { PaymentStatus } from '@narthex/contract/payments/payment.schemas'
import { textLinkClass } from '@narthex/ui/button'
import { cardClass } from '@narthex/ui/card'
import { Cover } from '@narthex/ui/cover'
import { ToolIcon } from '@narthex/ui/tool-icon'
import { useId } from 'react'
import { useTranslations } from 'use-intl'
import { useChurchSite } from '../../../page/use-site.ts'
import { useMoment } from '../../../payments/use-moment.ts'
import { useMoney } from '../../../payments/use-money.ts'

export interface KeepsakeProps {
  readonly status: PaymentStatus
  /** Address the receipt was sent to, if this tab knows it. */
  readonly email: string | undefined
}

/** A gift that was received, to keep and to print. */
export function Keepsake({ status, email }: KeepsakeProps) {
  const t = useTranslations('giveThanks')
  const receipt = useTranslations('payments.receipt')
  const methods = useTranslations('payments.methods')
  const money = useMoney()
  const moment = useMoment()
  const titleId = useId()
  const { church, corApp } = useChurchSite()
  const { pedido, descricao, moeda, valor, pagamento } = status
  const total = pagamento?.total ?? valor
  const when = moment(pagamento?.dataUltimaAlteracao ?? status.dataCadastro)
  return (
    <section aria-labelledby={titleId} className={`${cardClass} overflow-hidden`}>
      <Cover seed={`DOACAO ${pedido}`} colour={corApp} focus="middle" className="h-28 print:hidden" />
      <div className="p-5 md:p-7">
        <h2 id={titleId} className="text-xl">
          {t('keepsake')}
        </h2>
        <dl className="mt-4 grid gap-2.5">
          <Fact name={receipt('church')}>{church.nome}</Fact>
          <Fact name={t('for')}>{descricao}</Fact>
          <Fact name={receipt('amount')}>{money(valor, moeda)}</Fact>
          {total > valor && <Fact name={receipt('fees')}>{money(total - valor, moeda)}</Fact>}
          {total !== valor && <Fact name={receipt('total')}>{money(total, moeda)}</Fact>}
          {pagamento && <Fact name={receipt('method')}>{methods(pagamento.codigoMetodoPagamento)}</Fact>}
          <Fact name={receipt('received')}>{when}</Fact>
          <Fact name={receipt('code')}>
            <span className="text-xs break-all">{pedido}</span>
          </Fact>
        </dl>
        <p className="mt-4 border-t border-line pt-4 text-sm text-muted">
          {email ? t('receiptSent', { email }) : t('receiptByMail')}
        </p>
        <button type="button" onClick={() => print()} className={`${textLinkClass} gap-2 print:hidden`}>
          <ToolIcon name="printer" className="size-5" />
          {receipt('print')}
        </button>
      </div>
    </section>
  )
}

function Fact({ name, children }: { name: string; children: React.ReactNode }) {
  return (
    <div className="flex items-baseline justify-between gap-6">
      <dt className="shrink-0 text-muted">{name}</dt>
      <dd className="min-w-0 text-end font-medium tabular-nums">{children}</dd>
    </div>
  )
}
