import type { IconName } from '@narthex/ui/icon'
import { Segmented } from '@narthex/ui/segmented'
import { useTranslations } from 'use-intl'
import { chooseTheme, type ThemeChoice } from '../document/choose-theme.ts'
import { useThemeChoice } from '../document/theme.ts'

const choices: readonly { readonly value: ThemeChoice; readonly icon: IconName }[] = [
  { value: 'light', icon: 'sun' },
  { value: 'system', icon: 'device' },
  { value: 'dark', icon: 'moon' },
]

/** Theme choice: light, dark or system. Hidden without scripts, which are needed to store it. */
export function ThemeControl({ name, className = '' }: { name: string; className?: string }) {
  const t = useTranslations('shell.themes')
  return (
    <Segmented
      legend={t('legend')}
      name={name}
      options={choices.map(({ value, icon }) => ({ value, icon, label: t(value) }))}
      value={useThemeChoice()}
      onChange={chooseTheme}
      className={`noscript:hidden ${className}`}
    />
  )
}
