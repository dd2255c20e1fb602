import { prayerLimits } from '@narthex/contract/prayer/prayer.schemas'
import { TextArea } from '@narthex/ui/text-area'
import { useWatch } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import type { RequestForm } from './request-form.ts'

/** Number of characters left from which a counter appears. */
const nearTheEnd = 200

/** Text of the request. */
export function WordsField({ valid }: { valid: RequestForm }) {
  const t = useTranslations('prayerAsking')
  const written = useWatch({ control: valid.form.control, name: 'mensagem' }) ?? ''
  const left = prayerLimits.mensagem - written.trim().length
  const field = valid.field('mensagem', t('words'))
  return (
    <div>
      <TextArea
        {...field}
        rows={6}
        error={field.error && left < 0 ? t('tooLong', { count: -left }) : field.error}
        hint={t('wordsHint')}
      />
      <p role="status" className="mt-1 text-sm text-muted tabular-nums empty:hidden">
        {left >= 0 && left <= nearTheEnd && t('left', { count: left })}
      </p>
    </div>
  )
}
