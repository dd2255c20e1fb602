import { containerClass } from '@narthex/ui/container'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { type ChurchSite, siteName } from '../church/site.ts'
import { AddressText } from '../components/address-text.tsx'
import { SmartLink } from '../components/smart-link.tsx'
import { mailLink, mapLink, phoneLink } from '../format/places.ts'
import { socialPlaces } from '../format/social-links.ts'
import { useRoot } from '../page/use-site.ts'
import { FooterBase, footerLink as link } from './footer-base.tsx'
import { ThemeControl } from './theme-control.tsx'

/** A church's address, contacts and secondary links (specification §2). */
export function Footer() {
  const { site } = useRoot()
  return (
    <footer className="mt-16 bg-sunken text-sm print:hidden">
      {site.kind === 'church' && <ChurchColumns site={site} />}
      <FooterBase control={<ThemeControl name="footer-theme" className="max-sm:w-full sm:min-w-80" />}>
        <p className="py-2">{siteName(site)}</p>
      </FooterBase>
    </footer>
  )
}

function ChurchColumns({ site }: { site: ChurchSite }) {
  const t = useTranslations('shell')
  const { church, menu } = site
  const { endereco, telefone, email } = church
  const map = mapLink(church)
  const social = socialPlaces(church.redesSociais)
  return (
    <div
      className={`${containerClass('page')} grid gap-x-8 gap-y-9 pt-12 pb-6 empty:hidden sm:grid-cols-2 lg:grid-cols-4`}
    >
      {(menu.main.length > 0 || church.slugOrganizacao) && (
        <Column title={t('links')}>
          <ul>
            {menu.main.map((item) => (
              <li key={item.id}>
                <SmartLink address={item.href} className={link}>
                  {item.label}
                </SmartLink>
              </li>
            ))}
            {church.slugOrganizacao && (
              <li>
                <SmartLink to="/churchs" className={link}>
                  {t('churches')}
                </SmartLink>
              </li>
            )}
          </ul>
        </Column>
      )}
      {endereco && (
        <Column title={t('visit')}>
          <address className="whitespace-pre-line not-italic">
            <AddressText address={endereco} />
          </address>
          {map && (
            <SmartLink address={map} className={`${link} font-semibold text-brand-text`}>
              {t('openMap')}
            </SmartLink>
          )}
        </Column>
      )}
      {(telefone || email) && (
        <Column title={t('contact')}>
          {telefone && (
            <p>
              <a href={phoneLink(telefone)} className={`${link} whitespace-nowrap tabular-nums`}>
                {telefone}
              </a>
            </p>
          )}
          {email && (
            <p>
              <a href={mailLink(email)} className={`${link} break-all`}>
                {email}
              </a>
            </p>
          )}
        </Column>
      )}
      {social.length > 0 && (
        <Column title={t('follow')}>
          <ul>
            {social.map(({ name, href }) => (
              <li key={name}>
                <SmartLink address={href} className={link}>
                  {name}
                </SmartLink>
              </li>
            ))}
          </ul>
        </Column>
      )}
    </div>
  )
}

function Column({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2 className="mb-2 text-base">{title}</h2>
      {children}
    </section>
  )
}
