import { clockText } from '@narthex/client/format/recording-times'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { keepingEmbed } from '../../../routing/embed.ts'
import type { PagePath } from '../../../routing/page-path.ts'

interface TimeLinkProps {
  readonly seconds: number
  /** Path of the video's page. */
  readonly path: PagePath
  readonly onGo: (seconds: number) => void
  readonly className: string
  readonly timeClassName?: string
  readonly children?: ReactNode
}

/** Plays from a moment on: in place, or by its address, which can be copied like any other. */
export function TimeLink({ seconds, path, onGo, className, timeClassName, children }: TimeLinkProps) {
  const { search } = useLocation()
  return (
    <a
      href={keepingEmbed(`${path}?t=${seconds}`, search)}
      rel="nofollow"
      onClick={(event) => {
        event.preventDefault()
        onGo(seconds)
      }}
      className={className}
    >
      <span className={timeClassName}>{clockText(seconds)}</span>
      {children}
    </a>
  )
}
