import { useTranslations } from 'use-intl'

export interface FramePlayerProps {
  /** Address of the other service's player. */
  readonly address: string | undefined
  readonly title: string
  readonly service: string | undefined
}

/** Another service's player: it may run its scripts and open its pages in new tabs, without access to our page. */
export function FramePlayer({ address, title, service = '' }: FramePlayerProps) {
  const t = useTranslations('player')
  return (
    <iframe
      key={address}
      src={address}
      title={t('frame', { title, service })}
      sandbox="allow-scripts allow-same-origin allow-presentation allow-popups allow-popups-to-escape-sandbox"
      allow="autoplay; fullscreen; picture-in-picture; encrypted-media"
      allowFullScreen
      // Which site it is, as the services ask; not which page.
      referrerPolicy="strict-origin"
      className="block size-full border-0 bg-black"
    />
  )
}
