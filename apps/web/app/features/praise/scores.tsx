import type { MusicalScore } from '@narthex/contract/praise/song.schemas'
import { chipClass } from '@narthex/ui/chip'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { PdfReader } from '../../components/pdf/pdf-reader.tsx'
import { SmartLink } from '../../components/smart-link.tsx'

/** The scores of a song: those of the site's own to be read here, one at a time, and others to be opened where they are. */
export function Scores({ scores, songId }: { scores: readonly MusicalScore[]; songId: number }) {
  const t = useTranslations('praise')
  const [at, setAt] = useState(0)
  const score = scores[at] ?? scores[0]
  if (!score) return null
  const isReadable = /^\/[^/].*\.pdf$/i.test(score.url)
  return (
    <div className="grid gap-4">
      {scores.length > 1 && (
        <ul aria-label={t('scores')} className="flex flex-wrap gap-2 noscript:hidden">
          {scores.map(({ name, url }, i) => (
            <li key={`${name} ${url}`}>
              <button type="button" aria-pressed={i === at} onClick={() => setAt(i)} className={chipClass}>
                {name}
              </button>
            </li>
          ))}
        </ul>
      )}
      {isReadable ? (
        <PdfReader key={`${songId} ${score.url}`} src={score.url} name={score.name} />
      ) : (
        <p>
          <SmartLink address={score.url} className={chipClass}>
            {score.name}
          </SmartLink>
        </p>
      )}
      {scores.length > 1 && (
        <ul className="hidden gap-2 noscript:grid">
          {scores.map(({ name, url }) => (
            <li key={`${name} ${url}`}>
              <SmartLink address={url} className={chipClass}>
                {name}
              </SmartLink>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
