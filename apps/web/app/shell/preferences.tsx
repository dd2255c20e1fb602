import { useTranslations } from 'use-intl'
import { LanguageLinks } from './language-links.tsx'
import { ThemeControl } from './theme-control.tsx'

/** Language and theme, at the end of the menu. */
export function Preferences() {
  const t = useTranslations('shell')
  return (
    <section
      aria-label={t('preferences')}
      className="mt-3 flex flex-wrap items-center justify-between gap-2 border-t border-line pt-3 lg:mt-2 lg:p-2"
    >
      <LanguageLinks as="div" />
      <ThemeControl name="menu-theme" className="grow basis-64 md:max-w-96" />
    </section>
  )
}
