import { useTranslations } from 'use-intl'
import { ServiceFrame } from './service-frame.tsx'

export interface FramePlayerProps {
  /** Address of the other service's player. */
  readonly address: string | undefined
  readonly title: string
  readonly service: string | undefined
}

/** Another service's player, named by the title of its video. Texts: `player`. */
export function FramePlayer({ address, title, service = '' }: FramePlayerProps) {
  const t = useTranslations('player')
  return <ServiceFrame address={address} name={t('frame', { title, service })} />
}
