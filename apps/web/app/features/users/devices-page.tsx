import { useAct } from '@narthex/client/data/use-act'
import { useMemberData } from '@narthex/client/data/use-member-data'
import { LoadFailed } from '@narthex/client/parts/load-failed'
import type { Session } from '@narthex/contract/auth/auth.schemas'
import { buttonClass } from '@narthex/ui/button'
import { Skeleton } from '@narthex/ui/skeleton'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { ConfirmDialog } from '../../components/confirm-dialog.tsx'
import { useResult } from '../../components/use-result.tsx'
import { useMember } from '../../session/use-member.ts'
import { AccountPage } from './account-page.tsx'
import { DeviceList } from './device-list.tsx'
import { endDevice, endOtherDevices, loadDevices } from './sessions.ts'

/** Devices on which the member is logged in, with buttons to log them out. */
export function DevicesPage({ title }: { title: string }) {
  const t = useTranslations('account.devices')
  const words = useTranslations('account')
  const { id: userId } = useMember().account
  const devices = useMemberData(['devices'], () => loadDevices(userId))
  const [isAsking, setAsking] = useState(false)
  const { run } = useAct()
  const { result, announce, complain } = useResult('mb-4')
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
  const attempt = async (
    work: () => Promise<void>,
    left: (session: Session) => boolean,
    text: string,
    key?: string,
  ) => {
    const isDone = await run(async () => {
      await work()
      update((before) => before.filter(left))
    }, key)
    if (isDone) announce(text)
    else if (isDone === false) complain(t('failed'))
  }
  const end = (session: Session, name: string) =>
    attempt(
      () => endDevice(userId, session.id),
      ({ id }) => id !== session.id,
      t('ended', { device: name }),
      session.id,
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
      {result}
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
