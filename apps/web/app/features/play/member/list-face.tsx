import { buttonClass } from '@narthex/ui/button'
import { Icon } from '@narthex/ui/icon'
import { ToolIcon } from '@narthex/ui/tool-icon'
import { useTranslations } from 'use-intl'

export const listButtonClass = buttonClass('clear')

/** Face of the list button, for visitors and members alike; only its name tells what it does. */
export function ListFace({ isKept, name }: { isKept: boolean; name: string }) {
  const t = useTranslations('play.list')
  return (
    <>
      {isKept ? <Icon name="check" className="size-5" /> : <ToolIcon name="plus" className="size-5" />}
      <span aria-hidden="true">{t(isKept ? 'kept' : 'add')}</span>
      <span className="sr-only">{name}</span>
    </>
  )
}
