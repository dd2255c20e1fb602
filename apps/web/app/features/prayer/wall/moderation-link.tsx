import { buttonClass } from '@narthex/ui/button'
import { ToolIcon } from '@narthex/ui/tool-icon'
import { useTranslations } from 'use-intl'
import { SmartLink } from '../../../components/smart-link.tsx'
import { useHasPermission } from '../../../components/use-has-permission.ts'

/** Link to the moderation queue, for moderators; nothing for others. */
export function ModerationLink() {
  const t = useTranslations('prayerWall')
  if (!useHasPermission('moderation.decide')) return null
  return (
    <SmartLink to="/prayer/moderation" className={`${buttonClass('quiet')} max-sm:w-full`}>
      <ToolIcon name="sliders" className="size-5" />
      {t('moderate')}
    </SmartLink>
  )
}
