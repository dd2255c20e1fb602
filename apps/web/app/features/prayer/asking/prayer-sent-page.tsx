import type { Success } from '@narthex/contract/endpoint'
import type { PrayerState } from '@narthex/contract/prayer/prayer.schemas'
import type { askForPrayer } from '@narthex/contract/prayer/prayer-acts.endpoints'
import { buttonClass } from '@narthex/ui/button'
import { containerClass } from '@narthex/ui/container'
import { Icon } from '@narthex/ui/icon'
import { useTranslations } from 'use-intl'
import { SmartLink } from '../../../components/smart-link.tsx'
import { pathTo } from '../../../routing/page-path.ts'
import { useStepResult } from '../../../session/step-result.ts'
import { HelpPage } from '../help/help-page.tsx'

/** Response to a sent request. */
export type SentPrayer = Success<typeof askForPrayer>

/** The wording for each state; for the others only that it has arrived. */
const words: Partial<Record<PrayerState, 'published' | 'waiting' | 'pastors'>> = {
  PUBLICADA: 'published',
  PENDENTE: 'waiting',
  RESERVADA: 'pastors',
}

/** Page after a request was sent. A person who may be in danger sees contacts for help first, without a celebration. */
export function PrayerSentPage() {
  const t = useTranslations('prayerAsking.sent')
  const sent = useStepResult<SentPrayer>()?.value
  if (sent?.ajuda) return <HelpPage help={sent.ajuda} />
  const wording = (sent && words[sent.situacao]) ?? 'plain'
  return (
    <div className={`${containerClass('measure')} py-8 md:py-16`}>
      <div className="rounded-hero bg-card px-6 py-12 text-center shadow-rest">
        <span
          aria-hidden="true"
          className="mx-auto grid size-16 place-items-center rounded-full bg-brand-soft text-brand-text transition duration-250 starting:scale-90 starting:opacity-0"
        >
          <Icon name="prayer" className="size-8" />
        </span>
        <h1 className="mt-5 text-2xl">{t(`${wording}Title`)}</h1>
        <p className="mx-auto mt-2 max-w-measure text-lg text-muted">{t(wording)}</p>
        <div className="mt-7 flex flex-wrap justify-center gap-3">
          <SmartLink to="/prayer" className={buttonClass('primary')}>
            {t('seeWall')}
          </SmartLink>
          {sent && (
            <SmartLink to={pathTo('/user/prayer/:prayerId', { prayerId: sent.id })} className={buttonClass('quiet')}>
              {t('seeIt')}
            </SmartLink>
          )}
        </div>
      </div>
    </div>
  )
}
