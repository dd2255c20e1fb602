import { useValidForm } from '@narthex/client/forms/use-valid-form'
import { Notice } from '@narthex/ui/notice'
import { SubmitButton } from '@narthex/ui/submit-button'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useChurchSite } from '../../../page/use-site.ts'
import { AddressFieldset } from './address-fields.tsx'
import { addressFieldNames, addressFormSchema, addressInput } from './address-form.ts'
import { addressCalls } from './person-calls.ts'

export interface PayerAddressProps {
  readonly memberId: number
  readonly onSaved: () => Promise<void>
}

/** The first address of a person, for the payment and for all that follows. */
export function PayerAddress({ memberId, onSaved }: PayerAddressProps) {
  const t = useTranslations('person.payment')
  const { church } = useChurchSite()
  const [uuid] = useState(() => crypto.randomUUID())
  const valid = useValidForm({
    schema: addressFormSchema,
    defaultValues: addressInput(undefined, church.endereco?.pais ?? 'BR'),
    draft: { key: 'payer address', fields: addressFieldNames },
    async onSubmit(address) {
      await addressCalls(memberId).add(uuid, address)
      await onSaved()
    },
  })
  return (
    <form noValidate onSubmit={valid.submit} className="grid max-w-md gap-4">
      <h2 className="text-xl">{t('address')}</h2>
      <AddressFieldset {...valid} />
      {valid.failure && (
        <Notice tone="danger">
          <p>{valid.failure}</p>
        </Notice>
      )}
      <SubmitButton isSending={valid.isSending} className="max-sm:w-full sm:justify-self-start">
        {t('save')}
      </SubmitButton>
    </form>
  )
}
