import { textLinkClass } from '@narthex/ui/button'
import { useTranslations } from 'use-intl'

const directories = [
  { name: 'apple', open: 'openApple', address: 'https://podcastsconnect.apple.com/' },
  { name: 'spotify', open: 'openSpotify', address: 'https://creators.spotify.com/' },
] as const

/** How the show is handed in at each directory. */
export function HandIn() {
  const t = useTranslations('consolePodcastDirectories.handIn')
  const frame = useTranslations('consoleFrame')
  return (
    <section aria-labelledby="hand-in">
      <h2 id="hand-in" className="mb-2 border-b border-line pb-2 text-base font-semibold">
        {t('title')}
      </h2>
      <p className="mb-3 text-muted">{t('lead')}</p>
      <ol className="grid list-decimal gap-3 ps-5">
        {directories.map(({ name, open, address }) => (
          <li key={name}>
            <p>{t(name)}</p>
            <a href={address} target="_blank" rel="noreferrer" className={textLinkClass}>
              {t(open)}
              <span className="sr-only"> {frame('newTab')}</span>
            </a>
          </li>
        ))}
        <li>{t('others')}</li>
        <li>{t('after')}</li>
      </ol>
    </section>
  )
}
