import type { CollectionItem } from '@narthex/contract/play/play.schemas'
import { useTranslations } from 'use-intl'
import { listAddress } from '../../../routing/list-address.ts'
import { CollectionCard } from './collection-card.tsx'
import { PlayShelf } from './play-shelf.tsx'

/** Series, courses and collections; nothing where there are none. */
export function CollectionShelf({ collections }: { collections: readonly CollectionItem[] }) {
  const t = useTranslations('play.shelf')
  if (collections.length === 0) return null
  return (
    <PlayShelf
      title={t('collections')}
      items={collections}
      all={listAddress('/play/search', { type: 'collections' })}
      card={(collection, tabIndex) => (
        <CollectionCard key={collection.id} collection={collection} tabIndex={tabIndex} />
      )}
    />
  )
}
