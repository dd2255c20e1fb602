import { textParts } from './text-parts.ts'

/** Author's text about an episode: its lines, with web addresses as links. */
export function SpokenText({ text, lang }: { text: string; lang: string }) {
  return (
    <p lang={lang} className="max-w-measure whitespace-pre-line wrap-anywhere">
      {textParts(text).map(({ text: part, href }, index) =>
        href ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text, which none ever moves
          <a key={index} href={href} target="_blank" rel="noopener nofollow" className="text-brand-text underline">
            {part}
          </a>
        ) : (
          part
        ),
      )}
    </p>
  )
}
