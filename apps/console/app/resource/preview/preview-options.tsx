import { zonePlace } from '@narthex/client/format/zones'
import { instantAt, wallClock } from '@narthex/contract/church-time'
import { locales } from '@narthex/contract/locale'
import { previewReaders } from '@narthex/contract/office/preview.endpoints'
import type { PreviewPage } from '@narthex/contract/resources/preview-pages'
import { languageNames } from '@narthex/locales/language-names'
import { Icon } from '@narthex/ui/icon'
import { SelectField } from '@narthex/ui/select-field'
import { TextField } from '@narthex/ui/text-field'
import { useTranslations } from 'use-intl'
import { type FrameWidth, frameWidthNames, type PreviewView } from './preview-view.ts'

export interface PreviewOptionsProps {
  readonly pages: readonly PreviewPage[]
  readonly view: PreviewView
  readonly timeZone: string
  readonly onChange: (change: Partial<PreviewView>) => void
}

/** Which page, for whom, how wide, in which language, when. What is chosen stands in the line that opens them. */
export function PreviewOptions({ pages, view, timeZone, onChange }: PreviewOptionsProps) {
  const t = useTranslations('consolePreview')
  const editor = useTranslations('consoleEditor')
  const page = view.page ?? pages[0]
  const chosen = [page && t(`pages.${page}`), t(`readers.${view.reader}`), t(`widths.${view.width}`)]
  return (
    <details className="group rounded-card bg-card shadow-[inset_0_0_0_1px_var(--line)]">
      <summary className="flex min-h-11 cursor-pointer list-none items-center gap-2 rounded-card px-3.5 text-sm font-medium hover:bg-sunken">
        <span className="sr-only">{t('options')}: </span>
        <span className="min-w-0 grow truncate">{chosen.filter(Boolean).join(' · ')}</span>
        <Icon name="chevron" className="size-5 shrink-0 text-muted group-open:rotate-180" />
      </summary>
      <div className="grid gap-3 p-3.5 pt-1 xs:grid-cols-2">
        {pages.length > 1 && (
          <SelectField
            label={t('page')}
            options={pages.map((value) => ({ value, label: t(`pages.${value}`) }))}
            value={page}
            onChange={({ currentTarget }) => onChange({ page: currentTarget.value as PreviewPage })}
          />
        )}
        <SelectField
          label={t('reader')}
          options={previewReaders.map((value) => ({ value, label: t(`readers.${value}`) }))}
          value={view.reader}
          onChange={({ currentTarget }) => onChange({ reader: currentTarget.value as PreviewView['reader'] })}
        />
        <SelectField
          label={t('width')}
          options={frameWidthNames.map((value) => ({ value, label: t(`widths.${value}`) }))}
          value={view.width}
          onChange={({ currentTarget }) => onChange({ width: currentTarget.value as FrameWidth })}
        />
        <SelectField
          label={t('language')}
          options={locales.map((value) => ({ value, label: languageNames[value] }))}
          value={view.language}
          onChange={({ currentTarget }) => onChange({ language: currentTarget.value as PreviewView['language'] })}
        />
        <div className="xs:col-span-2">
          <TextField
            label={t('moment')}
            hint={`${t('momentHint')} ${editor('zone', { place: zonePlace(timeZone) })}`}
            type="datetime-local"
            value={view.moment ? wallClock(new Date(view.moment), timeZone).slice(0, 16) : ''}
            onChange={({ currentTarget }) => {
              const [day = '', time = ''] = currentTarget.value.split('T')
              onChange({ moment: day && time ? instantAt(day, time.slice(0, 5), timeZone).toISOString() : undefined })
            }}
          />
        </div>
      </div>
    </details>
  )
}
