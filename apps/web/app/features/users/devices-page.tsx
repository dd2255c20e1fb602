import type { Session } from '@narthex/contract/auth/auth.schemas'
import { buttonClass } from '@narthex/ui/button'
import { Notice, type Tone } from '@narthex/ui/notice'
import { Skeleton } from '@narthex/ui/skeleton'
import { useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { ConfirmDialog } from '../../components/confirm-dialog.tsx'
import { LoadFailed } from '../../components/load-failed.tsx'
import { useMemberData } from '../../data/use-member-data.ts'
import { useSession } from '../../session/session.ts'
import { AccountPage } from './account-page.tsx'
import { DeviceList } from './device-list.tsx'
import { endDevice, endOtherDevices, loadDevices } from './sessions.ts'

/** Where the member is logged in, and the ways to end that. */
export function DevicesPage({ title }: { title: string }) {
  const t = useTranslations('account.devices')
  const words = useTranslations('account')
  const userId = useSession(({ account }) => account?.id) ?? 0
  const devices = useMemberData(['devices'], () => loadDevices(userId))
  const [isAsking, setAsking] = useState(false)
  const [said, setSaid] = useState<{ readonly tone: Tone; readonly text: string }>()
  const answer = useRef<HTMLDivElement>(null)
  const { state } = devices

  if (state === 'failed') {
    return (
      <AccountPage title={title} lead={t('lead')}>
        <LoadFailed onRetry={devices.reload} />
      </AccountPage>
    )
  }
  if (state === 'loading') {
    return (
      <AccountPage title={title} lead={t('lead')}>
        <Skeleton className="h-44 w-full rounded-card" />
      </AccountPage>
    )
  }

  const { value: sessions, update } = devices
  const attempt = async (work: () => Promise<void>, left: (session: Session) => boolean, text: string) => {
    try {
      await work()
      update((before) => before.filter(left))
      setSaid({ tone: 'success', text })
      // The device that was pressed is gone; who came by keyboard goes on from the answer.
      requestAnimationFrame(() => answer.current?.focus())
    } catch {
      setSaid({ tone: 'danger', text: t('failed') })
    }
  }
  const end = (session: Session, name: string) =>
    attempt(
      () => endDevice(userId, session.id),
      ({ id }) => id !== session.id,
      t('ended', { device: name }),
    )
  const endOthers = async () => {
    await attempt(
      () => endOtherDevices(userId),
      ({ flagAtual }) => flagAtual,
      t('endedOthers'),
    )
    setAsking(false)
  }

  return (
    <AccountPage title={title} lead={t('lead')}>
      <div ref={answer} tabIndex={-1} aria-live="polite" className="focus:outline-none">
        {said && (
          <Notice tone={said.tone} role="none" className="mb-4">
            <p>{said.text}</p>
          </Notice>
        )}
      </div>
      <DeviceList sessions={sessions} onEnd={end} />
      {sessions.length > 1 ? (
        <button type="button" onClick={() => setAsking(true)} className={`${buttonClass('quiet')} mt-5 max-sm:w-full`}>
          {t('endOthers')}
        </button>
      ) : (
        <p className="mt-5 text-muted">{t('alone')}</p>
      )}
      <ConfirmDialog
        isOpen={isAsking}
        title={t('endOthersTitle')}
        confirmLabel={t('endOthersShort')}
        cancelLabel={words('cancel')}
        onClose={() => setAsking(false)}
        onConfirm={endOthers}
      >
        <p>{t('endOthersLead')}</p>
      </ConfirmDialog>
    </AccountPage>
  )
}
