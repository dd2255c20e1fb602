import { usePages } from '@narthex/client/data/use-pages'
import { LoadFailed } from '@narthex/client/parts/load-failed'
import type { ImportRow, RecordImport } from '@narthex/contract/resources/import.schemas'
import { doubtfulWays, type ImportRowState, importRowStates } from '@narthex/contract/resources/import-values'
import { Skeleton } from '@narthex/ui/skeleton'
import { type ReactNode, useState } from 'react'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { toolClass } from '../../components/buttons.ts'
import type { AnyConsoleResource } from '../console-resource.ts'
import { recordPath } from '../kind-paths.ts'
import type { RecordPage } from '../record-calls.ts'
import { importCalls } from './import-calls.ts'
import { wordsOf } from './import-words.ts'
import type { OpenImport } from './use-import.ts'

interface RowsProps {
  readonly kind: AnyConsoleResource
  readonly id: number
  readonly open: OpenImport
  readonly found: RecordImport
}

const byLine = ({ linha }: ImportRow) => linha

/** The rows of a table, or the files of a folder, by what they do, with why some are refused. */
export function ImportRows({ kind, id, open, found }: RowsProps) {
  const t = useTranslations('consoleImport')
  const words = wordsOf(found)
  const [state, setState] = useState<ImportRowState>()
  const total = Object.values(found.linhas).reduce((sum, count) => sum + count, 0)
  const shown = importRowStates.filter((each) => (found.linhas[each] ?? 0) > 0)
  return (
    <section aria-label={t(`${words}.rows`)} className="grid gap-4">
      <h2 className="text-lg font-semibold">{t(`${words}.rows`)}</h2>
      <div className="flex flex-wrap gap-2">
        {[undefined, ...shown].map((each) => (
          <button
            key={each ?? 'all'}
            type="button"
            aria-pressed={state === each}
            className={toolClass(state === each ? 'primary' : 'quiet')}
            onClick={() => setState(each)}
          >
            {each ? t(`states.${each}`) : t('all')} {each ? found.linhas[each] : total}
          </button>
        ))}
      </div>
      <Rows
        key={state ?? 'all'}
        kind={kind}
        id={id}
        open={open}
        state={state}
        words={words}
        mayDecide={found.situacao === 'CONFERIDO'}
      />
    </section>
  )
}

interface ShownRowsProps extends Omit<RowsProps, 'found'> {
  readonly state: ImportRowState | undefined
  readonly words: ReturnType<typeof wordsOf>
  /** The rows are looked through, and not written yet. */
  readonly mayDecide: boolean
}

function Rows({ kind, id, open, state, words, mayDecide }: ShownRowsProps) {
  const t = useTranslations('consoleImport')
  const rows = usePages<RecordPage<ImportRow>, string | undefined, ImportRow>(
    {
      key: [`import ${kind.name} ${id} ${state ?? ''}`],
      firstPage: undefined,
      load: (apos) => importCalls.rows(kind, id, { ...(state && { situacao: state }), ...(apos && { apos }) }),
      nextPage: ({ proximo }) => proximo ?? undefined,
    },
    byLine,
  )
  const decide = (linha: number, decisao: ImportRow['decisao']) =>
    open.act(async () => {
      const next = await importCalls.decide(kind, id, linha, { decisao })
      await rows.reload()
      return next
    })
  if (rows.state === 'loading') return <Skeleton className="h-40 w-full" />
  if (rows.state === 'failed') return <LoadFailed onRetry={() => void rows.reload()} />
  if (rows.items.length === 0) return <p className="text-muted">{t(`${words}.noRows`)}</p>
  return (
    <>
      <ul className="divide-y divide-line">
        {rows.items.map((row) => (
          <Row key={row.linha} kind={kind} row={row}>
            {mayDecide && row.situacao === 'DUVIDOSA' && row.arquivo === null && (
              <Decision row={row} isBusy={open.isBusy} onDecide={(way) => void decide(row.linha, way)} />
            )}
          </Row>
        ))}
      </ul>
      {rows.hasMore && (
        <button type="button" className={`${toolClass('quiet')} justify-self-start`} onClick={() => void rows.more()}>
          {t('more')}
        </button>
      )}
    </>
  )
}

interface DecisionProps {
  readonly row: ImportRow
  readonly isBusy: boolean
  readonly onDecide: (way: ImportRow['decisao']) => void
}

/** Asks what a doubtful row is. Pressing the same answer again takes it back. */
function Decision({ row, isBusy, onDecide }: DecisionProps) {
  const t = useTranslations('consoleImport')
  const ways = doubtfulWays.filter((way) => way !== 'MUDAR' || row.registro !== null).toReversed()
  return (
    <fieldset className="flex w-full flex-wrap gap-2 sm:ps-24">
      <legend className="sr-only">{t('decision', { name: row.titulo })}</legend>
      {ways.map((way) => (
        <button
          key={way}
          type="button"
          disabled={isBusy}
          aria-pressed={row.decisao === way}
          className={toolClass(row.decisao === way ? 'primary' : 'quiet')}
          onClick={() => onDecide(row.decisao === way ? null : way)}
        >
          {t(`decisions.${way}`)}
        </button>
      ))}
    </fieldset>
  )
}

interface RowProps {
  readonly kind: AnyConsoleResource
  readonly row: ImportRow
  readonly children?: ReactNode
}

function Row({ kind, row, children }: RowProps) {
  const t = useTranslations('consoleImport')
  const { linha, titulo, arquivo, situacao, registro, motivos, flagFeita } = row
  const isRefused = situacao === 'RECUSADA'
  return (
    <li className="flex flex-wrap items-baseline gap-x-4 gap-y-1 py-2">
      {arquivo === null && (
        <span className="w-20 shrink-0 text-sm text-muted">{t('row', { number: String(linha) })}</span>
      )}
      <span className="min-w-40 grow basis-0 font-medium wrap-anywhere">
        <span className="block">{titulo}</span>
        {arquivo !== null && arquivo !== titulo && (
          <span className="block text-sm font-normal text-muted">{arquivo}</span>
        )}
      </span>
      <span className="text-sm">{t(`${flagFeita ? 'doneStates' : 'rowStates'}.${situacao}`)}</span>
      {registro !== null && (
        <Link to={recordPath(kind, registro)} className="text-sm underline">
          {t('open')} <span className="sr-only">{titulo}</span>
        </Link>
      )}
      {motivos.length > 0 && (
        <ul
          className={`w-full text-sm max-sm:ps-0 ${isRefused ? 'text-danger' : 'text-muted'} ${arquivo === null ? 'ps-24' : ''}`}
        >
          {motivos.map(({ campo, mensagem }) => (
            <li key={`${campo} ${mensagem}`}>
              {campo && <strong>{campo}: </strong>}
              {mensagem}
              {!isRefused && campo && ` ${t('leftOut')}`}
            </li>
          ))}
        </ul>
      )}
      {children}
    </li>
  )
}
