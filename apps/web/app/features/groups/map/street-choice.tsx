import { chipClass } from '@narthex/ui/chip'
import { useTranslations } from 'use-intl'
import { SmartLink } from '../../../components/smart-link.tsx'
import { originOfTiles } from '../../../consent/third-parties.ts'
import type { useStreets } from './use-streets.ts'

/** Streets under the map: asked for here, where one sees what for, and taken back here. Nothing where there are none. */
export function StreetChoice({ tiles, isShown, hasFailed, choose }: ReturnType<typeof useStreets>) {
  const t = useTranslations('groupMap')
  if (!tiles) return null
  const host = new URL(originOfTiles(tiles.url)).host
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <button type="button" onClick={() => choose(!isShown)} className={chipClass}>
        {t(isShown ? 'noStreets' : 'streets')}
      </button>
      <p role="status">{hasFailed ? t('streetsFailed') : !isShown && t('streetsWhy', { host })}</p>
      {isShown && (
        <p>
          {tiles.attributionUrl ? (
            <SmartLink address={tiles.attributionUrl} className="underline underline-offset-4">
              {tiles.attribution}
            </SmartLink>
          ) : (
            tiles.attribution
          )}
        </p>
      )}
    </div>
  )
}
