import type { OwnPrayer } from '@narthex/contract/prayer/prayer.schemas'
import { buttonClass } from '@narthex/ui/button'
import { MemberIcon } from '@narthex/ui/member-icon'
import { Spinner } from '@narthex/ui/spinner'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { SmartLink } from '../../../components/smart-link.tsx'
import { pathTo } from '../../../routing/page-path.ts'
import { renewMine } from '../prayer-calls.ts'
import { isOnWall } from './state-of.ts'

/** Actions of an author on a request: view it on the wall, renew it, delete it. */
export function OwnActions({ prayer, onRenewed }: { prayer: OwnPrayer; onRenewed: () => void }) {
  const t = useTranslations('myPrayers')
  const [state, setState] = useState<'renewing' | 'renewed' | 'failed'>()
  const renew = async () => {
    if (state === 'renewing') return
    setState('renewing')
    try {
      await renewMine(prayer.id)
      setState('renewed')
      onRenewed()
    } catch {
      setState('failed')
    }
  }
  return (
    <>
      <div className="mt-4 flex flex-wrap gap-3">
        {isOnWall(prayer) && (
          <SmartLink to={pathTo('/prayer/:prayerId', { prayerId: prayer.id })} className={buttonClass('quiet')}>
            {t('see')}
          </SmartLink>
        )}
        {prayer.flagPodeRenovar && (
          <button
            type="button"
            onClick={() => void renew()}
            aria-busy={state === 'renewing'}
            className={buttonClass('quiet')}
          >
            {state === 'renewing' && <Spinner />}
            {t('renew')}
          </button>
        )}
        <SmartLink
          to={pathTo('/prayer/:prayerId/delete', { prayerId: prayer.id })}
          className={`${buttonClass('quiet')} text-danger!`}
        >
          <MemberIcon name="trash" className="size-5" />
          {t('remove')}
        </SmartLink>
      </div>
      <p
        role="status"
        className={`mt-2 text-sm font-medium empty:hidden ${state === 'failed' ? 'text-danger' : 'text-success'}`}
      >
        {state === 'renewed' && t('renewed')}
        {state === 'failed' && t('renewFailed')}
      </p>
    </>
  )
}
