import type { ChurchExport } from '@narthex/contract/church-export/church-export.endpoints'
import { useFormatter, useTranslations } from 'use-intl'
import { toolClass } from '../../components/buttons.ts'

interface ExportRowProps {
  readonly item: ChurchExport
  readonly isBusy: boolean
  readonly onEnd: () => void
}

const megabyte = 1_000_000

/** An export: who asked for it, how far it is, what is in it, and its file for who asked. */
export function ExportRow({ item, isBusy, onEnd }: ExportRowProps) {
  const t = useTranslations('consoleExport')
  const format = useFormatter()
  const { id, situacao, progresso, pedidaEm, pedidaPor, flagMinha, expiraEm, bytes, linhas, arquivos } = item
  const moment = (iso: string) => format.dateTime(new Date(iso), { dateStyle: 'medium', timeStyle: 'short' })
  const who = pedidaPor ? `${pedidaPor.nome} ${pedidaPor.sobrenome}` : t('gone')
  const isReady = situacao === 'PRONTA'
  return (
    <li className="grid justify-items-start gap-2 py-3">
      <p className="font-semibold">{t('askedBy', { moment: moment(pedidaEm), who })}</p>
      {situacao === 'EM_CURSO' && (
        <div className="grid w-full gap-1 text-sm text-muted">
          <span id={`export-${id}`}>
            {t('underWay', { progress: format.number(progresso / 100, { style: 'percent' }) })}
          </span>
          <progress className="w-full" max={100} value={progresso} aria-labelledby={`export-${id}`} />
        </div>
      )}
      {situacao === 'FALHOU' && <p className="text-sm text-danger">{t('failed')}</p>}
      {situacao === 'ENCERRADA' && <p className="text-sm text-muted">{t('over')}</p>}
      {isReady && (
        <p className="text-sm text-muted">
          {t('contents', {
            rows: linhas ?? 0,
            files: arquivos ?? 0,
            size: format.number((bytes ?? 0) / megabyte, { maximumFractionDigits: 1 }),
          })}{' '}
          {expiraEm && t(flagMinha ? 'until' : 'notMine', { moment: moment(expiraEm) })}
        </p>
      )}
      {(isReady || situacao === 'EM_CURSO') && (
        <div className="flex flex-wrap gap-2">
          {isReady && flagMinha && (
            <a href={`/api/v1/escritorio/exportacao/${id}/arquivo`} download className={toolClass('primary')}>
              {t('fetch')}
            </a>
          )}
          <button type="button" aria-busy={isBusy || undefined} className={toolClass('quiet')} onClick={onEnd}>
            {t('end')}
          </button>
        </div>
      )}
    </li>
  )
}
