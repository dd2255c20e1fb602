import { useValidForm } from '@narthex/client/forms/use-valid-form'
import { type UploadedTranslation, uploadTranslation } from '@narthex/contract/bible/bible-upload.endpoints'
import { ApiError } from '@narthex/contract/client'
import { filled } from '@narthex/contract/fields'
import { translationFileBytes } from '@narthex/contract/limits'
import { CheckboxField } from '@narthex/ui/checkbox-field'
import { Notice } from '@narthex/ui/notice'
import { FileDrop } from '@narthex/ui/office/file-drop'
import { SelectField } from '@narthex/ui/select-field'
import { SubmitButton } from '@narthex/ui/submit-button'
import { TextArea } from '@narthex/ui/text-area'
import { TextField } from '@narthex/ui/text-field'
import { useState } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import * as z from 'zod/mini'
import { useFailure } from '../../../components/use-failure.ts'
import { callApi } from '../../../session/api.ts'
import { useOfficeSession } from '../../../session/office.ts'
import { languageName, mainLanguage } from '../offered-translations.ts'

const schema = z.strictObject({
  nome: filled(120),
  sigla: z.string().check(z.regex(/^[A-Za-z0-9]{2,12}$/)),
  idioma: z.string(),
  licenca: filled(300),
  atribuicao: filled(1000),
  direito: z.literal(true),
})

/** Languages that are asked for first; others are written in the file's own. */
const languages = ['pt', 'es', 'en', 'fr', 'it', 'de', 'ko', 'zh', 'gn', 'qu']
const accepted = '.zip,.usfm,.sfm,.usx,.usfx,.osis,.xml,.json,.txt'

export interface UploadFormProps {
  readonly onDone: (report: UploadedTranslation) => void
}

/** A translation of the church's own, from a file. Its abbreviation is its address, too. */
export function UploadForm({ onDone }: UploadFormProps) {
  const t = useTranslations('consoleBible.house')
  const locale = useLocale()
  const [file, setFile] = useState<File>()
  const [fileError, setFileError] = useState<string>()
  const { idioma } = useOfficeSession().igreja
  const failureText = useFailure()
  const { field, submit, isSending, failure, form } = useValidForm({
    schema,
    defaultValues: { idioma: mainLanguage(idioma) },
    refusalText: (error) =>
      error instanceof ApiError && error.code === 'BIBLE_FILE_UNREADABLE'
        ? `${t('unreadable')} ${error.message}`
        : failureText(error),
    refusals: {
      TRANSLATION_CODE_TAKEN: { field: 'sigla', text: t('taken') },
      TRANSLATION_IS_COMMON: t('common'),
      LIMIT_REACHED: t('full'),
    },
    async onSubmit({ direito: _, ...values }) {
      if (!file) return setFileError(t('noFile'))
      const codigo = values.sigla.toLowerCase()
      onDone(await callApi(uploadTranslation, { body: { ...values, codigo, arquivo: file, flagDireitoDeUso: 'true' } }))
    },
  })
  const take = ([chosen]: readonly File[]) => {
    setFile(chosen)
    setFileError(undefined)
  }
  const options = [...new Set([mainLanguage(idioma), ...languages])]
  return (
    <form noValidate onSubmit={submit} className="grid grid-cols-1 gap-4">
      <p className="text-muted">{t('formLead')}</p>
      <FileDrop
        label={t('file')}
        hint={t('fileHint')}
        chooseLabel={t('chooseFile')}
        accept={accepted}
        maxBytes={translationFileBytes}
        onFiles={take}
        onRefused={() => setFileError(t('wrongFile'))}
      >
        {file && <p className="text-sm font-medium wrap-anywhere">{file.name}</p>}
        {fileError && (
          <p role="alert" className="text-sm text-danger">
            {fileError}
          </p>
        )}
      </FileDrop>
      <TextField {...field('nome', t('name'))} hint={t('nameHint')} />
      <TextField {...field('sigla', t('abbreviation'))} hint={t('abbreviationHint')} />
      <SelectField
        {...field('idioma', t('language'))}
        options={options.map((code) => ({ value: code, label: languageName(code, locale) }))}
      />
      <TextField {...field('licenca', t('licence'))} hint={t('licenceHint')} />
      <TextArea {...field('atribuicao', t('credit'))} hint={t('creditHint')} />
      <CheckboxField
        label={t('right')}
        checked={form.watch('direito') === true}
        error={field('direito', t('right')).error}
        onChange={({ currentTarget }) =>
          form.setValue('direito', (currentTarget.checked || undefined) as true, { shouldValidate: true })
        }
      />
      {failure && (
        <Notice tone="danger">
          <p>{failure}</p>
        </Notice>
      )}
      <SubmitButton isSending={isSending}>{t('send')}</SubmitButton>
    </form>
  )
}
