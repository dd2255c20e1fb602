import { whenText } from '@narthex/client/format/dates'
import { getPodcastState, readPodcastFeed } from '@narthex/contract/media/podcast-office.endpoints'
import { useTranslations } from 'use-intl'
import { ReadingFacts, useReading } from '../../components/reading-facts.tsx'
import { useDateContext } from '../../components/use-date-context.ts'
import type { SettingsAsideProps } from '../../resource/settings/console-settings.ts'
import { callApi } from '../../session/api.ts'
import { ShowEnding } from './show-ending.tsx'

/** The reading of the feed, and how the podcast ends; nothing before there is a show. */
export function ShowAside({ record }: SettingsAsideProps) {
  if (record.versao === 0) return null
  return (
    <div className="mt-9 grid max-w-160 gap-9">
      {typeof record.feedUrl === 'string' && <FeedReading key={record.feedUrl} />}
      <ShowEnding count={record.feedUrl === null ? Number(record.episodios) : 0} />
    </div>
  )
}

const calls = {
  name: 'podcast reading',
  load: async () => (await callApi(getPodcastState, {})).leitura,
  read: async () => (await callApi(readPodcastFeed, {})).leitura,
}

/** How the last reading of the feed went. */
function FeedReading() {
  const t = useTranslations('consolePodcastShow.reading')
  const { reading, ...of } = useReading(calls)
  const dates = useDateContext()
  const moment = (instant: string | null) => (instant === null ? t('never') : whenText(new Date(instant), dates))
  const tried = reading && reading.falhas > 0 ? [{ label: t('tried'), value: moment(reading.tentadoEm) }] : []
  return (
    <ReadingFacts
      of={of}
      title={t('title')}
      now={t('now')}
      busy={t('busy')}
      nothing={t('never')}
      failure={reading?.falha ? t(`failures.${reading.falha}`) : undefined}
      properties={
        reading
          ? [
              { label: t('last'), value: moment(reading.lidoEm) },
              ...tried,
              { label: t('next'), value: reading.flagLendo ? t('busy') : moment(reading.proximaBusca) },
            ]
          : []
      }
    />
  )
}
