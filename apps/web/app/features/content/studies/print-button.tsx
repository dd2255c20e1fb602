import { buttonClass } from '@narthex/ui/button'
import { ToolIcon } from '@narthex/ui/tool-icon'
import { useTranslations } from 'use-intl'

/** The sheet to take home; a browser without scripts prints by itself. */
export function PrintButton() {
  const t = useTranslations('studies')
  return (
    <p className="mt-10 noscript:hidden print:hidden">
      <button type="button" onClick={() => print()} className={buttonClass('quiet')}>
        <ToolIcon name="printer" className="size-5" />
        {t('print')}
      </button>
    </p>
  )
}
