import { useLoaded } from '@narthex/client/data/use-loaded'
import type { PaymentMethodCode } from '@narthex/contract/church-codes'
import { getGivingSettings } from '@narthex/contract/giving/giving.endpoints'
import { describePayee, nameGateway } from '@narthex/contract/payments/payee'
import type { PaymentStatus } from '@narthex/contract/payments/payment.schemas'
import { useTranslations } from 'use-intl'
import { useChurchSite } from '../page/use-site.ts'
import { callApi } from '../session/api.ts'
import { findGatewayName, type PayeeSettings } from './payee.ts'

interface PayeeLineProps {
  /** A payment that was started: its own gateway counts. */
  readonly payment?: PaymentStatus['pagamento']
  /** The method that is chosen, before there is a payment. */
  readonly method?: PaymentMethodCode | undefined
  /** Settings of a page that has them already; otherwise they are loaded. */
  readonly settings?: PayeeSettings
  readonly className?: string
}

/** The receiver of a payment, by legal name and tax number, and the gateway that takes it. Texts: `payments`. */
export function PayeeLine({ payment, method, settings, className = '' }: PayeeLineProps) {
  const t = useTranslations('payments.payee')
  const { church, modules } = useChurchSite()
  const { slug, nome, endereco } = church
  const loaded = useLoaded(settings || !modules.includes('MOD_DOACAO') ? undefined : `payee ${slug}`, () =>
    callApi(getGivingSettings, { params: { slug } }),
  )
  const known = settings ?? (loaded.state === 'ready' ? loaded.value : undefined)
  const payee = describePayee(known?.recebedor, nome, endereco?.pais)
  const gateway = payment
    ? nameGateway(payment.codigoMetodoPagamento, payment.idGatewayPagamento)
    : findGatewayName(known, method)
  return (
    <p className={`text-sm text-muted wrap-anywhere ${className}`}>
      {gateway ? t('by', { payee, gateway }) : t('direct', { payee })}
    </p>
  )
}
