import type { LibraryFile, LibraryForm } from '@narthex/contract/media/library.resource'
import { CheckboxField } from '@narthex/ui/checkbox-field'
import { TextArea } from '@narthex/ui/text-area'
import { TextField } from '@narthex/ui/text-field'
import { type FormEvent, useState } from 'react'
import { useTranslations } from 'use-intl'
import { toolClass } from '../../../components/buttons.ts'
import { FormLock } from '../../../resource/form/form-lock.tsx'
import { FocusField } from './focus-field.tsx'

export interface FileFormProps {
  readonly file: LibraryFile
  readonly isBusy: boolean
  /** Resolves to whether it was saved. */
  readonly onSave: (form: LibraryForm) => Promise<boolean | undefined>
}

const maxName = 100
const maxText = 250

const toForm = ({ nome, foco, textoAlternativo, flagDecorativa }: LibraryFile): LibraryForm => ({
  nome,
  foco,
  textoAlternativo,
  flagDecorativa,
})

/**
 * Form for the details of a file. It can be saved once something is changed. Saves only changed fields, so that another
 * person's changes to the other fields are kept.
 */
export function FileForm({ file, isBusy, onSave }: FileFormProps) {
  const t = useTranslations('consoleMedia.file')
  const forms = useTranslations('forms')
  const [changes, setChanges] = useState<Partial<LibraryForm>>({})
  const form = { ...toForm(file), ...changes }
  const change = (part: Partial<LibraryForm>) => setChanges((before) => ({ ...before, ...part }))
  const isChanged = JSON.stringify(form) !== JSON.stringify(toForm(file))
  const save = async (event: FormEvent) => {
    event.preventDefault()
    const text = form.textoAlternativo?.trim()
    if (!form.nome.trim() || !isChanged) return
    if (await onSave({ ...form, textoAlternativo: text ? text : null })) setChanges({})
  }
  return (
    <form onSubmit={(event) => void save(event)}>
      <FormLock>
        <div className="grid gap-5">
          <TextField
            label={t('name')}
            value={form.nome}
            maxLength={maxName}
            onChange={({ currentTarget }) => change({ nome: currentTarget.value })}
          />
          {file.tipo === 'IMAGEM' && (
            <>
              <div>
                {!form.flagDecorativa && (
                  <TextArea
                    label={t('text')}
                    hint={t('textHelp')}
                    optional={forms('optional')}
                    rows={2}
                    maxLength={maxText}
                    value={form.textoAlternativo ?? ''}
                    onChange={({ currentTarget }) => change({ textoAlternativo: currentTarget.value || null })}
                  />
                )}
                <CheckboxField
                  label={t('decorative')}
                  hint={t('decorativeHelp')}
                  checked={form.flagDecorativa}
                  onChange={({ currentTarget: { checked } }) =>
                    change({ flagDecorativa: checked, textoAlternativo: checked ? null : file.textoAlternativo })
                  }
                />
              </div>
              <FocusField endereco={file.endereco} value={form.foco} onChange={(foco) => change({ foco })} />
            </>
          )}
          {isChanged && (
            <button
              type="submit"
              aria-busy={isBusy || undefined}
              className={`${toolClass('primary')} justify-self-start`}
            >
              {t('save')}
            </button>
          )}
        </div>
      </FormLock>
    </form>
  )
}
