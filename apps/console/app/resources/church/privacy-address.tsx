import { textLinkClass } from '@narthex/ui/button'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { pathTo } from '../../navigation/places.ts'
import { useOfficeSession } from '../../session/office.ts'

/** Where the policy is read, and where an address of another one is entered. */
export function PrivacyAddress() {
  const t = useTranslations('consolePrivacy')
  const { igreja } = useOfficeSession()
  return (
    <div className="mt-9 grid max-w-160 gap-2 text-sm">
      <p>
        <a href={`${igreja.site}/privacy`} target="_blank" rel="noreferrer" className={textLinkClass}>
          {t('look')}
        </a>
      </p>
      <p className="text-muted">
        {t('address')}{' '}
        <Link to={pathTo('profile')} className="underline underline-offset-4">
          {t('toAddress')}
        </Link>
      </p>
    </div>
  )
}
