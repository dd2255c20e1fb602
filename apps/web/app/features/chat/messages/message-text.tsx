import { splitLinks } from './text-parts.ts'

/** Plain text with safe links: they tell the site they lead to nothing, and search engines do not follow them. */
export function MessageText({ text, className = '' }: { text: string; className?: string }) {
  return (
    <p dir="auto" className={`whitespace-pre-line wrap-anywhere ${className}`}>
      {splitLinks(text).map(({ text: part, href }, at) =>
        href ? (
          <a
            // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other identity
            key={at}
            href={href}
            target="_blank"
            rel="nofollow ugc noopener noreferrer"
            className="font-medium text-brand-text underline underline-offset-2"
          >
            {part}
          </a>
        ) : (
          part
        ),
      )}
    </p>
  )
}
