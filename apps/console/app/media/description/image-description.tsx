import { useAct } from '@narthex/client/data/use-act'
import { useLoaded } from '@narthex/client/data/use-loaded'
import { useFailureText } from '@narthex/client/forms/use-failure-text'
import { listLibrary, setLibraryFile } from '@narthex/contract/media/library.endpoints'
import type { LibraryFile } from '@narthex/contract/media/library.resource'
import { CheckboxField } from '@narthex/ui/checkbox-field'
import { Icon } from '@narthex/ui/icon'
import { TextArea } from '@narthex/ui/text-area'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { toolClass } from '../../components/buttons.ts'
import { callApi } from '../../session/api.ts'

export interface ImageDescriptionProps {
  /** The code in the picture's address. */
  readonly codigo: string
  /** Called with the address that the picture has once it is described. */
  readonly onDescribed: (endereco: string) => void
}

const maxText = 250

/** Advice on a chosen picture that has no description, with the way to describe it where one stands. Quiet where it has one. */
export function ImageDescription({ codigo, onDescribed }: ImageDescriptionProps) {
  const t = useTranslations('consoleMedia.described')
  const found = useLoaded(`described ${codigo}`, async () => {
    const { itens } = await callApi(listLibrary, { query: { codigo } })
    return itens[0] ?? null
  })
  const [isOpen, setOpen] = useState(false)
  const file = found.state === 'ready' ? found.value : null
  const isMissing = file !== null && !file.flagDecorativa && !file.textoAlternativo
  return (
    <div className="mt-3 text-sm">
      <p role="status" className={isMissing ? 'flex gap-2' : 'text-muted'}>
        {isMissing && <Icon name="info" className="mt-0.5 size-4.5 shrink-0 text-muted" />}
        {isMissing ? t('missing') : file?.flagDecorativa && t('decorative')}
      </p>
      {isMissing && !isOpen && (
        <button type="button" onClick={() => setOpen(true)} className={`${toolClass('quiet')} mt-2`}>
          {t('describe')}
        </button>
      )}
      {isMissing && isOpen && (
        <DescriptionFields
          file={file}
          onSaved={(saved) => {
            setOpen(false)
            if (found.state === 'ready') found.update(() => saved)
            if (saved.endereco !== file.endereco) onDescribed(saved.endereco)
          }}
        />
      )}
    </div>
  )
}

interface DescriptionFieldsProps {
  readonly file: LibraryFile
  readonly onSaved: (file: LibraryFile) => void
}

/** They stand within the form of a record, and are no part of it. */
function DescriptionFields({ file, onSaved }: DescriptionFieldsProps) {
  const t = useTranslations('consoleMedia')
  const failureText = useFailureText()
  const act = useAct(failureText)
  const [text, setText] = useState('')
  const [isDecorative, setDecorative] = useState(false)
  const [isEmpty, setEmpty] = useState(false)
  const save = () => {
    const textoAlternativo = isDecorative ? null : text.trim() || null
    setEmpty(!isDecorative && !textoAlternativo)
    if (!isDecorative && !textoAlternativo) return
    const { nome, foco, versao } = file
    const body = { nome, foco, textoAlternativo, flagDecorativa: isDecorative, versao }
    void act.run(async () => onSaved(await callApi(setLibraryFile, { params: { id: String(file.id) }, body })))
  }
  return (
    <fieldset className="mt-3 grid min-w-0 gap-3">
      <legend className="sr-only">{t('described.legend')}</legend>
      {!isDecorative && (
        <TextArea
          label={t('file.text')}
          hint={t('file.textHelp')}
          error={isEmpty ? t('described.empty') : undefined}
          rows={2}
          maxLength={maxText}
          value={text}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
        />
      )}
      <CheckboxField
        label={t('file.decorative')}
        hint={t('file.decorativeHelp')}
        checked={isDecorative}
        onChange={({ currentTarget }) => setDecorative(currentTarget.checked)}
      />
      {act.failure && (
        <p role="alert" className="text-danger">
          {act.failure}
        </p>
      )}
      <button
        type="button"
        aria-busy={act.isBusy || undefined}
        onClick={save}
        className={`${toolClass('quiet')} justify-self-start`}
      >
        {t('described.save')}
      </button>
    </fieldset>
  )
}
