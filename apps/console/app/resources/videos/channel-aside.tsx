import { whenText } from '@narthex/client/format/dates'
import { videoChannel } from '@narthex/contract/media/video-channel.settings'
import { readVideoChannel } from '@narthex/contract/media/videos-office.endpoints'
import { settingsEndpoints } from '@narthex/contract/resources/settings-endpoints'
import { useTranslations } from 'use-intl'
import { ReadingFacts, useReading } from '../../components/reading-facts.tsx'
import { useDateContext } from '../../components/use-date-context.ts'
import type { SettingsAsideProps } from '../../resource/settings/console-settings.ts'
import { callApi } from '../../session/api.ts'
import { useMay } from '../../session/office.ts'

/** The reading of the channel; nothing while none is read. */
export function ChannelAside({ record }: SettingsAsideProps) {
  if (typeof record.endereco !== 'string' || record.flagAtivo !== true) return null
  return (
    <div className="mt-9 max-w-160">
      <ChannelReading key={`${record.endereco} ${record.versao}`} />
    </div>
  )
}

const calls = {
  name: 'video channel',
  load: async () => (await callApi(settingsEndpoints(videoChannel).get, {})).leitura,
  read: async () => (await callApi(readVideoChannel, {})).leitura,
}

/** How the last reading of the channel went. */
function ChannelReading() {
  const t = useTranslations('consoleVideoChannel.reading')
  const { reading, ...of } = useReading(calls)
  const mayRead = useMay(videoChannel.may.write)
  const dates = useDateContext()
  const moment = (instant: string | null) => (instant === null ? t('never') : whenText(new Date(instant), dates))
  const tried = reading && reading.falhas > 0 ? [{ label: t('tried'), value: moment(reading.tentadaEm) }] : []
  const came = reading?.lidaEm
    ? [{ label: t('came'), value: t('films', { found: reading.encontrados, added: reading.adicionados }) }]
    : []
  return (
    <ReadingFacts
      of={of}
      title={t('title')}
      now={t('now')}
      busy={t('busy')}
      nothing={t('never')}
      mayRead={mayRead}
      failure={reading?.erro ? t(`failures.${reading.erro}`) : undefined}
      properties={
        reading
          ? [
              { label: t('last'), value: moment(reading.lidaEm) },
              ...came,
              ...tried,
              { label: t('next'), value: reading.flagLendo ? t('busy') : moment(reading.proximaEm) },
            ]
          : []
      }
    />
  )
}
