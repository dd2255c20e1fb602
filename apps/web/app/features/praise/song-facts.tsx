import type { Song } from '@narthex/contract/praise/song.schemas'
import { useTranslations } from 'use-intl'
import { useChurchSite } from '../../page/use-site.ts'

/** Facts about a song: author, original key, capo, rhythm and theme. */
export function SongFacts({ song }: { song: Song }) {
  const t = useTranslations('praise')
  const { church } = useChurchSite()
  const facts: [name: string, value: string | null][] = [
    [t('author'), song.author],
    [t('originalKey'), song.tone],
    [t('capo'), song.capo > 0 ? t('fret', { fret: String(song.capo) }) : null],
    [t('rhythm'), song.rhythm],
    [t('theme'), song.theme],
    [t('group'), song.group],
    [t('code'), song.code],
  ]
  const known = facts.filter(([, value]) => value)
  if (known.length === 0) return null
  return (
    <dl className="mt-3 flex flex-wrap gap-x-6 gap-y-1 text-sm">
      {known.map(([name, value]) => (
        <div key={name} className="flex gap-1.5">
          <dt className="text-muted">{name}</dt>
          <dd lang={church.idioma} className="font-semibold wrap-anywhere">
            {value}
          </dd>
        </div>
      ))}
    </dl>
  )
}
