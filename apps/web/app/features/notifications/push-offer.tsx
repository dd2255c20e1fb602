import { buttonClass } from '@narthex/ui/button'
import { MemberIcon } from '@narthex/ui/member-icon'
import { Notice } from '@narthex/ui/notice'
import { Spinner } from '@narthex/ui/spinner'
import { useTranslations } from 'use-intl'
import { usePush } from './use-push.ts'

/** Offers what a device could do and does not; a device that cannot is not spoken of here. */
export function PushOffer({ userId }: { userId: number }) {
  const t = useTranslations('notifications')
  const { state, news, isTurning, turn } = usePush(userId)
  if (news === 'turnedOn') {
    return (
      <Notice tone="success" className="mt-5">
        <p>{t('device.turnedOn')}</p>
      </Notice>
    )
  }
  if (state !== 'off') return null
  return (
    <section className="mt-5 flex flex-wrap items-center gap-x-5 gap-y-4 rounded-card bg-brand-soft p-5">
      <span
        aria-hidden="true"
        className="grid size-11 shrink-0 place-items-center rounded-full bg-card text-brand-text max-sm:hidden"
      >
        <MemberIcon name="mobile" />
      </span>
      <div className="min-w-0 grow basis-64">
        <h2 className="text-lg">{t('offer.title')}</h2>
        <p className="mt-1 text-ink/85">{t('offer.lead')}</p>
        <p role="status" className="mt-1 text-sm font-medium text-danger empty:hidden">
          {news === 'failed' && t('device.failed')}
        </p>
      </div>
      <button
        type="button"
        onClick={() => void turn(true)}
        aria-busy={isTurning}
        className={`${buttonClass('primary')} max-sm:w-full`}
      >
        {isTurning && <Spinner />}
        {t('offer.action')}
      </button>
    </section>
  )
}
