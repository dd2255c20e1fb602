import { longDate } from '@narthex/client/format/long-dates'
import { useLocale, useTranslations } from 'use-intl'
import { useChurchSite } from '../../page/use-site.ts'
import { useMoney } from '../use-money.ts'
import { drawBars } from './barcode-bars.ts'
import { formatBoletoLine, parseBoletoBarcode } from './boleto-line.ts'
import type { PanelProps } from './panel.ts'

/** A boleto of our own making, for a screen, a scanner and paper: black on white whatever the theme. */
export function BoletoSlip({ action: { line, dueDate }, status }: Pick<PanelProps<'boleto'>, 'action' | 'status'>) {
  const t = useTranslations('payments.boleto')
  const locale = useLocale()
  const money = useMoney()
  const { church } = useChurchSite()
  const digits = parseBoletoBarcode(line)
  const facts = [
    { label: t('payee'), value: church.nome },
    { label: t('dueLabel'), value: longDate(dueDate, locale) },
    { label: t('amount'), value: money(status.pagamento?.total ?? status.valor, status.moeda) },
  ]
  return (
    <div className="rounded-control bg-white p-4 text-black shadow-[inset_0_0_0_1px_#0002]">
      <p className="font-mono text-xs break-all sm:text-right">{formatBoletoLine(line)}</p>
      <dl className="mt-3 flex flex-wrap gap-x-8 gap-y-2 border-t border-black/20 pt-3 text-sm">
        {facts.map(({ label, value }) => (
          <div key={label}>
            <dt className="text-xs text-black/65">{label}</dt>
            <dd className="font-semibold">{value}</dd>
          </div>
        ))}
      </dl>
      {digits && <Barcode digits={digits} label={t('barcode')} />}
    </div>
  )
}

function Barcode({ digits, label }: { digits: string; label: string }) {
  const { bars, width } = drawBars(digits)
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${width} 50`}
      preserveAspectRatio="none"
      shapeRendering="crispEdges"
      className="mt-4 h-14 w-full print:h-[13mm] print:w-[103mm]"
    >
      {bars.map((bar) => (
        <rect key={bar.x} x={bar.x} width={bar.width} height="50" fill="#000" />
      ))}
    </svg>
  )
}
