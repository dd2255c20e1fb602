import { useValidForm } from '@narthex/client/forms/use-valid-form'
import { Dialog } from '@narthex/ui/dialog'
import { useTranslations } from 'use-intl'
import { useChurchSite } from '../../../page/use-site.ts'
import { AddressFieldset } from './address-fields.tsx'
import { addressFieldNames, addressFormSchema, addressInput } from './address-form.ts'
import { RowForm } from './row-form.tsx'
import type { AddressFields } from './row-values.ts'

export interface AddressDialogProps {
  /** Key of the row being edited; undefined for a new row. */
  readonly rowKey: string | undefined
  readonly value: AddressFields | undefined
  readonly onClose: () => void
  readonly onKeep: (value: AddressFields) => void
}

/** An address, added or edited in the page; it is saved with everything else. */
export function AddressDialog({ onClose, value, ...rest }: AddressDialogProps) {
  const t = useTranslations('person.address')
  const words = useTranslations('shell')
  return (
    <Dialog isOpen onClose={onClose} title={t(value ? 'edit' : 'add')} closeLabel={words('close')}>
      <AddressForm value={value} onClose={onClose} {...rest} />
    </Dialog>
  )
}

function AddressForm({ rowKey, value, onClose, onKeep }: AddressDialogProps) {
  const { church } = useChurchSite()
  const draftKey = `address ${rowKey ?? 'new'}`
  const valid = useValidForm({
    schema: addressFormSchema,
    defaultValues: addressInput(value, church.endereco?.pais ?? 'BR'),
    draft: { key: draftKey, fields: addressFieldNames },
    onSubmit: async (address) => onKeep(address),
  })
  return (
    <RowForm valid={valid} draftKey={draftKey} onClose={onClose}>
      <AddressFieldset {...valid} />
    </RowForm>
  )
}
