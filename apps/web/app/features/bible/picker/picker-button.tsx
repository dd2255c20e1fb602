import { LazyPart, lazyPart } from '@narthex/client/parts/lazy-part'
import { type ReactNode, useState } from 'react'
import { SmartLink } from '../../../components/smart-link.tsx'
import type { ReaderData } from '../reader/reader-data.ts'

const PlaceDialog = lazyPart(() => import('./place-dialog.tsx').then(({ PlaceDialog }) => PlaceDialog))
const TranslationDialog = lazyPart(() =>
  import('./translation-dialog.tsx').then(({ TranslationDialog }) => TranslationDialog),
)

export interface PickerButtonProps {
  readonly kind: 'place' | 'translation'
  readonly data: ReaderData
  readonly className: string
  readonly children: ReactNode
}

/** Opens a picker; without scripts it leads to the page that has all books and translations. */
export function PickerButton({ kind, data, className, children }: PickerButtonProps) {
  const [isOpen, setOpen] = useState(false)
  const [wasOpened, setOpened] = useState(false)
  const open = () => {
    setOpened(true)
    setOpen(true)
  }
  const dialog = { data, isOpen, onClose: () => setOpen(false) }
  return (
    <>
      <button type="button" aria-haspopup="dialog" onClick={open} className={`${className} noscript:hidden`}>
        {children}
      </button>
      <SmartLink to="/bible" className={`${className} hidden! noscript:inline-flex!`}>
        {children}
      </SmartLink>
      {wasOpened && (
        <LazyPart>{kind === 'place' ? <PlaceDialog {...dialog} /> : <TranslationDialog {...dialog} />}</LazyPart>
      )}
    </>
  )
}
