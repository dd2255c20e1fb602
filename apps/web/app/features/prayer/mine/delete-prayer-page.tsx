import { forgetData } from '@narthex/client/data/query-client'
import { useAct } from '@narthex/client/data/use-act'
import { useFailureText } from '@narthex/client/forms/use-failure-text'
import { LoadFailed } from '@narthex/client/parts/load-failed'
import { buttonClass } from '@narthex/ui/button'
import { containerClass } from '@narthex/ui/container'
import { Notice } from '@narthex/ui/notice'
import { Skeleton } from '@narthex/ui/skeleton'
import { Spinner } from '@narthex/ui/spinner'
import { useNavigate } from 'react-router'
import { useTranslations } from 'use-intl'
import { SmartLink } from '../../../components/smart-link.tsx'
import { isNotFound } from '../../../page/api-refusal.ts'
import { type PagePath, pathTo } from '../../../routing/page-path.ts'
import { afterStep } from '../../../session/step-result.ts'
import { removeMine } from '../prayer-calls.ts'
import { PrayerWords } from '../prayer-words.tsx'
import { NotMine } from './not-mine.tsx'
import { myPrayerKey, useMyPrayer } from './use-my-prayer.ts'
import { myPrayersKey } from './use-my-prayers.ts'

/** Asks once more before a request goes for good. */
export function DeletePrayerPage({ title }: { title: string }) {
  const t = useTranslations('myPrayers.delete')
  const navigate = useNavigate()
  const prayer = useMyPrayer()
  const { isBusy, failure, run } = useAct(useFailureText())

  const remove = (id: number) =>
    run(async () => {
      // What is gone already is gone.
      await removeMine(id).catch((error) => {
        if (!isNotFound(error)) throw error
      })
      forgetData(myPrayersKey, myPrayerKey)
      await navigate('/prayer/delete/success' satisfies PagePath, {
        replace: true,
        state: afterStep(null),
        viewTransition: true,
      })
    })

  return (
    <div className={containerClass('measure', 'title')}>
      <h1 className="mb-5 text-2xl">{title}</h1>
      {prayer.state === 'loading' && <Skeleton className="h-72 w-full rounded-card" />}
      {prayer.state === 'failed' && <LoadFailed onRetry={prayer.reload} />}
      {prayer.state === 'ready' && !prayer.value && <NotMine />}
      {prayer.state === 'ready' && prayer.value && (
        <>
          <div className="rounded-card bg-card p-5 shadow-rest sm:p-7">
            <PrayerWords mensagem={prayer.value.mensagem} imagem={prayer.value.imagem} isCut />
          </div>
          <p className="mt-5 text-lg">{t('lead')}</p>
          {failure && (
            <Notice tone="danger" className="mt-4">
              <p>{failure}</p>
            </Notice>
          )}
          <div className="mt-6 flex flex-wrap gap-3">
            <SmartLink
              to={pathTo('/user/prayer/:prayerId', { prayerId: prayer.value.id })}
              className={`${buttonClass('primary')} max-sm:order-last max-sm:w-full`}
            >
              {t('keep')}
            </SmartLink>
            <button
              type="button"
              onClick={() => prayer.value && void remove(prayer.value.id)}
              aria-busy={isBusy}
              className={`${buttonClass('quiet')} text-danger! max-sm:w-full`}
            >
              {isBusy && <Spinner />}
              {t('confirm')}
            </button>
          </div>
        </>
      )}
    </div>
  )
}
