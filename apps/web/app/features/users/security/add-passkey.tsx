import { arePasskeysKnown, makePasskey } from '@narthex/client/device/passkeys'
import { NotProvenError, type RecentProof } from '@narthex/client/forms/second-step/use-recent-proof'
import { useValidForm } from '@narthex/client/forms/use-valid-form'
import { factorName } from '@narthex/contract/auth/factor.schemas'
import { Dialog } from '@narthex/ui/dialog'
import { Notice } from '@narthex/ui/notice'
import { SubmitButton } from '@narthex/ui/submit-button'
import { TextField } from '@narthex/ui/text-field'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import * as z from 'zod/mini'
import { beginPasskey, confirmPasskey } from './factor-calls.ts'

const schema = z.strictObject({ nome: factorName })

export interface AddFactorProps {
  readonly userId: number
  readonly proof: RecentProof
  readonly onClose: () => void
  /** Receives the recovery codes, if it is the first factor. */
  readonly onAdded: (codes: readonly string[] | null) => void
}

/** A name, then the browser's own dialog. */
export function AddPasskey({ userId, proof, onClose, onAdded }: AddFactorProps) {
  const t = useTranslations('security')
  const [refusal, setRefusal] = useState<string>()
  const isKnown = arePasskeysKnown()
  const { field, submit, isSending, failure } = useValidForm({
    schema,
    defaultValues: { nome: t('passkey.usual') },
    refusals: { TOO_MANY_FACTORS: t('passkey.many'), INVALID_FACTOR: t('failed'), INVALID_CODE: t('failed') },
    async onSubmit({ nome }) {
      setRefusal(undefined)
      try {
        const { codigo, opcoes } = await proof.run(() => beginPasskey(userId))
        const made = await makePasskey(opcoes)
        if ('value' in made) onAdded(await confirmPasskey(userId, { codigo, nome, resposta: made.value }))
        else setRefusal(t(`passkey.${made.failure}`))
      } catch (error) {
        if (!(error instanceof NotProvenError)) throw error
      }
    },
  })
  const problem = failure ?? refusal ?? (isKnown ? undefined : t('passkey.unsupported'))
  return (
    <Dialog isOpen onClose={onClose} title={t('passkey.title')} closeLabel={t('close')}>
      <p className="mb-5 text-muted">{t('passkey.lead', { site: location.hostname })}</p>
      <form noValidate onSubmit={submit} className="grid grid-cols-1 gap-5">
        <TextField {...field('nome', t('name'))} hint={t('nameHint')} autoComplete="off" />
        {problem && (
          <Notice tone="danger">
            <p>{problem}</p>
          </Notice>
        )}
        <SubmitButton isSending={isSending} isDisabled={!isKnown}>
          {t('passkey.action')}
        </SubmitButton>
      </form>
    </Dialog>
  )
}
