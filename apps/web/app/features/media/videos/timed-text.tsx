import { timedParts } from '@narthex/client/format/recording-times'
import type { PagePath } from '../../../routing/page-path.ts'
import { TimeLink } from './time-link.tsx'

interface TimedTextProps {
  readonly text: string
  readonly lang: string
  readonly path: PagePath
  readonly onGo: (seconds: number) => void
}

/** Church's text about a video; times in it link to that position. */
export function TimedText({ text, lang, path, onGo }: TimedTextProps) {
  return (
    <p lang={lang} className="mt-2 max-w-measure whitespace-pre-line">
      {timedParts(text).map((part, index) =>
        part.seconds === undefined ? (
          part.text
        ) : (
          <TimeLink
            // biome-ignore lint/suspicious/noArrayIndexKey: one time may stand there twice, and none ever moves
            key={index}
            seconds={part.seconds}
            path={path}
            onGo={onGo}
            className="font-semibold text-brand-text underline-offset-4 hover:underline"
          />
        ),
      )}
    </p>
  )
}
