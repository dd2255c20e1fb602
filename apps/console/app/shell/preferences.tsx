import type { Locale } from '@narthex/contract/locale'
import { languageNames } from '@narthex/locales/language-names'
import { Icon } from '@narthex/ui/icon'
import { Segmented } from '@narthex/ui/segmented'
import { useTranslations } from 'use-intl'
import { toolClass } from '../components/buttons.ts'
import { chooseLanguage, useLanguage } from '../document/language.ts'
import { chooseTheme, useThemeChoice } from '../document/theme.ts'
import { LogOutButton } from '../session/log-out-button.tsx'
import { useOfficeSession } from '../session/office.ts'

/** The signed-in person, theme, language, keyboard shortcuts and log-out. */
export function Preferences({ onKeys }: { onKeys: () => void }) {
  const t = useTranslations('consoleFrame')
  const roleNames = useTranslations('consoleSession.roles')
  const { pessoa, user, roles, igreja } = useOfficeSession()
  const theme = useThemeChoice()
  const locale = useLanguage((language) => language.locale)
  const languages = Object.entries(languageNames) as [Locale, string][]
  return (
    <div className="grid gap-4">
      <div>
        <p className="font-semibold">{`${pessoa.nome} ${pessoa.sobrenome}`}</p>
        <p className="text-sm wrap-anywhere text-muted">{user.email}</p>
        <p className="mt-1 text-sm text-muted">{roles.map((role) => roleNames(role)).join(' · ')}</p>
      </div>
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
      <a href={igreja.site} target="_blank" rel="noreferrer" className={toolClass('quiet')}>
        <Icon name="external" className="size-4.5" />
        {t('site')}
        <span className="sr-only"> {t('newTab')}</span>
      </a>
      <button type="button" className={`${toolClass('quiet')} max-lg:hidden`} onClick={onKeys}>
        {t('keys')}
      </button>
      <LogOutButton className={toolClass('quiet')}>
        <Icon name="leave" className="size-4.5" />
        {t('logOut')}
      </LogOutButton>
    </div>
  )
}
