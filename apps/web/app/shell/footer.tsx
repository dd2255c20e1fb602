import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { addressLines, mapLink, phoneLink } from '../lib/places.ts'
import { type ChurchSite, siteName } from '../lib/site.ts'
import { socialPlaces } from '../lib/social-links.ts'
import { SmartLink } from './smart-link.tsx'
import { useRoot } from './use-site.ts'

const link = 'inline-flex min-h-11 min-w-11 items-center underline-offset-4 hover:underline sm:min-h-8'

/** Where a church is, how to reach it, and the ways that need no place above (specification §2). */
export function Footer() {
  const t = useTranslations('shell')
  const { site, hasAdmin } = useRoot()
  return (
    <footer className="mt-16 border-t border-line bg-sunken text-sm">
      {site.kind === 'church' && <ChurchColumns site={site} />}
      <div className="mx-auto flex max-w-page flex-wrap items-center gap-x-6 px-5 py-4 text-muted">
        <p className="me-auto py-2">{siteName(site)}</p>
        {hasAdmin && site.kind === 'church' && (
          <a href="/admin" className={link}>
            {t('admin')}
          </a>
        )}
      </div>
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
    <div className="mx-auto grid max-w-page gap-x-8 gap-y-9 px-5 pt-12 pb-6 empty:hidden sm:grid-cols-2 lg:grid-cols-4">
      {(menu.main.length > 0 || church.slugOrganizacao) && (
        <Column title={t('links')}>
          <ul>
            {menu.main.map((item) => (
              <li key={item.id}>
                <SmartLink to={item.href} className={link}>
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
          <address className="whitespace-pre-line not-italic">{addressLines(endereco).join('\n')}</address>
          {map && (
            <SmartLink to={map} className={`${link} font-semibold text-brand-text`}>
              {t('openMap')}
            </SmartLink>
          )}
        </Column>
      )}
      {(telefone || email) && (
        <Column title={t('contact')}>
          {telefone && (
            <p>
              <a href={phoneLink(telefone)} className={`${link} tabular-nums`}>
                {telefone}
              </a>
            </p>
          )}
          {email && (
            <p>
              <a href={`mailto:${email}`} className={`${link} break-all`}>
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
                <SmartLink to={href} className={link}>
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
