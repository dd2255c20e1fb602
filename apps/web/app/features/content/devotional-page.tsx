import type { DevotionalPage as DevotionalData } from '@narthex/contract/content/content.schemas'
import { itemCover } from '@narthex/ui/covers/item-cover'
import { pathTo } from '../../routing/page-path.ts'
import { Around } from './around.tsx'
import { DevotionalItem } from './devotional-item.tsx'
import { Facts } from './facts.tsx'
import type { ItemData } from './item-data.ts'
import { Passage } from './passage.tsx'
import { ReadingPage } from './reading-page.tsx'

const pathOf = (id: number) => pathTo('/devotionals/:devotionalId', { devotionalId: id })

/** A devotional to read, with the days around it. */
export function DevotionalPage({ item, listName, renderedAt }: ItemData<DevotionalData>) {
  const { referencia, referenciaOsis, idioma } = item
  return (
    <ReadingPage
      item={item}
      cover={itemCover('DEVOCIONAL', item.id)}
      list={{ to: '/devotionals', name: listName }}
      facts={<Facts {...item} />}
      before={referencia && <Passage name={referencia} osis={referenciaOsis} lang={idioma} />}
      after={
        <Around
          item={item}
          pathOf={pathOf}
          draw={(other) => <DevotionalItem devotional={other} renderedAt={renderedAt} />}
        />
      }
    />
  )
}
