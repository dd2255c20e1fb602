import { showMessage } from '@narthex/client/calls/status-store'
import { useAct } from '@narthex/client/data/use-act'
import { saveDownload } from '@narthex/client/device/save-file'
import { LoadFailed } from '@narthex/client/parts/load-failed'
import type { RecordImport } from '@narthex/contract/resources/import.schemas'
import { Dialog } from '@narthex/ui/dialog'
import { Notice } from '@narthex/ui/notice'
import { Skeleton } from '@narthex/ui/skeleton'
import { useState } from 'react'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { toolClass } from '../../components/buttons.ts'
import { useFailure } from '../../components/use-failure.ts'
import type { AnyConsoleResource } from '../console-resource.ts'
import { importPath, listPath } from '../kind-paths.ts'
import { importCalls } from './import-calls.ts'
import { ImportColumns } from './import-columns.tsx'
import { ImportRows } from './import-rows.tsx'
import { wordsOf } from './import-words.ts'
import { type OpenImport, useImport } from './use-import.ts'

interface RunProps {
  readonly kind: AnyConsoleResource
  readonly id: number
}
interface StepProps extends RunProps {
  readonly open: OpenImport
  readonly found: RecordImport
}

/** The steps after a file was sent: what its rows would do, the saving of them, and what became of each. */
export function ImportRun({ kind, id }: RunProps) {
  const t = useTranslations('consoleImport')
  const open = useImport(kind, id)
  const { found, problem } = open
  if (!found) return problem ? <LoadFailed onRetry={() => void open.reload()} /> : <Skeleton className="h-60 w-full" />
  const step = { kind, id, open, found }
  const isUnderWay = found.situacao === 'CONFERINDO' || found.situacao === 'EM_ANDAMENTO'
  return (
    <div className="grid gap-6">
      <div className="grid gap-1">
        <p className="font-medium wrap-anywhere">{found.nome}</p>
        {found.origem !== '' && <p className="text-muted">{t('comesFrom', { source: found.origem })}</p>}
      </div>
      {problem && <Notice tone="danger">{problem}</Notice>}
      {isUnderWay && <Progress {...step} />}
      {found.situacao === 'CONFERIDO' && (
        <>
          {mayChoose(found) && <ImportColumns key={columnsKey(found)} {...step} />}
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
            <Start {...step} />
            <ReportFile kind={kind} id={id} />
          </div>
        </>
      )}
      {(found.situacao === 'CONCLUIDO' || found.situacao === 'CANCELADO') && <Report {...step} />}
      {found.situacao !== 'CONFERINDO' && <ImportRows key={`${found.situacao} ${columnsKey(found)}`} {...step} />}
    </div>
  )
}

const columnsKey = ({ colunas, chave, origem }: RecordImport) =>
  JSON.stringify([colunas.map(({ campo }) => campo), chave, origem])

/** Files have their fields of themselves; what is to be decided is what becomes of doubtful ones. */
const mayChoose = ({ flagArquivos, linhas, duvidosas }: RecordImport) =>
  !flagArquivos || (linhas.DUVIDOSA ?? 0) > 0 || duvidosas !== 'PULAR'

function Progress({ kind, id, open, found }: StepProps) {
  const t = useTranslations('consoleImport')
  const done = found.feitos + found.recusados
  const counts = t('progress', { done: String(done), count: String(found.total) })
  const looking = t(`${wordsOf(found)}.looking`)
  const label = found.situacao === 'CONFERINDO' ? looking : t('running')
  return (
    <div className="grid max-w-xl gap-2">
      <p role="status">{label}</p>
      <progress
        aria-label={label}
        aria-valuetext={counts}
        max={Math.max(1, found.total)}
        value={done}
        className="w-full"
      />
      <p className="text-sm text-muted">{counts}</p>
      <button
        type="button"
        className={`${toolClass('quiet')} justify-self-start`}
        onClick={() => void open.act(() => importCalls.cancel(kind, id))}
      >
        {t('cancel')}
      </button>
    </div>
  )
}

function Start({ kind, id, open, found }: StepProps) {
  const t = useTranslations('consoleImport')
  const count = found.aGravar
  return (
    <>
      <button
        type="button"
        disabled={open.isBusy || count === 0}
        className={toolClass('primary')}
        onClick={() => void open.act(() => importCalls.run(kind, id))}
      >
        {t(`${wordsOf(found)}.go`, { count })}
      </button>
      {count > 0 && <p className="text-sm text-muted">{t('goHint')}</p>}
    </>
  )
}

/** The report as a file: to be kept, or to correct the refused rows by. */
function ReportFile({ kind, id }: RunProps) {
  const t = useTranslations('consoleImport')
  const failureText = useFailure()
  const { run, isBusy } = useAct<void>()
  const download = () =>
    run(async () => {
      try {
        saveDownload(await importCalls.report(kind, id))
      } catch (error) {
        showMessage('GLOBAL', { tone: 'danger', text: failureText(error) })
      }
    })
  return (
    <button type="button" disabled={isBusy} className={toolClass('quiet')} onClick={() => void download()}>
      {t('report')}
    </button>
  )
}

function Report({ kind, id, open, found }: StepProps) {
  const t = useTranslations('consoleImport')
  const frame = useTranslations('consoleFrame')
  const [isAsking, setAsking] = useState(false)
  const { feitos, recusados, desfeito, desfazerAte, situacao } = found
  const undo = () => {
    setAsking(false)
    void open.act(() => importCalls.undo(kind, id))
  }
  return (
    <div className="grid gap-4">
      <Notice tone={recusados > 0 || situacao === 'CANCELADO' ? 'warning' : 'success'}>
        <p>{situacao === 'CANCELADO' ? t('canceled') : t(`${wordsOf(found)}.done`, { count: feitos })}</p>
        {recusados > 0 && <p>{t(`${wordsOf(found)}.partly`, { failed: recusados })}</p>}
        {desfeito && <p>{t('undone', { count: desfeito.feitos })}</p>}
        {desfeito && desfeito.recusados > 0 && <p>{t('kept', { count: desfeito.recusados })}</p>}
      </Notice>
      <div className="flex flex-wrap gap-2">
        <Link to={listPath(kind)} className={toolClass('primary')}>
          {t('back')}
        </Link>
        <Link to={importPath(kind)} className={toolClass('quiet')}>
          {t('again')}
        </Link>
        <ReportFile kind={kind} id={id} />
        {desfazerAte && (
          <button type="button" disabled={open.isBusy} className={toolClass('danger')} onClick={() => setAsking(true)}>
            {t('undo')}
          </button>
        )}
      </div>
      <Dialog isOpen={isAsking} onClose={() => setAsking(false)} title={t('undoTitle')} closeLabel={frame('close')}>
        <p className="mb-5">{t('undoLead')}</p>
        <button type="button" className={toolClass('danger')} onClick={undo}>
          {t('undo')}
        </button>
      </Dialog>
    </div>
  )
}
