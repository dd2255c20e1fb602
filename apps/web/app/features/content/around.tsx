import { Fragment, type ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { itemGridClass } from '../../components/item-card.tsx'
import { MoreSection } from '../../components/more-section.tsx'
import { Neighbours } from '../../components/neighbours.tsx'
import type { PagePath } from '../../routing/page-path.ts'

interface Near {
  readonly id: number
  readonly titulo: string
  readonly idioma: string
}

interface AroundProps<Item extends Near> {
  readonly item: {
    readonly anterior: Item | null
    readonly proximo: Item | null
    readonly relacionados: readonly Item[]
  }
  readonly pathOf: (id: number) => PagePath
  readonly draw: (item: Item) => ReactNode
}

/** Links after a dated item: the previous, the next, and similar items. */
export function Around<Item extends Near>({ item, pathOf, draw }: AroundProps<Item>) {
  const t = useTranslations('reading')
  const { anterior, proximo, relacionados } = item
  // Shown just above as the one before or after.
  const others = relacionados.filter(({ id }) => id !== anterior?.id && id !== proximo?.id)
  const neighbour = (other: Item | null, label: string) => other && { ...other, to: pathOf(other.id), label }
  return (
    <>
      <Neighbours before={neighbour(anterior, t('older'))} after={neighbour(proximo, t('newer'))} />
      {others.length > 0 && (
        <MoreSection title={t('related')}>
          <ul className={itemGridClass}>
            {others.map((other) => (
              <Fragment key={other.id}>{draw(other)}</Fragment>
            ))}
          </ul>
        </MoreSection>
      )}
    </>
  )
}
