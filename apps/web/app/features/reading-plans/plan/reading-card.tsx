import { dateText } from '@narthex/client/format/dates'
import { buttonClass, textLinkClass } from '@narthex/ui/button'
import { cardClass } from '@narthex/ui/card'
import { checkClass } from '@narthex/ui/check-class'
import { Icon } from '@narthex/ui/icon'
import { useId } from 'react'
import { useTranslations } from 'use-intl'
import { useDateContext } from '../../../components/use-date-context.ts'
import { announcePlan } from '../embed/plan-announcements.ts'
import { usePassageText } from '../passage-text.ts'
import { usePlanPaths } from '../plan-paths.ts'
import type { Reading } from '../plan-view.ts'
import type { OpenSubscription } from '../use-subscription.ts'
import { ReaderLink } from './reader-link.tsx'

interface ReadingCardProps {
  readonly open: OpenSubscription
  readonly reading: Reading
  /** Shown for another day than today's. */
  readonly onBack?: () => void
}

/** The passages of a day: each is opened in the reader, and marked as read. */
export function ReadingCard({ open, reading, onBack }: ReadingCardProps) {
  const t = useTranslations('readingPlans')
  const dates = useDateContext()
  const id = useId()
  const { plano } = open.subscription
  const { dia, date, isDone, isToday, texto, pergunta } = reading
  return (
    <section id="reading" tabIndex={-1} aria-labelledby={id} className={`${cardClass} scroll-mt-20 p-5 sm:p-6`}>
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <h2 id={id} className="text-xl">
          {isToday
            ? t('todayDay', { day: dia, total: plano.totalDias })
            : t('otherDay', { day: dia, when: dateText(date, dates) })}
        </h2>
        {onBack && (
          <button type="button" onClick={onBack} className={textLinkClass}>
            {t('backToToday')}
          </button>
        )}
      </div>
      {texto && (
        <p lang={plano.idioma} className="mt-2 max-w-measure whitespace-pre-line text-muted wrap-anywhere">
          {texto}
        </p>
      )}
      <PassageRows open={open} reading={reading} />
      {pergunta && (
        <div className="mt-5 rounded-control bg-sunken px-4 py-3">
          <p className="text-sm font-semibold text-brand-text">{t('question')}</p>
          <p lang={plano.idioma} className="mt-0.5 wrap-anywhere">
            {pergunta}
          </p>
        </div>
      )}
      <p role="status" className={isDone ? 'mt-5 flex items-center gap-3 font-semibold' : 'sr-only'}>
        {isDone && (
          <>
            <span
              aria-hidden="true"
              className="grid size-8 shrink-0 place-items-center rounded-full bg-success/14 text-success"
            >
              <Icon name="check" className="size-5" />
            </span>
            <span>
              {t('dayDone')} <span className="font-normal text-muted">{t('dayDoneLead')}</span>
            </span>
          </>
        )}
      </p>
    </section>
  )
}

function PassageRows({ open, reading }: Pick<ReadingCardProps, 'open' | 'reading'>) {
  const t = useTranslations('readingPlans')
  const passageText = usePassageText()
  const paths = usePlanPaths()
  const { subscription, mark } = open
  return (
    <ul className="mt-4 grid gap-2.5">
      {reading.passagens.map((osis) => {
        const isRead = reading.read.has(osis)
        return (
          <li key={osis} className="flex items-center gap-2 rounded-control bg-sunken ps-1.5 pe-2">
            <label className="flex min-h-14 min-w-0 grow cursor-pointer items-center gap-3 ps-2">
              <input
                type="checkbox"
                checked={isRead}
                disabled={subscription.situacao === 'CONCLUIDA'}
                aria-label={t('markRead', { passage: passageText(osis) })}
                onChange={({ currentTarget: { checked } }) => {
                  mark(reading, [osis], checked)
                  announcePlan({
                    type: 'narthex:reading-plans:marked',
                    plan: subscription.plano.uuid,
                    subscription: subscription.uuid,
                    day: reading.dia,
                    isRead: checked,
                  })
                }}
                className={`${checkClass} rounded-[0.4rem] size-7!`}
              />
              <span className={`min-w-0 text-lg leading-snug font-medium ${isRead ? 'text-muted' : ''}`}>
                {passageText(osis)}
              </span>
            </label>
            <ReaderLink
              reading={{ subscription: subscription.uuid, day: reading.dia, passage: osis }}
              back={paths.plan({ plan: subscription.plano.uuid, subscription: subscription.uuid })}
              label={t('readPassage', { passage: passageText(osis) })}
              className={`${buttonClass('quiet')} px-4!`}
            >
              {t('read')}
            </ReaderLink>
          </li>
        )
      })}
    </ul>
  )
}
