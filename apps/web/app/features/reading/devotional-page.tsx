import type { DevotionalPage as DevotionalData } from '@narthex/contract/content/content.schemas'
import { useTranslations } from 'use-intl'
import { itemGridClass } from '../../shell/item-card.tsx'
import { DevotionalItem } from './devotional-item.tsx'
import { Facts } from './facts.tsx'
import type { ItemData } from './item-data.ts'
import { MoreSection } from './more-section.tsx'
import { Neighbours } from './neighbours.tsx'
import { Passage } from './passage.tsx'
import { ReadingPage } from './reading-page.tsx'
import { seedOf } from './seeds.ts'

/** A devotional to read, with the days around it. */
export function DevotionalPage({ item, listName, renderedAt }: ItemData<DevotionalData>) {
  const t = useTranslations('reading')
  const { anterior, proximo, relacionados, referencia, referenciaOsis } = item
  const neighbour = (other: typeof anterior, label: string) =>
    other && { ...other, to: `/devotionals/${other.id}`, label }
  return (
    <ReadingPage
      item={item}
      seed={seedOf('devotional', item)}
      list={{ to: '/devotionals', name: listName }}
      facts={<Facts {...item} />}
      before={referencia && <Passage name={referencia} osis={referenciaOsis} lang={item.idioma} />}
      after={
        <>
          <Neighbours before={neighbour(anterior, t('older'))} after={neighbour(proximo, t('newer'))} />
          {relacionados.length > 0 && (
            <MoreSection title={t('related')}>
              <ul className={itemGridClass}>
                {relacionados.map((other) => (
                  <DevotionalItem key={other.id} devotional={other} renderedAt={renderedAt} />
                ))}
              </ul>
            </MoreSection>
          )}
        </>
      }
    />
  )
}
