import { useLoaded } from '@narthex/client/data/use-loaded'
import { dayText } from '@narthex/client/format/dates'
import { getTitle } from '@narthex/contract/play/play.endpoints'
import { lastDay, lastFreeDay } from '@narthex/contract/play/term-days'
import { buttonClass } from '@narthex/ui/button'
import { useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { QuietPage } from '../../../components/quiet-page.tsx'
import { SmartLink } from '../../../components/smart-link.tsx'
import { useDateContext } from '../../../components/use-date-context.ts'
import { useChurchSite } from '../../../page/use-site.ts'
import { callApi } from '../../../session/api.ts'

/** The name of the title that an address leads to. */
function useWantedTitle(wanted: string | undefined): string | undefined {
  const { slug: igreja } = useChurchSite().church
  const [, id] = /^\/play\/(?:video|watch)\/(\d{1,9})(?:[?#]|$)/.exec(wanted ?? '') ?? []
  const loaded = useLoaded(id && `wanted title ${id}`, async () => {
    const { conteudo } = await callApi(getTitle, { params: { id: id ?? '' }, query: { igreja } })
    return conteudo.titulo
  })
  return loaded.state === 'ready' ? loaded.value : undefined
}

export interface SubscriptionDoneProps {
  /** Path of this site that the member wanted before subscribing. */
  readonly wanted: string | undefined
  /** The end of the trial; undefined where it was paid. */
  readonly trialEnd?: string | undefined
}

/** The subscription is open: thanks, and the way back to what was wanted. */
export function SubscriptionDone({ wanted, trialEnd }: SubscriptionDoneProps) {
  const t = useTranslations('playCheckout.done')
  const { corApp } = useChurchSite()
  const dates = useDateContext()
  const wantedTitle = useWantedTitle(wanted)
  const page = useRef<HTMLDivElement>(null)
  useEffect(() => page.current?.focus(), [])
  const lead =
    trialEnd === undefined
      ? t('lead')
      : t('leadTrial', { last: dayText(lastFreeDay(trialEnd), dates), day: dayText(lastDay(trialEnd), dates) })
  return (
    <div ref={page} tabIndex={-1} className="focus:outline-none">
      <QuietPage seed="play" kind="rose" colour={corApp} title={t('title')} lead={lead}>
        <SmartLink address={wanted ?? '/play/browse'} className={buttonClass('primary')}>
          {wantedTitle ? t('watch', { title: wantedTitle }) : t(wanted === undefined ? 'browse' : 'goOn')}
        </SmartLink>
        <SmartLink to="/user/subscriptions" className={buttonClass('quiet')}>
          {t('manage')}
        </SmartLink>
      </QuietPage>
    </div>
  )
}
