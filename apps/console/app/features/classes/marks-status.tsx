import { Icon } from '@narthex/ui/icon'
import { Notice } from '@narthex/ui/notice'
import { useTranslations } from 'use-intl'
import { toolClass } from '../../components/buttons.ts'
import type { Marks } from './use-marks.ts'

export interface MarksStatusProps {
  readonly marks: Marks
  readonly onDropped: () => void
}

/** Says where marks are by now: saved, on their way, on this device, or refused. */
export function MarksStatus({ marks, onDropped }: MarksStatusProps) {
  const t = useTranslations('consoleAttendance')
  const { waiting, refused, isSending } = marks
  const isWaiting = waiting > 0 && !isSending
  return (
    <>
      <p role="status" className="flex min-h-5 items-center gap-1.5 text-sm text-muted">
        <Icon name={isWaiting ? 'offline' : waiting > 0 ? 'device' : 'check'} className="size-4.5" />
        {isWaiting ? t('status.waiting', { count: waiting }) : t(waiting > 0 ? 'status.sending' : 'status.saved')}
      </p>
      {refused > 0 && (
        <Notice tone="danger" className="mt-3">
          <p>{t('refused.text', { count: refused })}</p>
          <button
            type="button"
            className={`${toolClass('quiet')} mt-2`}
            onClick={() => void marks.dropRefused().then(onDropped)}
          >
            {t('refused.drop')}
          </button>
        </Notice>
      )}
    </>
  )
}
