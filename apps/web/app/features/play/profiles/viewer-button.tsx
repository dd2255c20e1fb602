import { Icon } from '@narthex/ui/icon'
import { useTranslations } from 'use-intl'
import { useProfiles } from './use-profiles.ts'
import { forgetViewer, useViewer } from './viewer.ts'

/** Current profile and the way to another; nothing if the account has none. */
export function ViewerButton() {
  const t = useTranslations('playProfiles')
  const profiles = useProfiles()
  const { perfil } = useViewer()
  if (profiles.state !== 'ready' || profiles.value.perfis.length === 0) return null
  const name = profiles.value.perfis.find(({ id }) => id === perfil)?.nome ?? t('own')
  return (
    <button
      type="button"
      onClick={forgetViewer}
      className="flex min-h-11 shrink-0 items-center gap-2 rounded-button px-3 text-sm font-semibold hover:bg-white/16"
    >
      <Icon name="person" className="size-6" />
      <span className="sr-only">{t('change')}: </span>
      <span className="max-w-24 truncate max-sm:sr-only">{name}</span>
    </button>
  )
}
