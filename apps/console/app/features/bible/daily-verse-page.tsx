import { useMemberData } from '@narthex/client/data/use-member-data'
import { dateText } from '@narthex/client/format/dates'
import { LoadFailed } from '@narthex/client/parts/load-failed'
import type { DailyVerse } from '@narthex/contract/bible/bible.schemas'
import { daysOfVerses, listDailyVerses } from '@narthex/contract/bible/bible-office.endpoints'
import { dateAfter, dateIn } from '@narthex/contract/church-time'
import { Badge } from '@narthex/ui/badge'
import { Dialog } from '@narthex/ui/dialog'
import { Skeleton } from '@narthex/ui/skeleton'
import { useState } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { toolClass } from '../../components/buttons.ts'
import { PageHead } from '../../components/page-head.tsx'
import { useDateContext } from '../../components/use-date-context.ts'
import { SectionTabs } from '../../resource/list/section-tabs.tsx'
import { languageName, mainLanguage, useOfferedTranslations } from '../../resources/bible/offered-translations.ts'
import { callApi } from '../../session/api.ts'
import { useReferenceName } from './use-reference-name.ts'
import { VerseChoice } from './verse-choice.tsx'

/** The verses of the coming days: those that the church chose, and those of the product's cycle. */
export function DailyVersePage() {
  const t = useTranslations('consoleDailyVerse')
  const title = useTranslations('consoleFrame.places')('dailyVerse')
  const frame = useTranslations('consoleFrame')
  const dates = useDateContext()
  const today = dateIn(dates.timeZone, dates.now)
  const [from, setFrom] = useState(today)
  const [opened, setOpened] = useState<DailyVerse>()
  const days = useMemberData(['daily verses', from], async () => {
    const { dias } = await callApi(listDailyVerses, { query: { desde: from } })
    return dias
  })
  return (
    <>
      <PageHead title={title} />
      <SectionTabs place="dailyVerse" />
      <div className="max-w-160">
        <p className="mb-5 text-muted">{t('lead')}</p>
        <nav aria-label={t('weeks')} className="mb-3 flex flex-wrap gap-2">
          <button
            type="button"
            disabled={from <= today}
            onClick={() => setFrom(dateAfter(from, -daysOfVerses))}
            className={toolClass('quiet')}
          >
            {t('before')}
          </button>
          <button type="button" onClick={() => setFrom(dateAfter(from, daysOfVerses))} className={toolClass('quiet')}>
            {t('after')}
          </button>
        </nav>
        {days.state === 'loading' && <Skeleton className="h-96" />}
        {days.state === 'failed' && <LoadFailed onRetry={() => void days.reload()} />}
        {days.state === 'ready' && (
          <ol className="divide-y divide-line border-y border-line">
            {days.value.map((verse) => (
              <DayRow key={verse.data} verse={verse} onOpen={() => setOpened(verse)} />
            ))}
          </ol>
        )}
      </div>
      <Dialog
        isOpen={opened !== undefined}
        onClose={() => setOpened(undefined)}
        title={opened ? t('choose', { day: dateText(opened.data, dates) }) : ''}
        closeLabel={frame('close')}
      >
        {opened && (
          <VerseChoice
            verse={opened}
            onDone={() => {
              setOpened(undefined)
              void days.reload()
            }}
          />
        )}
      </Dialog>
    </>
  )
}

function DayRow({ verse, onOpen }: { verse: DailyVerse; onOpen: () => void }) {
  const t = useTranslations('consoleDailyVerse')
  const dates = useDateContext()
  const nameOf = useReferenceName()
  const offered = useOfferedTranslations()
  const locale = useLocale()
  const { data, referencia, escolhido, versiculos, traducao } = verse
  const translation = offered.state === 'ready' ? offered.value.find(({ codigo }) => codigo === traducao) : undefined
  const day = dateText(data, dates)
  return (
    <li className="flex items-start gap-3 py-3">
      <div className="min-w-0 grow">
        <p className="text-sm text-muted first-letter:uppercase">{day}</p>
        <p className="flex flex-wrap items-center gap-x-2 font-medium">
          {nameOf(referencia)} {escolhido && <Badge tone="brand">{t('chosen')}</Badge>}
        </p>
        {versiculos.length > 0 ? (
          <>
            <p lang={translation?.idioma} className="mt-0.5 line-clamp-2 text-sm text-muted">
              {versiculos.map(({ texto }) => texto).join(' ')}
            </p>
            {translation && mainLanguage(translation.idioma) !== locale && (
              <p className="mt-0.5 text-xs text-muted">
                <span lang={translation.idioma}>{translation.nome}</span>
                {` · ${languageName(translation.idioma, locale)}`}
              </p>
            )}
          </>
        ) : (
          <p className="mt-0.5 text-sm text-danger">{t('notThere')}</p>
        )}
      </div>
      <button
        type="button"
        onClick={onOpen}
        aria-label={t('choose', { day })}
        className={`${toolClass('plain')} shrink-0`}
      >
        {t('change')}
      </button>
    </li>
  )
}
