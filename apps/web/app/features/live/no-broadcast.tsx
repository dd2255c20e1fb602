import { serviceWeek } from '@narthex/client/format/service-week'
import type { Service } from '@narthex/contract/churches/church.schemas'
import type { BroadcastItem } from '@narthex/contract/live/broadcast.schemas'
import { churchBroadcastsTopic } from '@narthex/contract/live/live-events'
import { buttonClass } from '@narthex/ui/button'
import { containerClass } from '@narthex/ui/container'
import { type ReactNode, useEffect } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { QuietPage } from '../../components/quiet-page.tsx'
import { SmartLink } from '../../components/smart-link.tsx'
import { useLiveDateContext } from '../../components/use-live-date-context.ts'
import { useChurchSite } from '../../page/use-site.ts'
import { watchTopics } from '../../session/watch-topics.ts'
import { UpcomingList } from './upcoming-list.tsx'

export interface NoBroadcastProps {
  readonly renderedAt: string
  readonly services: readonly Service[]
  readonly past: readonly BroadcastItem[]
  /** The church's last videos: of another feature, which the page's route brings. */
  readonly videos: ReactNode
}

/** Many pages wait for the same service: they load within this time. */
const spreadMs = 4000

/** Page without a current or announced broadcast: services and past videos. Reloads once a broadcast opens. */
export function NoBroadcast({ renderedAt, services, past, videos }: NoBroadcastProps) {
  const t = useTranslations('live')
  const { church, corApp } = useChurchSite()
  const dates = useLiveDateContext(renderedAt)
  const streamed = services.filter(({ flagTransmissao }) => flagTransmissao)
  const week = serviceWeek(streamed, useLocale())
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const stop = watchTopics({ others: [churchBroadcastsTopic] }, (event) => {
      const state = event?.data.estado
      if (state !== 'ABERTA' && state !== 'AO_VIVO') return
      timer ??= setTimeout(() => location.reload(), Math.random() * spreadMs)
    })
    return () => {
      stop()
      clearTimeout(timer)
    }
  }, [])
  return (
    <>
      <QuietPage
        seed={`${church.codigo} /live`}
        colour={corApp}
        kind="rose"
        title={t('noneTitle')}
        lead={t('noneLead')}
      >
        <SmartLink to="/schedule" className={buttonClass('primary')}>
          {t('seeSchedule')}
        </SmartLink>
      </QuietPage>
      <div className={`${containerClass('page')} grid gap-12 pb-14 md:pb-20`}>
        {week.length > 0 && (
          <section aria-labelledby="live-services">
            <h2 id="live-services" className="text-2xl">
              {t('services')}
            </h2>
            <ul className="mt-4 grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
              {week.flatMap((day) =>
                day.services.map(({ id, nome, clock }) => (
                  <li key={id} className="rounded-card bg-card p-4 shadow-rest">
                    <p lang={church.idioma} className="font-semibold">
                      {nome}
                    </p>
                    <p className="mt-0.5 text-sm text-muted">{`${day.name}, ${clock}`}</p>
                  </li>
                )),
              )}
            </ul>
          </section>
        )}
        {past.length > 0 && (
          <section aria-labelledby="live-past">
            <h2 id="live-past" className="mb-4 text-2xl">
              {t('past')}
            </h2>
            <UpcomingList broadcasts={past} dates={dates} />
          </section>
        )}
        {videos}
      </div>
    </>
  )
}
