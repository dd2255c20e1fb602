import type { TableTexts } from '@narthex/ui/office/table/data-column'
import { useTranslations } from 'use-intl'

/** The words of the kit's table. */
export function useTableWords(): TableTexts {
  const t = useTranslations('consoleList')
  return {
    selectShown: t('selectAll'),
    selectRow: (title) => t('select', { title }),
    selection: t('selection'),
    actions: t('actions'),
    rowActions: (title) => t('rowActions', { title }),
    loading: t('loading'),
    sortBy: t('sortBy'),
    usualOrder: t('usualOrder'),
    ascending: (column) => t('sortUp', { column }),
    descending: (column) => t('sortDown', { column }),
  }
}
