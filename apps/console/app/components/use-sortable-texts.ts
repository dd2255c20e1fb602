import type { SortableTexts } from '@narthex/ui/office/sortable/sortable-list'
import { useTranslations } from 'use-intl'

/** The words of a list that people put in order. */
export function useSortableTexts(): SortableTexts {
  const t = useTranslations('consoleWidgets.order')
  return {
    moveUp: (name) => t('up', { name }),
    moveDown: (name) => t('down', { name }),
    moved: (name, position, count) => t('moved', { name, position: String(position), count: String(count) }),
  }
}
