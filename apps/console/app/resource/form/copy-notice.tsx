import { whenText } from '@narthex/client/format/dates'
import { textLinkClass } from '@narthex/ui/button'
import { Notice } from '@narthex/ui/notice'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useDateContext } from '../../components/use-date-context.ts'
import type { OpenedRecord } from './open-record.ts'

/** Says that what was typed here before is back, with the way to go on without it. */
export function CopyNotice({ opened: { copy }, onDrop }: { opened: Pick<OpenedRecord, 'copy'>; onDrop: () => void }) {
  const t = useTranslations('consoleEditor')
  const frame = useTranslations('consoleFrame')
  const dates = useDateContext()
  const [isShown, setShown] = useState(copy !== undefined)
  if (!copy || !isShown) return null
  const close = () => setShown(false)
  return (
    <Notice tone="info" className="mb-5 max-w-160" dismiss={{ label: frame('close'), onDismiss: close }}>
      <p>{t('restoredCopy', { when: whenText(new Date(copy.writtenAtMs), dates) })}</p>
      <button
        type="button"
        className={`${textLinkClass} -my-1`}
        onClick={() => {
          onDrop()
          close()
        }}
      >
        {t('dropCopy')}
      </button>
    </Notice>
  )
}
