export interface ServiceFrameProps {
  /** Address of the other service's player. */
  readonly address: string | undefined
  readonly name: string
}

/** Another service's player: it may run its scripts and open its pages in new tabs, without access to our page. */
export function ServiceFrame({ address, name }: ServiceFrameProps) {
  return (
    <iframe
      key={address}
      src={address}
      title={name}
      sandbox="allow-scripts allow-same-origin allow-presentation allow-popups allow-popups-to-escape-sandbox"
      allow="autoplay; fullscreen; picture-in-picture; encrypted-media"
      allowFullScreen
      // Which site it is, as the services ask; not which page.
      referrerPolicy="strict-origin"
      className="block size-full border-0 bg-black"
    />
  )
}
