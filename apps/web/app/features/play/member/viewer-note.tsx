import { textLinkClass } from '@narthex/ui/button'
import { Icon } from '@narthex/ui/icon'
import { useTranslations } from 'use-intl'
import { playEdgeClass } from '../../../components/play-edge.ts'
import { useProfiles } from '../profiles/use-profiles.ts'
import { forgetViewer } from '../profiles/viewer.ts'

/** Name of the child's profile whose positions are shown, and the way back to the member's own. */
export function ViewerNote({ perfil }: { perfil: string }) {
  const t = useTranslations('play.viewer')
  const profiles = useProfiles()
  const name = profiles.state === 'ready' ? profiles.value.perfis.find(({ id }) => id === perfil)?.nome : undefined
  return (
    <p className={`${playEdgeClass} flex flex-wrap items-center gap-x-4`}>
      <span className="inline-flex min-h-11 items-center gap-2 font-medium">
        <Icon name="person" className="size-5" />
        {name === undefined ? t('child') : t('named', { name })}
      </span>
      <button type="button" onClick={forgetViewer} className={textLinkClass}>
        {t('leave')}
      </button>
    </p>
  )
}
