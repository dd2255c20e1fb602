import { mailLink, phoneLink } from '@narthex/client/format/places'
import type { RichText as RichTextDocument } from '@narthex/contract/content/rich-text'
import { textLinkClass } from '@narthex/ui/button'
import { containerClass } from '@narthex/ui/container'
import { useTranslations } from 'use-intl'
import { type ChurchSite, siteName } from '../../church/site.ts'
import { AddressText } from '../../components/address-text.tsx'
import { RichText } from '../../components/rich-text.tsx'
import { SmartLink } from '../../components/smart-link.tsx'
import { listPurposes } from '../../consent/third-parties.ts'
import { useRoot } from '../../page/use-site.ts'
import { ConsentChoices } from './consent-choices.tsx'
import { Others } from './others.tsx'
import { PrivacySection } from './privacy-section.tsx'

const kept = ['language', 'theme', 'session', 'offline', 'consent'] as const
const rights = ['rightAccess', 'rightCorrect', 'rightDelete', 'rightMove', 'rightObject'] as const

export interface PrivacyPageProps {
  /** The policy that the church wrote itself. */
  readonly own?: { readonly doc: RichTextDocument; readonly idioma: string } | undefined
}

/**
 * Privacy page: the church's own policy if it wrote one; data and purposes, third parties, the reader's choices and rights,
 * as set up on this site.
 */
export function PrivacyPage({ own }: PrivacyPageProps) {
  const t = useTranslations('privacy')
  const titles = useTranslations('shell')
  const { site, thirdParties } = useRoot()
  return (
    <div className={`${containerClass('page')} pt-8 md:pt-14`}>
      <h1 className="text-2xl md:text-hero">{titles('privacy')}</h1>
      {own ? (
        <RichText doc={own.doc} lang={own.idioma} className="mt-6 max-w-measure" />
      ) : (
        <p className="mt-4 max-w-measure text-lg text-muted">{t('lead')}</p>
      )}
      <PrivacySection title={t('who')} lead={t('whoLead', { name: siteName(site) })}>
        {site.kind === 'church' && <Contact church={site.church} />}
      </PrivacySection>
      {listPurposes(thirdParties).length > 0 && (
        <PrivacySection title={t('choices')} lead={t('choicesLead')}>
          <ConsentChoices />
        </PrivacySection>
      )}
      <PrivacySection title={t('others')}>
        <Others />
      </PrivacySection>
      <PrivacySection title={t('device')} lead={t('deviceLead')}>
        <dl className="mt-4 grid gap-4">
          {kept.map((thing) => (
            <div key={thing}>
              <dt className="font-semibold">{t(thing)}</dt>
              <dd className="text-muted">{t(`${thing}Why`)}</dd>
            </div>
          ))}
        </dl>
      </PrivacySection>
      <PrivacySection title={t('server')} lead={t('serverText')} />
      <PrivacySection title={t('rights')} lead={t('rightsLead')}>
        <ul className="mt-3 grid list-disc gap-1.5 ps-5">
          {rights.map((right) => (
            <li key={right}>{t(right)}</li>
          ))}
        </ul>
        <p className="mt-4">{t('rightComplain')}</p>
      </PrivacySection>
    </div>
  )
}

/** Contact for privacy requests, and the church's own policy if it has one. */
function Contact({ church }: Pick<ChurchSite, 'church'>) {
  const t = useTranslations('privacy')
  const { endereco, email, telefone, urlPoliticaPrivacidade } = church
  return (
    <>
      {endereco && (
        <address className="mt-3 whitespace-pre-line not-italic">
          <AddressText address={endereco} />
        </address>
      )}
      <div className="mt-1 flex flex-wrap gap-x-6">
        {email && (
          <a href={mailLink(email)} className={`${textLinkClass} break-all`}>
            {email}
          </a>
        )}
        {telefone && (
          <a href={phoneLink(telefone)} className={`${textLinkClass} whitespace-nowrap tabular-nums`}>
            {telefone}
          </a>
        )}
      </div>
      {urlPoliticaPrivacidade && (
        <SmartLink address={urlPoliticaPrivacidade} className={textLinkClass}>
          {t('ownPolicy')}
        </SmartLink>
      )}
    </>
  )
}
