import { whenText } from '@narthex/client/format/dates'
import { LazyPart, lazyPart } from '@narthex/client/parts/lazy-part'
import { cardClass } from '@narthex/ui/card'
import { Skeleton } from '@narthex/ui/skeleton'
import { useTranslations } from 'use-intl'
import { useDateContext } from '../../components/use-date-context.ts'
import { useMoney } from '../use-money.ts'
import { CopyCode } from './copy-code.tsx'
import type { PanelProps } from './panel.ts'

const QrCode = lazyPart(async () => (await import('@narthex/ui/qr-code')).QrCode)

export interface InstructionsPanelProps extends Omit<PanelProps<'instructions'>, 'action'> {
  /** None at the rehearsal gateway, which has no account to send money to. */
  readonly action: PanelProps<'instructions'>['action'] | undefined
}

/** Cash, a bank transfer or a Pix to the church's own key: the church's words, and the code by which it finds the order. */
export function InstructionsPanel({ action, status }: InstructionsPanelProps) {
  const t = useTranslations('payments.instructions')
  const dates = useDateContext()
  const until = action?.expiresAt || status.pagamento?.expiraEm
  return (
    <div className={`${cardClass} grid grid-cols-1 gap-5 p-5 md:p-6`}>
      {action?.payload ? (
        <OwnPix payload={action.payload} status={status} />
      ) : (
        <Words action={action} status={status} />
      )}
      {until && (
        <p className="text-center text-sm text-muted">{t('until', { date: whenText(new Date(until), dates) })}</p>
      )}
    </div>
  )
}

function Words({ action, status }: Pick<InstructionsPanelProps, 'action' | 'status'>) {
  const t = useTranslations('payments.instructions')
  const usual = t(status.pagamento?.codigoMetodoPagamento === 'CASH' ? 'cash' : 'transfer')
  return (
    <>
      <div>
        <h3 className="text-lg">{t('title')}</h3>
        <p className="mt-1 whitespace-pre-line">{action?.text || usual}</p>
      </div>
      <CopyCode code={status.pedido} label={t('code')} action={t('copyCode')} copied={t('codeCopied')} face="quiet" />
    </>
  )
}

/** The code carries the order's reference, so that the church sees what the money is for. */
function OwnPix({ payload, status }: { payload: string; status: InstructionsPanelProps['status'] }) {
  const t = useTranslations('payments.pix')
  const money = useMoney()
  const amount = money(status.pagamento?.total ?? status.valor, status.moeda)
  return (
    <div className="grid grid-cols-1 gap-5 sm:grid-cols-2 sm:items-center">
      <div className="max-sm:order-last">
        <LazyPart fallback={<Skeleton className="mx-auto aspect-square w-full max-w-72" />}>
          <QrCode text={payload} label={t('code', { amount })} className="mx-auto w-full max-w-72 rounded-control" />
        </LazyPart>
      </div>
      <CopyCode code={payload} label={t('text')} action={t('copy')} copied={t('copied')} />
    </div>
  )
}
