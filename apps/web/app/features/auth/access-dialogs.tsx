import { buttonClass } from '@narthex/ui/button'
import { Dialog } from '@narthex/ui/dialog'
import { useTranslations } from 'use-intl'
import { ActivationMail } from './activation-mail.tsx'
import type { Go } from './use-access-step.ts'
import type { ActivationMailing } from './use-activation-mail.ts'

/** Notice for the reader: the account exists, it waits for activation, or a recovery e-mail is on its way. */
export interface AccessNote {
  readonly kind: 'active' | 'inactive' | 'recovery'
  readonly email: string
}

export interface AccessDialogsProps {
  readonly note: AccessNote | undefined
  /** State of the activation e-mail, for the notice of an inactive login. */
  readonly mailing: ActivationMailing
  readonly onClose: () => void
  readonly go: Go
}

const titles = { active: 'activeTitle', inactive: 'inactiveTitle', recovery: 'recoverySentTitle' } as const

/** The modals of the way in (specification §2). */
export function AccessDialogs({ note, mailing, onClose, go }: AccessDialogsProps) {
  const t = useTranslations('access')
  const email = note?.email ?? ''
  const logIn = () => {
    onClose()
    go({ name: 'login', email })
  }
  return (
    <Dialog
      isOpen={note !== undefined}
      onClose={onClose}
      title={t(titles[note?.kind ?? 'active'])}
      closeLabel={t('close')}
    >
      {note?.kind === 'active' && <p>{t('active', { email })}</p>}
      {note?.kind === 'recovery' && <p>{t('recoverySent', { email })}</p>}
      {note?.kind === 'inactive' && <ActivationMail email={email} mailing={mailing} />}
      <div className="mt-5 grid">
        {note?.kind === 'recovery' ? (
          <button type="button" onClick={onClose} className={buttonClass('primary')}>
            {t('recoverySentAction')}
          </button>
        ) : (
          <button type="button" onClick={logIn} className={buttonClass(note?.kind === 'active' ? 'primary' : 'quiet')}>
            {t(note?.kind === 'active' ? 'activeAction' : 'checkMailDone')}
          </button>
        )}
      </div>
    </Dialog>
  )
}
