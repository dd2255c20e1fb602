import { findErrorCode } from '@narthex/contract/client'
import { saveMaterial } from '@narthex/contract/groups/material.endpoints'
import { buttonClass } from '@narthex/ui/button'
import { Dialog } from '@narthex/ui/dialog'
import { SubmitButton } from '@narthex/ui/submit-button'
import { TextField } from '@narthex/ui/text-field'
import { type FormEvent, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import type * as z from 'zod/mini'

export type GivenMaterial = z.input<typeof saveMaterial.body>

export interface MaterialDialogProps {
  readonly onClose: () => void
  /** Rejects where it could not be added; the same number again adds it once. */
  readonly onAdd: (id: string, material: GivenMaterial) => Promise<void>
}

type Complaint = 'nameMissing' | 'addressWrong' | 'failed' | 'full'

/** Something that the group reads: what it is called, and where it is. */
export function MaterialDialog({ onClose, onAdd }: MaterialDialogProps) {
  const t = useTranslations('meetings.materials')
  const shell = useTranslations('shell')
  const id = useRef(crypto.randomUUID())
  const [titulo, setTitulo] = useState('')
  const [url, setUrl] = useState('')
  const [isSending, setSending] = useState(false)
  const [complaint, setComplaint] = useState<Complaint>()

  const add = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isSending) return
    const form = event.currentTarget
    const given = saveMaterial.body.safeParse({ titulo, url: withScheme(url) })
    if (!given.success) {
      const isName = given.error.issues.some(({ path }) => path[0] === 'titulo')
      setComplaint(isName ? 'nameMissing' : 'addressWrong')
      form.querySelector<HTMLElement>(isName ? '[name=titulo]' : '[name=url]')?.focus()
      return
    }
    setSending(true)
    setComplaint(undefined)
    try {
      await onAdd(id.current, given.data)
    } catch (error) {
      const isFull = findErrorCode<typeof saveMaterial>(error) === 'LIMIT_REACHED'
      setComplaint(isFull ? 'full' : 'failed')
      setSending(false)
    }
  }
  const at = (...complaints: readonly Complaint[]) =>
    complaint && complaints.includes(complaint) ? t(complaint) : undefined
  return (
    <Dialog isOpen onClose={onClose} title={t('add')} closeLabel={shell('close')}>
      <form noValidate onSubmit={add}>
        <div className="grid gap-4">
          <TextField
            name="titulo"
            label={t('name')}
            error={at('nameMissing')}
            value={titulo}
            maxLength={200}
            autoComplete="off"
            onChange={({ currentTarget }) => setTitulo(currentTarget.value)}
          />
          <TextField
            name="url"
            label={t('address')}
            hint={t('addressHint')}
            error={at('addressWrong')}
            value={url}
            maxLength={2000}
            inputMode="url"
            autoComplete="off"
            autoCapitalize="none"
            onChange={({ currentTarget }) => setUrl(currentTarget.value)}
          />
        </div>
        <p role="alert" className="mt-3 font-medium text-danger empty:hidden">
          {at('failed', 'full')}
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
