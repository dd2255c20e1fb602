import { useValidForm } from '@narthex/client/forms/use-valid-form'
import { findErrorCode } from '@narthex/contract/client'
import type { saveMaterial } from '@narthex/contract/groups/material.endpoints'
import { givenMaterialSchema } from '@narthex/contract/groups/material.schemas'
import { buttonClass } from '@narthex/ui/button'
import { Dialog } from '@narthex/ui/dialog'
import { SubmitButton } from '@narthex/ui/submit-button'
import { TextField } from '@narthex/ui/text-field'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import * as z from 'zod/mini'

const { titulo, url } = givenMaterialSchema.shape
const schema = z.object({ titulo, url: z.pipe(z.string(), z.pipe(z.transform(withScheme), url)) })

export type GivenMaterial = z.input<typeof givenMaterialSchema>

export interface MaterialDialogProps {
  readonly onClose: () => void
  /** Rejects where it could not be added; the same number again adds it once. */
  readonly onAdd: (id: string, material: GivenMaterial) => Promise<void>
}

/** Dialog to add a material: its name and address. */
export function MaterialDialog({ onClose, onAdd }: MaterialDialogProps) {
  const t = useTranslations('meetings.materials')
  const shell = useTranslations('shell')
  const [id] = useState(() => crypto.randomUUID())
  const { field, submit, isSending, failure } = useValidForm({
    schema,
    defaultValues: { titulo: '', url: '' },
    refusalText: (error) => t(findErrorCode<typeof saveMaterial>(error) === 'LIMIT_REACHED' ? 'full' : 'failed'),
    onSubmit: (material) => onAdd(id, material),
  })
  const name = field('titulo', t('name'))
  const address = field('url', t('address'))
  return (
    <Dialog isOpen onClose={onClose} title={t('add')} closeLabel={shell('close')}>
      <form noValidate onSubmit={submit}>
        <div className="grid gap-4">
          <TextField {...name} error={name.error && t('nameMissing')} maxLength={200} autoComplete="off" />
          <TextField
            {...address}
            hint={t('addressHint')}
            error={address.error && t('addressWrong')}
            maxLength={2000}
            inputMode="url"
            autoComplete="off"
            autoCapitalize="none"
          />
        </div>
        <p role="alert" className="mt-3 font-medium text-danger empty:hidden">
          {failure}
        </p>
        <div className="mt-6 flex flex-wrap gap-3 max-sm:flex-col-reverse sm:justify-end">
          <button type="button" onClick={onClose} className={buttonClass('quiet')}>
            {t('cancel')}
          </button>
          <SubmitButton isSending={isSending}>{t('save')}</SubmitButton>
        </div>
      </form>
    </Dialog>
  )
}

/** People leave out what goes without saying. */
function withScheme(address: string): string {
  const text = address.trim()
  return /^[\w-]+(\.[\w-]+)+(\/|$)/.test(text) ? `https://${text}` : text
}
