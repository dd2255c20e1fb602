import { longDate } from '@narthex/client/format/long-dates'
import { LazyPart, lazyPart } from '@narthex/client/parts/lazy-part'
import { buttonClass } from '@narthex/ui/button'
import { cardClass } from '@narthex/ui/card'
import { Icon } from '@narthex/ui/icon'
import { ToolIcon } from '@narthex/ui/tool-icon'
import { useLocale, useTranslations } from 'use-intl'
import { formatBoletoLine } from './boleto-line.ts'
import { CopyCode } from './copy-code.tsx'
import type { PanelProps } from './panel.ts'
import { WaitingLine } from './waiting-line.tsx'

const BoletoSlip = lazyPart(async () => (await import('./boleto-slip.tsx')).BoletoSlip)

/** A boleto: its line to copy, the day it is due, and the slip itself, the gateway's PDF or one of our own to print. */
export function BoletoPanel({ action, status, onCheck }: PanelProps<'boleto'>) {
  const t = useTranslations('payments.boleto')
  const locale = useLocale()
  const { line, pdfUrl, dueDate } = action
  return (
    <div className="grid grid-cols-1 gap-5">
      <div className={`${cardClass} grid grid-cols-1 gap-4 p-5 md:p-6`}>
        <p className="flex items-center justify-center gap-2 font-semibold">
          <Icon name="calendar" className="size-5 text-brand-text" />
          {t('due', { date: longDate(dueDate, locale) })}
        </p>
        <div className="print:hidden">
          <CopyCode
            code={line}
            shown={formatBoletoLine(line)}
            label={t('line')}
            action={t('copy')}
            copied={t('copied')}
          />
        </div>
        {pdfUrl ? (
          <a href={pdfUrl} target="_blank" rel="noopener" className={buttonClass('quiet')}>
            <Icon name="external" className="size-5" />
            {t('pdf')}
          </a>
        ) : (
          <>
            <LazyPart>
              <BoletoSlip action={action} status={status} />
            </LazyPart>
            <button type="button" onClick={() => print()} className={`${buttonClass('quiet')} print:hidden`}>
              <ToolIcon name="printer" className="size-5" />
              {t('print')}
            </button>
          </>
        )}
      </div>
      <WaitingLine onCheck={onCheck} />
    </div>
  )
}
