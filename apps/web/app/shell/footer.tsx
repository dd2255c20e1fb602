import { mailLink, mapLink, phoneLink } from '@narthex/client/format/places'
import { socialPlaces } from '@narthex/client/format/social-links'
import { addressLines } from '@narthex/contract/churches/address-lines'
import { buttonClass } from '@narthex/ui/button'
import { containerClass } from '@narthex/ui/container'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { type ChurchSite, siteName } from '../church/site.ts'
import { AddressText } from '../components/address-text.tsx'
import { closePopover, sheetClass } from '../components/menu-sheet.ts'
import { MenuSheetHead } from '../components/menu-sheet-head.tsx'
import { SmartLink } from '../components/smart-link.tsx'
import { useRoot } from '../page/use-site.ts'
import { FooterBase, footerLink as link } from './footer-base.tsx'
import { ThemeControl } from './theme-control.tsx'

const panelId = 'footer-panel'

/** Panel: a sheet behind a button on phones, so that a page ends soon after its text; elsewhere part of the footer. */
const panelClass = `${sheetClass} gap-x-8 gap-y-5 open:grid sm:static sm:mx-auto sm:grid sm:max-h-none sm:max-w-page sm:grid-cols-2 sm:gap-y-9 sm:overflow-visible sm:bg-transparent sm:px-5 sm:pt-12 sm:pb-6 sm:shadow-none lg:grid-cols-4`

/** A church's address, contacts and secondary links (specification §2). */
export function Footer() {
  const { site } = useRoot()
  const described = site.kind === 'church' && hasColumns(site) ? site : undefined
  // On phones the menu has the theme, where there is one.
  const hasMenu = site.kind === 'church' && site.menu.main.length + site.menu.more.length > 0
  return (
    <footer className="mt-16 bg-sunken text-sm print:hidden">
      {described && <PhoneLines site={described} />}
      {described && <ChurchColumns site={described} />}
      <FooterBase
        control={
          <ThemeControl name="footer-theme" className={`sm:min-w-80 ${hasMenu ? 'max-sm:hidden' : 'max-sm:w-full'}`} />
        }
      >
        <p className={`py-2 ${described ? 'max-sm:hidden' : ''}`}>{siteName(site)}</p>
      </FooterBase>
    </footer>
  )
}

/** Whether a church has told anything of what stands in the columns. */
function hasColumns({ church, menu }: ChurchSite): boolean {
  const { slugOrganizacao, endereco, telefone, email, redesSociais } = church
  return Boolean(
    menu.main.length || slugOrganizacao || endereco || telefone || email || socialPlaces(redesSociais).length,
  )
}

function PhoneLines({ site: { church } }: { site: ChurchSite }) {
  const t = useTranslations('shell')
  const [street] = church.endereco ? addressLines(church.endereco) : []
  return (
    <div className={`${containerClass('page')} flex items-center justify-between gap-4 pt-5 pb-4 sm:hidden`}>
      <p className="min-w-0">
        <span className="block truncate font-semibold">{church.nome}</span>
        {street && <span className="block truncate text-muted">{street}</span>}
      </p>
      <button type="button" popoverTarget={panelId} className={`${buttonClass('quiet')} shrink-0 text-sm`}>
        {t('footer')}
      </button>
    </div>
  )
}

function ChurchColumns({ site }: { site: ChurchSite }) {
  const t = useTranslations('shell')
  const { church, menu } = site
  const { endereco, telefone, email } = church
  const map = mapLink(church)
  const social = socialPlaces(church.redesSociais)
  return (
    <div id={panelId} popover="auto" className={panelClass}>
      <div className="-ms-3 sm:hidden">
        <MenuSheetHead id={panelId} title={church.nome} />
      </div>
      {(menu.main.length > 0 || church.slugOrganizacao) && (
        <Column title={t('links')}>
          <ul>
            {menu.main.map((item) => (
              <li key={item.id}>
                <SmartLink address={item.href} className={link} onClick={closePopover}>
                  {item.label}
                </SmartLink>
              </li>
            ))}
            {church.slugOrganizacao && (
              <li>
                <SmartLink to="/churchs" className={link} onClick={closePopover}>
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
