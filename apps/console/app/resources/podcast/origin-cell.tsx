import type { OfficeEpisode } from '@narthex/contract/media/episode.resource'
import { useTranslations } from 'use-intl'

/** Where an episode comes from. */
export function OriginCell({ origin }: { origin: OfficeEpisode['origem'] }) {
  return useTranslations('consolePodcast.origins')(origin)
}
