import type { RichMediaProps } from '@narthex/client/parts/rich-blocks'
import type { RichMedia } from '@narthex/contract/content/rich-text'
import type { OwnVideo, ServiceVideo } from '@narthex/contract/media/watch-address'
import { Icon } from '@narthex/ui/icon'
import { type ReactNode, useState } from 'react'
import { frameAddress, serviceName } from './player/player-source.ts'
import { ServiceFrame } from './player/service-frame.tsx'
import { sourceAtWatchAddress } from './player/written-source.ts'

type Film = Extract<RichMedia, { type: 'video' }>['attrs']
type LibraryFile = Extract<RichMedia, { type: 'file' }>['attrs']

const frameClass = 'aspect-video w-full overflow-hidden rounded-card bg-black'

/**
 * A film, a recording or a document within a text. Another service is asked for nothing before the reader presses play; without
 * scripts a film of one is a link to it. The page's loader allows what it loads: `visit.allow(filmSources(doc))`.
 */
export function TextMedia({ media }: RichMediaProps) {
  if (media.type === 'file') return <FileOfText {...media.attrs} />
  const source = sourceAtWatchAddress(media.attrs.url)
  return source.codigo === null ? (
    <OwnFilm source={source} {...media.attrs} />
  ) : (
    <ServiceFilm source={source} {...media.attrs} />
  )
}

function Captioned({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <figure>
      {children}
      {title && <figcaption className="mt-1.5 text-sm text-muted">{title}</figcaption>}
    </figure>
  )
}

function OwnFilm({ source, title }: Film & { readonly source: OwnVideo }) {
  return (
    <Captioned title={title}>
      {/* biome-ignore lint/a11y/useMediaCaption: a film of a text has no captions; one with captions is a video of the church */}
      <video
        src={source.url}
        aria-label={title || undefined}
        controls
        playsInline
        preload="none"
        className={frameClass}
      />
    </Captioned>
  )
}

function ServiceFilm({ source, url, title }: Film & { readonly source: ServiceVideo }) {
  const [isAsked, setAsked] = useState(false)
  const service = serviceName(source) ?? ''
  const name = title ? `${title} · ${service}` : service
  return (
    <Captioned title={title}>
      <div className={`${frameClass} text-white [--ring:#fff] print:hidden`}>
        {isAsked ? (
          <ServiceFrame address={frameAddress(source, 0)} name={name} />
        ) : (
          <a
            href={url}
            target="_blank"
            rel="noopener nofollow"
            onClick={(event) => {
              event.preventDefault()
              setAsked(true)
            }}
            className="grid size-full place-content-center justify-items-center gap-3 no-underline focus-visible:-outline-offset-4"
          >
            <span className="grid size-16 place-items-center rounded-full bg-white text-black">
              <Icon name="play" className="size-8 translate-x-0.5 [&_path]:fill-current" />
            </span>
            <span className="text-sm text-white">
              {title && <span className="sr-only">{`${title} · `}</span>}
              {service}
            </span>
          </a>
        )}
      </div>
      <p className="hidden text-sm print:block">{url}</p>
    </Captioned>
  )
}

function FileOfText({ href, title }: LibraryFile) {
  const ending = href.split('.').at(-1) ?? ''
  if (ending !== 'pdf')
    return (
      <Captioned title={title}>
        {/* biome-ignore lint/a11y/useMediaCaption: what is said stands in the text around it */}
        <audio src={href} aria-label={title || undefined} controls preload="none" className="w-full" />
      </Captioned>
    )
  return (
    <p>
      <a
        href={href}
        target="_blank"
        rel="noopener"
        className="flex min-h-14 items-center gap-3 rounded-card bg-card px-4 py-2 no-underline shadow-rest"
      >
        <Icon name="book" className="size-5 shrink-0" />
        <span className="min-w-0 wrap-anywhere">{title || href.split('/').at(-1)}</span>
        <span className="ms-auto text-sm text-muted">{ending.toUpperCase()}</span>
      </a>
    </p>
  )
}
