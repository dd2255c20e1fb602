import { buttonClass } from '@narthex/ui/button'
import { Icon } from '@narthex/ui/icon'
import { useTranslations } from 'use-intl'
import { SmartLink } from '../../../components/smart-link.tsx'

/** The farewell, without a session. */
export function DeletedPage() {
  const t = useTranslations('leaving')
  return (
    <div className="rounded-hero bg-card px-6 py-12 text-center shadow-rest">
      <span
        aria-hidden="true"
        className="mx-auto grid size-16 place-items-center rounded-full bg-success/14 text-success"
      >
        <Icon name="check" className="size-8" />
      </span>
      <h1 className="mt-5 text-2xl">{t('doneTitle')}</h1>
      <p className="mx-auto mt-2 max-w-measure text-lg">{t('done')}</p>
      <p className="mx-auto mt-1 max-w-measure text-muted">{t('doneThanks')}</p>
      <SmartLink to="/" className={`${buttonClass('primary')} mt-7`}>
        {t('home')}
      </SmartLink>
    </div>
  )
}
