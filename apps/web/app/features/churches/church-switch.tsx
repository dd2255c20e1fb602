import { LazyPart, lazyPart } from '@narthex/client/parts/lazy-part'
import { iconButtonClass } from '@narthex/ui/button'
import { Icon } from '@narthex/ui/icon'
import { type MouseEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { useTranslations } from 'use-intl'
import { SmartLink } from '../../components/smart-link.tsx'

/** Loads the dialog on demand: few readers change churches. */
const load = () => import('./church-dialog.tsx').then(({ ChurchDialog }) => ChurchDialog)
const ChurchDialog = lazyPart(load)
const path = '/churchs'

/** Link beside the name of a church that has sister churches: a dialog, or without scripts their page. */
export function ChurchSwitch() {
  const t = useTranslations('shell')
  const navigate = useNavigate()
  const [isOpen, setOpen] = useState<boolean>()
  const open = (click: MouseEvent) => {
    if (click.metaKey || click.ctrlKey || click.shiftKey || click.altKey || !navigator.onLine) return
    click.preventDefault()
    // Where the dialog cannot be had, the page that the link leads to can.
    void load().then(
      () => setOpen(true),
      () => navigate(path),
    )
  }
  return (
    <>
      <SmartLink
        to={path}
        onClick={open}
        className={`${iconButtonClass} -ms-2 text-muted hover:bg-ink/6 hover:text-ink over-hero:text-white/90 over-hero:hover:bg-white/18 over-hero:hover:text-white`}
      >
        <Icon name="chevron" className="size-5" />
        <span className="sr-only">{t('switchChurch')}</span>
      </SmartLink>
      {isOpen !== undefined && (
        <LazyPart>
          <ChurchDialog isOpen={isOpen} onClose={() => setOpen(false)} />
        </LazyPart>
      )}
    </>
  )
}
