import { buttonClass } from '@narthex/ui/button'
import { Dialog } from '@narthex/ui/dialog'
import { type ReactNode, useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { useTranslations } from 'use-intl'
import { accessPath } from '../routing/redirect-to.ts'
import { isLoggedIn, useSession } from '../session/session.ts'
import { sessionKnown } from '../session/session-known.ts'
import { SmartLink } from './smart-link.tsx'

export interface MustLogIn {
  readonly isMember: boolean
  /** Does it for a member; tells a visitor that they must be logged in to proceed. */
  run(action: () => void): void
  /** To be drawn beside the action. */
  readonly dialog: ReactNode
}

/**
 * Asks for a login before an action for members (specification §6). After the login the reader is back at the element
 * with this id, which takes the focus: one more touch does it, and no link can do it in their name.
 */
export function useMustLogIn(id: string): MustLogIn {
  const t = useTranslations('guard')
  const shell = useTranslations('shell')
  const { pathname, search, hash } = useLocation()
  const isMember = useSession(isLoggedIn)
  const [isOpen, setOpen] = useState(false)

  useEffect(() => {
    if (!isMember || hash !== `#${id}`) return
    const element = document.getElementById(id)
    element?.scrollIntoView({ block: 'center' })
    element?.focus({ preventScroll: true })
  }, [isMember, hash, id])

  return {
    isMember,
    run(action) {
      void sessionKnown().then((isKnownMember) => (isKnownMember ? action() : setOpen(true)))
    },
    dialog: (
      <Dialog isOpen={isOpen} onClose={() => setOpen(false)} title={t('mustTitle')} closeLabel={shell('close')}>
        <p>{t('must')}</p>
        <div className="mt-6 grid gap-3">
          <SmartLink to={accessPath(`${pathname}${search}#${id}`)} className={buttonClass('primary')}>
            {t('signIn')}
          </SmartLink>
          <button type="button" onClick={() => setOpen(false)} className={buttonClass('quiet')}>
            {t('notNow')}
          </button>
        </div>
      </Dialog>
    ),
  }
}
