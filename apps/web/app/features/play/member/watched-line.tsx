import type { TitleItem } from '@narthex/contract/play/play.schemas'
import { Badge } from '@narthex/ui/badge'
import { Icon } from '@narthex/ui/icon'
import { useTranslations } from 'use-intl'
import { usePlayMember } from './play-member.ts'

/** Progress of the member in a title, along the foot of its cover. */
export function WatchedLine({ title: { id, duracaoSegundos } }: { title: Pick<TitleItem, 'id' | 'duracaoSegundos'> }) {
  const t = useTranslations('play')
  const position = usePlayMember(({ positions }) => positions.get(id))
  if (!position) return null
  if (position.flagVisto) {
    return (
      <Badge tone="shade" size="small" icon={<Icon name="check" />} className="absolute end-2 bottom-2">
        {t('watched')}
      </Badge>
    )
  }
  if (!duracaoSegundos || position.segundos <= 0) return null
  const share = Math.min(100, Math.round((100 * position.segundos) / duracaoSegundos))
  return (
    <progress
      value={share}
      max={100}
      aria-label={t('watchedShare', { share: String(share) })}
      className="absolute inset-x-2 bottom-2 h-1.5 w-[calc(100%-1rem)] appearance-none overflow-hidden rounded-full border-0 bg-black/60 [&::-moz-progress-bar]:bg-white [&::-webkit-progress-bar]:bg-transparent [&::-webkit-progress-value]:rounded-full [&::-webkit-progress-value]:bg-white"
    />
  )
}
