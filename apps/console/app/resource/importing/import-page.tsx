import { useParams } from 'react-router'
import { useTranslations } from 'use-intl'
import { PageHead } from '../../components/page-head.tsx'
import type { AnyConsoleResource } from '../console-resource.ts'
import { listPath } from '../kind-paths.ts'
import { ImportBegin } from './import-begin.tsx'
import { ImportChoice } from './import-choice.tsx'
import { ImportRun } from './import-run.tsx'

/** Reads in a table: a file is chosen, what its rows would do is checked, and then they are saved. */
export function ImportPage({ kind }: { kind: AnyConsoleResource }) {
  const t = useTranslations('consoleImport')
  const texts = useTranslations(kind.texts)
  const { importId } = useParams()
  return (
    <>
      <PageHead title={t('title')} parent={{ path: listPath(kind), label: texts('title') }} />
      {importId === undefined ? (
        <>
          <ImportBegin kind={kind} />
          <ImportChoice current={kind.place} />
        </>
      ) : (
        <ImportRun key={importId} kind={kind} id={Number(importId)} />
      )}
    </>
  )
}
