import type { DateContext } from '@narthex/client/format/dates'
import type { PrayerMessage } from '@narthex/contract/prayer/prayer.schemas'
import { buttonClass } from '@narthex/ui/button'
import { Skeleton } from '@narthex/ui/skeleton'
import { useId, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx'
import { MoreButton } from '../../../components/more-button.tsx'
import { removeMessage } from '../prayer-calls.ts'
import type { Reporting } from '../report/use-reporting.tsx'
import type { ServedMessages } from './followed.ts'
import { MessageForm, type WhoReads } from './message-form.tsx'
import { MessageRow } from './message-row.tsx'
import { useMessages } from './use-messages.ts'

export interface MessagesProps {
  readonly prayerId: number
  readonly served?: ServedMessages
  readonly dates: DateContext
  readonly whoReads: WhoReads
  /** Reporting of messages, if available. */
  readonly reporting?: Reporting
  /** Only the author sees the messages, and no new ones can be written. */
  readonly isClosed?: boolean
}

/** Messages to the author of a request, newest last, with a form for another. */
export function Messages({ prayerId, served, dates, whoReads, reporting, isClosed = false }: MessagesProps) {
  const t = useTranslations('prayerMessages')
  const titleId = useId()
  const { shown, isLoading, hasFailed, more, toNewest, drop } = useMessages(prayerId, served)
  const [removing, setRemoving] = useState<PrayerMessage>()
  const [announcement, setAnnouncement] = useState<string>()
  const title = useRef<HTMLHeadingElement>(null)

  const remove = async ({ id }: PrayerMessage) => {
    try {
      await removeMessage(id)
      drop(id)
      setAnnouncement(t('removed'))
      // Its button is gone, and the focus would go with it.
      requestAnimationFrame(() => title.current?.focus())
    } catch {
      setAnnouncement(t('removeFailed'))
      void more()
    }
    setRemoving(undefined)
  }

  return (
    <section aria-labelledby={titleId} className="mt-10 border-t border-line pt-8">
      <h2 id={titleId} ref={title} tabIndex={-1} className="text-xl focus:outline-none">
        {t('title')}
      </h2>
      {shown === undefined && !hasFailed && <Skeleton className="mt-4 h-24 w-full rounded-card" />}
      {shown && shown.itens.length === 0 && <p className="mt-2 text-muted">{t(isClosed ? 'noneYet' : 'none')}</p>}
      {shown && shown.itens.length > 0 && (
        <ul className="mt-2 divide-y divide-line">
          {shown.itens.map((message) => (
            <MessageRow
              key={message.id}
              message={message}
              dates={dates}
              reporting={reporting}
              onRemove={() => setRemoving(message)}
            />
          ))}
        </ul>
      )}
      {shown && shown.itens.length < shown.total && !hasFailed && (
        <MoreButton label={t('more')} failedLabel="" isAdding={isLoading} hasFailed={false} onMore={more} />
      )}
      {hasFailed && (
        <p className="mt-3 flex flex-wrap items-center gap-3">
          {t('failed')}
          <button type="button" onClick={() => void more()} className={buttonClass('quiet')}>
            {t('again')}
          </button>
        </p>
      )}
      <p role="status" className="mt-2 text-sm font-medium text-muted empty:hidden">
        {announcement}
      </p>
      {!isClosed && <MessageForm prayerId={prayerId} whoReads={whoReads} onSent={toNewest} />}
      <ConfirmDialog
        isOpen={removing !== undefined}
        title={t('removeTitle')}
        confirmLabel={t('remove')}
        cancelLabel={t('keep')}
        onClose={() => setRemoving(undefined)}
        onConfirm={() => removing && remove(removing)}
      >
        <p>{t('removeLead')}</p>
      </ConfirmDialog>
    </section>
  )
}
