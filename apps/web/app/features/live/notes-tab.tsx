import { clockText } from '@narthex/client/format/recording-times'
import { buttonClass } from '@narthex/ui/button'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { SmartLink } from '../../components/smart-link.tsx'
import { accessPath } from '../../routing/redirect-to.ts'
import { isLoggedIn, useSession } from '../../session/session.ts'
import { livePath } from './live-address.ts'
import { Outline } from './outline.tsx'
import type { LiveBroadcast } from './use-broadcast.ts'

/** Marks a moment of a broadcast in a note. */
export interface MomentStamp {
  readonly label: string
  /** Finds the text to insert and its link; undefined while there is no moment to mark. */
  readonly find: () => { readonly text: string; readonly href: string } | undefined
}

export interface NoteSlot {
  /** Broadcast of the note; each has its own note. */
  readonly broadcastId: number
  readonly stamp: MomentStamp
}

export interface NotesTabProps {
  readonly live: LiveBroadcast
  /** Renders the note editor, which belongs to another feature; passed in by the page's route. */
  readonly renderNote: (slot: NoteSlot) => ReactNode
}

/** The outline to be filled in, and the listener's own note beside it. */
export function NotesTab({ live, renderNote }: NotesTabProps) {
  const t = useTranslations('live')
  const isMember = useSession(isLoggedIn)
  const { broadcast, watching, findSecond } = live
  const { id } = broadcast
  const stamp: MomentStamp = {
    label: t('notes.stamp'),
    find() {
      const second = findSecond()
      if (second === undefined) return undefined
      const at = Math.floor(second)
      return { text: t('notes.moment', { time: clockText(at) }), href: `${livePath(id)}&t=${at}` }
    },
  }
  return (
    <div className="grid gap-7">
      {watching.roteiro.length > 0 && <Outline broadcastId={id} lines={watching.roteiro} />}
      <section aria-labelledby="live-notes">
        <h2 id="live-notes" className="text-lg">
          {t('notes.title')}
        </h2>
        {isMember ? (
          <div className="mt-2">{renderNote({ broadcastId: id, stamp })}</div>
        ) : (
          <div className="mt-2 grid justify-items-start gap-4">
            <p className="max-w-measure text-muted">{t('notes.login')}</p>
            <SmartLink to={accessPath(livePath(id))} className={buttonClass('primary')}>
              {t('notes.signIn')}
            </SmartLink>
          </div>
        )}
      </section>
    </div>
  )
}
