import { useAct } from '@narthex/client/data/use-act'
import { ApiError } from '@narthex/contract/client'
import { importLimits } from '@narthex/contract/resources/import-values'
import { Notice } from '@narthex/ui/notice'
import { FileDrop } from '@narthex/ui/office/file-drop'
import { Spinner } from '@narthex/ui/spinner'
import { TextField } from '@narthex/ui/text-field'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useLocale, useTranslations } from 'use-intl'
import { useFailure } from '../../components/use-failure.ts'
import type { AnyConsoleResource } from '../console-resource.ts'
import { importPath } from '../kind-paths.ts'
import { importCalls } from './import-calls.ts'

const longestSource = 60
const longestName = 200
const tables = '.csv,.tsv,.txt,.xlsx'

/** The first step: a table, or files of records where the kind has them, and the program that they come from. */
export function ImportBegin({ kind }: { kind: AnyConsoleResource }) {
  const t = useTranslations('consoleImport')
  const texts = useTranslations(kind.texts)
  const [source, setSource] = useState('')
  const { send, isBusy, problem, refuse } = useSending(kind, source)
  const takesFiles = (kind.calls.previewImport?.upload?.maxFiles ?? 1) > 1
  // Programs write people into an archive, beside other tables.
  const takesArchive = kind.type === 'usuario'
  return (
    <div className="grid max-w-2xl gap-5">
      <p className="text-muted">{t('lead')}</p>
      <TextField
        label={t('source')}
        hint={t('sourceHint')}
        optional={t('optional')}
        maxLength={longestSource}
        value={source}
        onChange={({ currentTarget }) => setSource(currentTarget.value)}
      />
      <FileDrop
        label={t('file', { kind: texts('title') })}
        hint={takesFiles ? t('filesHint') : takesArchive ? t('archiveHint') : t('fileHint')}
        chooseLabel={takesFiles ? t('chooseFiles') : t('choose')}
        folderLabel={takesFiles ? t('chooseFolder') : undefined}
        accept={takesFiles ? '' : takesArchive ? `${tables},.zip` : tables}
        isMany={takesFiles}
        maxBytes={importLimits.bytes}
        onFiles={(files) => void send(files)}
        onRefused={(files) => refuse(files, takesFiles)}
      >
        {isBusy && (
          <p role="status" className="mt-3 flex items-center justify-center gap-2">
            <Spinner className="size-5" />
            {t('sending')}
          </p>
        )}
      </FileDrop>
      {problem && <Notice tone="danger">{problem}</Notice>}
    </div>
  )
}

/** Sends what was chosen, and goes on to what it would do. */
function useSending(kind: AnyConsoleResource, source: string) {
  const t = useTranslations('consoleImport')
  const locale = useLocale()
  const navigate = useNavigate()
  const failureText = useFailure()
  const [problem, setProblem] = useState<string>()
  const { run, isBusy } = useAct<void>()
  const send = (files: readonly File[]) =>
    run(async () => {
      const [first] = files
      if (!first) return
      const bytes = files.reduce((sum, { size }) => sum + size, 0)
      if (files.length > importLimits.files || bytes > importLimits.bytes) return setProblem(t('refusedFiles'))
      setProblem(undefined)
      const nome = files.length > 1 ? t('filesNamed', { count: files.length }) : first.name.slice(-longestName)
      const origem = source.replaceAll(':', ' ').trim()
      try {
        const upload = { arquivo: files.length > 1 ? files : first, nome, origem, idioma: locale }
        const { id } = await importCalls.preview(kind, upload)
        await navigate(`${importPath(kind)}/${id}`)
      } catch (error) {
        setProblem(faultOf(error) ?? failureText(error))
      }
    })
  const refuse = (files: readonly File[], takesFiles: boolean) => {
    // An empty file among many is no reason to stop: the others are sent.
    if (!takesFiles || files.some(({ size }) => size > importLimits.bytes)) setProblem(t('refused'))
    else if (files.length === 1 || files.every(({ size }) => size === 0)) setProblem(t('emptyFile'))
  }
  return { send, isBusy, problem, refuse }
}

/** The server says in words why what was sent cannot be read. */
const faultOf = (error: unknown): string | undefined =>
  error instanceof ApiError && error.code === 'TABLE_UNREADABLE' ? error.body?.details?.[0]?.message : undefined
