import { iconButtonClass } from '@narthex/ui/button'
import { Icon } from '@narthex/ui/icon'
import { useTranslations } from 'use-intl'

export interface MenuSheetHeadProps {
  /** Id of the sheet's element. */
  readonly id: string
  readonly title: string
}

/** Title of a menu and the button that closes it, where the menu is a sheet (on phones). Needs no script. */
export function MenuSheetHead({ id, title }: MenuSheetHeadProps) {
  const t = useTranslations('shell')
  return (
    <div className="mb-2 flex items-center justify-between ps-3 lg:hidden">
      <p className="text-lg font-semibold">{title}</p>
      <button
        type="button"
        popoverTarget={id}
        popoverTargetAction="hide"
        className={`${iconButtonClass} hover:bg-sunken`}
      >
        <Icon name="close" />
        <span className="sr-only">{t('close')}</span>
      </button>
    </div>
  )
}
