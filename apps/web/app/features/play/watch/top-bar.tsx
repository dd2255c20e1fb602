import { clockText } from '@narthex/client/format/recording-times'
import type { Playback, Title } from '@narthex/contract/play/play.schemas'
import { Icon } from '@narthex/ui/icon'
import { ToolIcon } from '@narthex/ui/tool-icon'
import { useTranslations } from 'use-intl'
import { PageLink } from '../../../components/page-link.tsx'
import { Choice } from '../../../components/player/choice.tsx'
import { pathTo } from '../../../routing/page-path.ts'
import { ViewerButton } from '../profiles/viewer-button.tsx'
import { usePlaceWords } from './use-place-words.ts'

export interface TopBarProps {
  readonly title: Title
  readonly files?: Playback['anexos']
  readonly onSeek?: (seconds: number) => void
}

/** Bar above the picture: the way back, the title and its files. */
export function TopBar({ title, files = [], onSeek }: TopBarProps) {
  const t = useTranslations('playWatch')
  const place = usePlaceWords(title)
  return (
    <div className="flex items-center gap-2 p-2 pt-[max(0.5rem,env(safe-area-inset-top))] md:p-4">
      <PageLink
        to={pathTo('/play/video/:id', { id: title.id })}
        className="grid size-11 shrink-0 place-items-center rounded-full hover:bg-white/16"
      >
        <Icon name="arrow" className="size-6 rotate-180" />
        <span className="sr-only">{t('back')}</span>
      </PageLink>
      <div className="min-w-0 grow">
        <p lang={title.idioma} className="truncate text-base font-semibold md:text-lg">
          {title.titulo}
        </p>
        {place && <p className="truncate text-sm text-white/80">{place}</p>}
      </div>
      {onSeek && title.capitulos.length > 1 && (
        <Choice
          label={t('chapters')}
          value={-1}
          options={[
            { value: -1, text: t('chapters') },
            ...title.capitulos.map(({ inicioSegundos, titulo }) => ({
              value: inicioSegundos,
              text: `${clockText(inicioSegundos)} ${titulo}`,
            })),
          ]}
          onChoose={(seconds) => {
            if (seconds >= 0) onSeek(seconds)
          }}
          className="max-sm:max-w-24"
        />
      )}
      {files.length > 0 && <Files files={files} />}
      <ViewerButton />
    </div>
  )
}

function Files({ files }: { files: Playback['anexos'] }) {
  const t = useTranslations('playWatch')
  return (
    <details className="relative">
      <summary className="grid size-11 cursor-pointer list-none place-items-center rounded-full hover:bg-white/16">
        <ToolIcon name="download" className="size-6" />
        <span className="sr-only">{t('files')}</span>
      </summary>
      <ul className="absolute end-0 top-full z-10 mt-1 w-64 rounded-card bg-black/90 p-2">
        {files.map(({ nome, url }) => (
          <li key={url}>
            <a
              href={url}
              target="_blank"
              rel="noopener"
              className="flex min-h-11 items-center rounded-control px-3 hover:bg-white/16"
            >
              {nome}
            </a>
          </li>
        ))}
      </ul>
    </details>
  )
}
