import { useValidForm } from '@narthex/client/forms/use-valid-form'
import { type Factor, factorName } from '@narthex/contract/auth/factor.schemas'
import { Dialog } from '@narthex/ui/dialog'
import { Notice } from '@narthex/ui/notice'
import { SubmitButton } from '@narthex/ui/submit-button'
import { TextField } from '@narthex/ui/text-field'
import { useTranslations } from 'use-intl'
import * as z from 'zod/mini'
import { renameFactor } from './factor-calls.ts'

const schema = z.strictObject({ nome: factorName })

export interface RenameDialogProps {
  readonly userId: number
  readonly factor: Factor
  readonly onClose: () => void
  readonly onRenamed: () => void
}

export function RenameDialog({ userId, factor, onClose, onRenamed }: RenameDialogProps) {
  const t = useTranslations('security')
  const { field, submit, isSending, failure } = useValidForm({
    schema,
    defaultValues: { nome: factor.nome },
    async onSubmit({ nome }) {
      await renameFactor(userId, factor.id, nome)
      onRenamed()
    },
  })
  return (
    <Dialog isOpen onClose={onClose} title={t('rename')} closeLabel={t('close')}>
      <form noValidate onSubmit={submit} className="grid grid-cols-1 gap-5">
        <TextField {...field('nome', t('name'))} hint={t('nameHint')} autoComplete="off" />
        {failure && (
          <Notice tone="danger">
            <p>{failure}</p>
          </Notice>
        )}
        <SubmitButton isSending={isSending}>{t('save')}</SubmitButton>
      </form>
    </Dialog>
  )
}
