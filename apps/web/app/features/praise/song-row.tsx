import type { SongSummary } from '@narthex/contract/praise/song.schemas'
import { Badge } from '@narthex/ui/badge'
import { ToolIcon } from '@narthex/ui/tool-icon'
import { useTranslations } from 'use-intl'
import { SmartLink } from '../../components/smart-link.tsx'
import { useChurchSite } from '../../page/use-site.ts'
import { pathTo } from '../../routing/page-path.ts'

/** A song of the songbook: found by its title, told apart by its author, known by its key. */
export function SongRow({ song: { id, title, subtitle, author, theme, tone, showType } }: { song: SongSummary }) {
  const t = useTranslations('praise')
  const { church } = useChurchSite()
  const line = [author ?? subtitle, theme].filter(Boolean).join(' · ')
  return (
    <li>
      <SmartLink
        to={pathTo('/praises/:praiseId', { praiseId: id })}
        className="flex min-h-16 items-center gap-3 rounded-control px-3 py-2 transition-colors hover:bg-sunken"
      >
        <span className="min-w-0 grow">
          <span lang={church.idioma} className="line-clamp-2 leading-snug font-semibold wrap-anywhere">
            {title}
          </span>
          {line && (
            <span lang={church.idioma} className="block truncate text-sm text-muted">
              {line}
            </span>
          )}
        </span>
        {showType === 'cipher' && tone ? (
          <Badge tone="brand" className="shrink-0">
            <span className="sr-only">{t('key')} </span>
            {tone}
          </Badge>
        ) : (
          <span className="flex shrink-0 items-center gap-1.5 text-sm text-muted">
            <ToolIcon name={showType === 'score' ? 'song' : 'note'} className="size-5" />
            {showType && t(`modes.${showType}`)}
          </span>
        )}
      </SmartLink>
    </li>
  )
}
