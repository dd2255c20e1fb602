import type { Prayer } from '@narthex/contract/prayer/prayer.schemas'
import { buttonClass } from '@narthex/ui/button'
import { useTranslations } from 'use-intl'
import { SmartLink } from '../../../components/smart-link.tsx'
import { pathTo } from '../../../routing/page-path.ts'

/** Notice for the author on the public page, with a link to report an answer. */
export function YoursNotice({ prayer: { id, flagRespondida } }: { prayer: Pick<Prayer, 'id' | 'flagRespondida'> }) {
  const t = useTranslations('myPrayers')
  return (
    <section className="mt-2 mb-6 rounded-card bg-brand-soft p-5">
      <h2 className="text-lg">{t('yours')}</h2>
      {!flagRespondida && <p className="mt-1">{t('yoursLead')}</p>}
      <div className="mt-4 flex flex-wrap gap-3">
        {!flagRespondida && (
          <SmartLink
            to={pathTo('/user/prayer/:prayerId', { prayerId: id }, '#answer')}
            className={buttonClass('primary')}
          >
            {t('answer.send')}
          </SmartLink>
        )}
        <SmartLink to={pathTo('/user/prayer/:prayerId', { prayerId: id })} className={buttonClass('quiet')}>
          {t('follow')}
        </SmartLink>
        <SmartLink
          to={pathTo('/prayer/:prayerId/delete', { prayerId: id })}
          className={`${buttonClass('quiet')} text-danger!`}
        >
          {t('remove')}
        </SmartLink>
      </div>
    </section>
  )
}
