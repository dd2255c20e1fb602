import { useAct } from '@narthex/client/data/use-act'
import { useFailureText } from '@narthex/client/forms/use-failure-text'
import type { Locale } from '@narthex/contract/locale'
import { languageNames } from '@narthex/locales/language-names'
import { textLinkClass } from '@narthex/ui/button'
import { Dialog } from '@narthex/ui/dialog'
import { Icon } from '@narthex/ui/icon'
import { OfficeLinkProvider } from '@narthex/ui/office/link-context'
import { OfficeIcon } from '@narthex/ui/office/office-icon'
import { Segmented } from '@narthex/ui/segmented'
import { useState } from 'react'
import { NavLink, Outlet, ScrollRestoration } from 'react-router'
import { useTranslations } from 'use-intl'
import { signClass, toolClass } from '../../components/buttons.ts'
import { chooseLanguage, useLanguage } from '../../document/language.ts'
import { chooseTheme, useThemeChoice } from '../../document/theme.ts'
import { answerAtDesk, useDesk } from '../../session/desk.ts'
import { NavigationLine } from '../../shell/navigation-line.tsx'
import { OfflineNotice } from '../../shell/offline-notice.tsx'
import { RouterLink } from '../../shell/router-link.tsx'
import { Toasts } from '../../shell/toasts.tsx'
import { patterns, places } from '../places.ts'
import { OperatorLoginForm } from '../session/operator-login-form.tsx'
import { leave, useOperator } from '../session/operator-session.ts'

/** The console around every screen: navigation, messages, and the question of a session that has run out. */
export function OperatorFrame() {
  const t = useTranslations('consoleFrame')
  const own = useTranslations('operatorFrame')
  const [isOpen, setOpen] = useState(false)
  return (
    <OfficeLinkProvider value={RouterLink}>
      <div className="office min-h-dvh">
        <a
          href="#main"
          className="sr-only z-50 rounded-control bg-ink px-4 py-2 font-semibold text-canvas focus:not-sr-only focus:fixed focus:top-2 focus:left-2"
        >
          {t('skip')}
        </a>
        <header className="sticky top-0 flex h-dvh flex-col gap-3 border-e border-line bg-card p-3 max-lg:hidden">
          <p className="px-2.5 py-1.5 font-semibold">{own('title')}</p>
          <nav aria-label={t('navigation')} className="grow overflow-y-auto">
            <ul>
              {places.map(({ name, icon }) => (
                <li key={name}>
                  <NavLink
                    to={patterns[name]}
                    className="flex min-h-9 items-center gap-3 rounded-control px-2.5 text-sm font-medium text-ink hover:bg-sunken aria-[current]:bg-brand-soft aria-[current]:font-semibold aria-[current]:text-brand-text"
                  >
                    <OfficeIcon name={icon} className="size-5" />
                    {own(`places.${name}`)}
                  </NavLink>
                </li>
              ))}
            </ul>
          </nav>
          <button
            type="button"
            onClick={() => setOpen(true)}
            aria-haspopup="dialog"
            className={`${toolClass('plain')} justify-start text-muted`}
          >
            <Icon name="person" className="size-5" />
            {t('account')}
          </button>
        </header>
        <div className="flex min-h-dvh min-w-0 flex-col">
          <header className="sticky top-0 z-30 flex h-14 items-center gap-1 border-b border-line bg-card ps-4 pe-2 lg:hidden">
            <p className="min-w-0 grow truncate font-semibold">{own('title')}</p>
            <button type="button" onClick={() => setOpen(true)} aria-haspopup="dialog" className={signClass}>
              <Icon name="person" className="size-5.5" />
              <span className="sr-only">{t('account')}</span>
            </button>
          </header>
          <OfflineNotice />
          <main id="main" tabIndex={-1} className="w-full grow px-4 py-5 focus:outline-none lg:px-8 lg:py-7">
            <Outlet />
          </main>
          <PhonePlaces />
        </div>
        <NavigationLine />
        <Toasts />
        <Again />
        <Dialog isOpen={isOpen} onClose={() => setOpen(false)} title={t('account')} closeLabel={t('close')}>
          <Account />
        </Dialog>
        <ScrollRestoration />
      </div>
    </OfficeLinkProvider>
  )
}

/** The navigation of phones. */
function PhonePlaces() {
  const t = useTranslations('consoleFrame')
  const own = useTranslations('operatorFrame')
  return (
    <nav
      aria-label={t('navigation')}
      className="phone-bar sticky bottom-0 z-30 overflow-x-auto border-t border-line bg-card pb-[env(safe-area-inset-bottom)] lg:hidden"
    >
      <ul className="grid auto-cols-[minmax(4.75rem,1fr)] grid-flow-col">
        {places.map(({ name, icon }) => (
          <li key={name} className="min-w-0">
            <NavLink
              to={patterns[name]}
              className="flex min-h-16 flex-col items-center justify-center gap-0.5 px-1 text-xs font-medium text-muted aria-[current=page]:font-semibold aria-[current=page]:text-brand-text"
            >
              <OfficeIcon name={icon} className="size-6" />
              <span className="max-w-full truncate">{own(`places.${name}`)}</span>
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** Asks above the page for a session that has run out, or for a fresh proof; the page below keeps all that was typed. */
function Again() {
  const t = useTranslations('consoleLogin')
  const frame = useTranslations('consoleFrame')
  const question = useDesk((desk) => desk.question)
  const email = useOperator(({ session }) => session?.operador.email)
  const own = useTranslations('operatorFrame')
  const isProof = question === 'proof'
  return (
    <Dialog
      isOpen={question !== undefined}
      onClose={() => question && answerAtDesk(question, false)}
      title={isProof ? own('proofTitle') : t('again.title')}
      closeLabel={frame('close')}
    >
      <p className="mb-5 text-muted">{isProof ? own('proofLead') : t('again.lead')}</p>
      <OperatorLoginForm email={email} />
    </Dialog>
  )
}

/** The operator, theme, language and log-out. */
function Account() {
  const t = useTranslations('consoleFrame')
  const email = useOperator(({ session }) => session?.operador.email)
  const theme = useThemeChoice()
  const locale = useLanguage((language) => language.locale)
  const languages = Object.entries(languageNames) as [Locale, string][]
  const { run, failure } = useAct<void>(useFailureText())
  return (
    <div className="grid gap-4">
      <p className="font-semibold wrap-anywhere">{email}</p>
      <Segmented
        legend={t('themes.legend')}
        name="theme"
        value={theme}
        onChange={chooseTheme}
        options={[
          { value: 'light', label: t('themes.light'), icon: 'sun' },
          { value: 'system', label: t('themes.system'), icon: 'device' },
          { value: 'dark', label: t('themes.dark'), icon: 'moon' },
        ]}
      />
      <Segmented
        legend={t('language')}
        name="language"
        value={locale}
        onChange={(chosen) => void (chosen !== locale && chooseLanguage(chosen))}
        options={languages.map(([value, label]) => ({ value, label }))}
      />
      <button type="button" className={toolClass('quiet')} onClick={() => void run(leave)}>
        <Icon name="leave" className="size-4.5" />
        {t('logOut')}
      </button>
      <p role="alert" className={`${textLinkClass} text-sm text-danger empty:hidden`}>
        {failure}
      </p>
    </div>
  )
}
