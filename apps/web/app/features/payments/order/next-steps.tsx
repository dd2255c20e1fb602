import type { ModuleCode } from '@narthex/contract/church-codes'
import type { PaymentStatus } from '@narthex/contract/payments/payment.schemas'
import type { Messages } from '@narthex/locales/catalogue'
import { buttonClass } from '@narthex/ui/button'
import { useTranslations } from 'use-intl'
import { SmartLink } from '../../../components/smart-link.tsx'
import { useChurchSite } from '../../../page/use-site.ts'
import type { PagePath } from '../../../routing/page-path.ts'

interface Step {
  readonly to: PagePath
  readonly label: keyof Messages['payments']['next']
  readonly module: ModuleCode
}

/** Start page of each purpose. */
const steps: Readonly<Record<string, Step>> = {
  doacao: { to: '/give', label: 'giveAgain', module: 'MOD_DOACAO' },
  evento: { to: '/event', label: 'events', module: 'MOD_EVENTO' },
}

/** Link from an order to its purpose's start page, at a church that has the module. */
export function findNextStep({ finalidade }: PaymentStatus, modules: readonly ModuleCode[]): Step | undefined {
  const step = steps[finalidade]
  return step && modules.includes(step.module) ? step : undefined
}

/** The ways on from an order's page. */
export function NextSteps({ status }: { status: PaymentStatus | undefined }) {
  const t = useTranslations('payments.next')
  const { modules } = useChurchSite()
  const step = status && findNextStep(status, modules)
  return (
    <nav aria-label={t('label')} className="flex flex-wrap justify-center gap-3 print:hidden">
      {step && status.situacao !== 'canceled' && (
        <SmartLink to={step.to} className={buttonClass('quiet')}>
          {t(step.label)}
        </SmartLink>
      )}
      <SmartLink to="/user" className={buttonClass('quiet')}>
        {t('account')}
      </SmartLink>
    </nav>
  )
}
