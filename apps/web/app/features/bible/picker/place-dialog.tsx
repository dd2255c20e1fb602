import { Dialog } from '@narthex/ui/dialog'
import { useTranslations } from 'use-intl'
import type { ReaderData } from '../reader/reader-data.ts'
import { JumpField } from './jump-field.tsx'
import { PlacePicker } from './place-picker.tsx'

export interface PickerDialogProps {
  readonly data: ReaderData
  readonly isOpen: boolean
  readonly onClose: () => void
}

/** Dialog for any place in the Bible: by two taps, or by its reference. */
export function PlaceDialog({ data, isOpen, onClose }: PickerDialogProps) {
  const t = useTranslations('bible')
  const shell = useTranslations('shell')
  const { translation } = data.text
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t('choosePlace')} closeLabel={shell('close')}>
      <JumpField version={translation.codigo} onGo={onClose} />
      <PlacePicker
        translation={translation}
        place={data.place}
        beside={data.beside?.translation.codigo}
        onGo={onClose}
      />
    </Dialog>
  )
}
