import { Dialog } from '@narthex/ui/dialog'
import { useBlocker } from 'react-router'
import { useTranslations } from 'use-intl'
import { toolClass } from '../../components/buttons.ts'

interface LeaveGuardProps {
  readonly isAsking: boolean
  /** Label of the save button. Default: the effect on the site. */
  readonly saveLabel?: string | undefined
  readonly onSave: () => void
}

/** Asks before one leaves changes behind that the site does not show yet. They stay on the device either way. */
export function LeaveGuard({ isAsking, saveLabel, onSave }: LeaveGuardProps) {
  const t = useTranslations('consoleEditor')
  const frame = useTranslations('consoleFrame')
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isAsking && currentLocation.pathname !== nextLocation.pathname,
  )
  const stay = () => blocker.reset?.()
  return (
    <Dialog isOpen={blocker.state === 'blocked'} onClose={stay} title={t('leave.title')} closeLabel={frame('close')}>
      <p className="mb-5">{t('leave.lead')}</p>
      <div className="flex flex-wrap gap-2">
        <button
          type="button"
          className={toolClass('primary')}
          onClick={() => {
            stay()
            onSave()
          }}
        >
          {saveLabel ?? t('saveLive')}
        </button>
        <button type="button" className={toolClass('quiet')} onClick={stay}>
          {t('leave.stay')}
        </button>
        <button type="button" className={toolClass('plain')} onClick={() => blocker.proceed?.()}>
          {t('leave.go')}
        </button>
      </div>
    </Dialog>
  )
}
