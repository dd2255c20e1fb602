import { phoneLink } from '@narthex/client/format/places'
import type { Help } from '@narthex/contract/prayer/prayer.schemas'
import { buttonClass } from '@narthex/ui/button'
import { containerClass } from '@narthex/ui/container'
import { Icon } from '@narthex/ui/icon'
import { useTranslations } from 'use-intl'
import { HelpLines } from '../../../components/help/help-lines.tsx'
import { SmartLink } from '../../../components/smart-link.tsx'
import { useChurchSite } from '../../../page/use-site.ts'

/** Page for an author who wrote that they, or others, are in danger: contacts for help come first. */
export function HelpPage({ help }: { help: Help }) {
  const t = useTranslations('prayerHelp')
  const { telefone } = useChurchSite().church
  return (
    <div className={containerClass('measure', 'title')}>
      <h1 className="text-title">{t('title')}</h1>
      <p className="mt-3 mb-5 text-lg">{t('now')}</p>
      <HelpLines help={help} />
      <p className="mt-8 text-lg">{t('lead')}</p>
      <p className="mt-2 text-muted">{t('stays')}</p>
      <div className="mt-6 flex flex-wrap gap-3">
        {telefone && (
          <a href={phoneLink(telefone)} className={buttonClass('quiet')}>
            <Icon name="phone" className="size-5" />
            {t('church')}
          </a>
        )}
        <SmartLink to="/user/prayer" className={buttonClass('quiet')}>
          {t('seeMine')}
        </SmartLink>
      </div>
    </div>
  )
}
