import type { DetailedHTMLProps, HTMLAttributes } from 'react'

/** An element of media-chrome in JSX. React writes `class`, as an element that it does not know has no `className`. */
type MediaElement = Omit<DetailedHTMLProps<HTMLAttributes<HTMLElement>, HTMLElement>, 'className'> & {
  readonly class?: string
  readonly [attribute: string]: unknown
}

declare module 'react' {
  // biome-ignore lint/style/noNamespace: so React's types name what JSX knows
  namespace JSX {
    interface IntrinsicElements {
      'media-controller': MediaElement
      'media-control-bar': MediaElement
      'media-loading-indicator': MediaElement
      'media-play-button': MediaElement
      'media-seek-backward-button': MediaElement
      'media-seek-forward-button': MediaElement
      'media-mute-button': MediaElement
      'media-volume-range': MediaElement
      'media-time-range': MediaElement
      'media-time-display': MediaElement
      'media-pip-button': MediaElement
      'media-fullscreen-button': MediaElement
    }
  }
}
