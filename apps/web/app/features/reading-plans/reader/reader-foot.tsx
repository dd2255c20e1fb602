import { buttonClass, textLinkClass } from '@narthex/ui/button'
import { Icon } from '@narthex/ui/icon'
import { useId } from 'react'
import { useTranslations } from 'use-intl'
import { findPlanReading, type PlanReading } from '../../../components/reading/way-back.ts'
import { SmartLink } from '../../../components/smart-link.tsx'
import { useReader } from '../../../components/use-reader.ts'
import { usePassageText } from '../passage-text.ts'
import { ReaderLink } from '../plan/reader-link.tsx'
import { usePlanPaths } from '../plan-paths.ts'
import type { Reading } from '../plan-view.ts'
import { type OpenSubscription, useSubscription } from '../use-subscription.ts'
import { findNextPassage } from './next-passage.ts'

/** End of a passage that was opened from a plan: it is marked as read here, and the next one follows. */
export function ReaderFoot() {
  const memberId = useReader()?.memberId
  const place = findPlanReading()
  return memberId === undefined || !place ? null : <OwnFoot memberId={memberId} place={place} />
}

function OwnFoot({ memberId, place }: { memberId: number; place: PlanReading }) {
  const { open } = useSubscription(memberId, place.subscription)
  const reading = open?.view.readings[place.day - 1]
  if (!open || !reading?.passagens.includes(place.passage)) return null
  return <Foot open={open} reading={reading} place={place} />
}

interface FootProps {
  readonly open: OpenSubscription
  readonly reading: Reading
  readonly place: PlanReading
}

function Foot({ open, reading, place }: FootProps) {
  const t = useTranslations('planFoot')
  const passageText = usePassageText()
  const id = useId()
  const { plano } = open.subscription
  const isRead = reading.read.has(place.passage)
  return (
    <section aria-labelledby={id} className="my-8 grid gap-4 rounded-card bg-sunken p-4 sm:p-5 print:hidden">
      <div>
        <h2 id={id} className="font-semibold">
          {t('title', { passage: passageText(place.passage) })}
        </h2>
        <p className="text-sm text-muted">
          <span lang={plano.idioma}>{plano.nome}</span>
          {' · '}
          {t('day', { day: place.day, total: plano.totalDias })}
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-3">
        {!isRead && (
          <button
            type="button"
            onClick={() => open.mark(reading, [place.passage], true)}
            className={buttonClass('primary')}
          >
            {t('mark')}
          </button>
        )}
        <p role="status" className="flex items-center gap-2 font-semibold empty:hidden">
          {isRead && (
            <>
              <Icon name="check" className="size-5 text-success" />
              {reading.isDone ? t('dayDone') : t('marked')}
            </>
          )}
        </p>
        {isRead && open.subscription.situacao !== 'CONCLUIDA' && (
          <button
            type="button"
            onClick={() => open.mark(reading, [place.passage], false)}
            className={`${textLinkClass} text-sm`}
          >
            {t('undo')}
          </button>
        )}
        <Onward open={open} place={place} isRead={isRead} />
      </div>
    </section>
  )
}

/** Leads to the next passage, or back to the plan. */
function Onward({ open, place, isRead }: { open: OpenSubscription; place: PlanReading; isRead: boolean }) {
  const t = useTranslations('planFoot')
  const passageText = usePassageText()
  const { subscription, view } = open
  const back = usePlanPaths().plan({ plan: subscription.plano.uuid, subscription: subscription.uuid })
  const next = findNextPassage(view, place)
  const look = buttonClass(isRead ? 'primary' : 'quiet')
  if (!next) {
    return (
      <SmartLink to={back} className={look}>
        {t('back')}
      </SmartLink>
    )
  }
  return (
    <ReaderLink
      reading={{ subscription: subscription.uuid, day: next.reading.dia, passage: next.passage }}
      back={back}
      className={look}
    >
      {t('next', { passage: passageText(next.passage) })}
    </ReaderLink>
  )
}
