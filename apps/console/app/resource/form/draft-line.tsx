import { wallClock } from '@narthex/contract/church-time'
import { clockText } from '@narthex/contract/clock-text'
import { Icon, type IconName } from '@narthex/ui/icon'
import { useLocale, useTimeZone, useTranslations } from 'use-intl'
import { useFailure } from '../../components/use-failure.ts'
import type { DraftStatus } from '../drafts/draft-types.ts'

const signs: Partial<Record<DraftStatus['state'], IconName>> = {
  clean: 'check',
  kept: 'device',
  offline: 'offline',
  invalid: 'device',
  failed: 'warning',
  refused: 'warning',
  gone: 'warning',
  conflict: 'warning',
}

/** Where what was typed is by now: on the device, on its way, or saved and when. */
export function DraftLine({ status }: { status: DraftStatus }) {
  const t = useTranslations('consoleEditor.status')
  const failureText = useFailure()
  const locale = useLocale()
  const zone = useTimeZone() ?? 'UTC'
  const sign = status.state === 'clean' && !status.savedAt ? undefined : signs[status.state]
  return (
    <p role="status" className="mb-4 flex min-h-5 items-center gap-1.5 text-sm text-muted">
      {sign && <Icon name={sign} className={`size-4.5 ${sign === 'warning' ? 'text-danger' : ''}`} />}
      {findText()}
    </p>
  )
  function findText(): string {
    if (status.state === 'refused') return t('refused', { reason: failureText(status.error) })
    if (status.state !== 'clean') return t(status.state)
    if (!status.savedAt) return ''
    return t('saved', { time: clockText(wallClock(status.savedAt, zone).slice(11, 16), locale) })
  }
}
