import { openAsBlob } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type ExportProgress, exportChurch } from '../../platform/church-archive/export-church.ts'
import { enqueue } from '../../platform/jobs/jobs.ts'
import { type Job, type Worker, workerFor } from '../../platform/jobs/worker.ts'
import type { Needs } from '../../platform/platform.ts'
import type { ChurchCall } from '../../platform/work/transactions.ts'
import { storedFiles } from '../media/files/files-backup.service.ts'
import { storedVideos } from '../play/watching/office/videos-backup.service.ts'
import { exportEndQueue, exportQueue } from './church-export.jobs.ts'
import { type ExportRow, findExport, updateExport } from './church-export.queries.ts'
import { keptMs } from './church-export.service.ts'

type Platform = Needs<'database' | 'files' | 'keys' | 'machine'>

/** Attempts after which an export has failed: staff may ask again. */
const mostAttempts = 3

export const churchExportWorkers = (platform: Platform): Worker[] => [
  workerFor(exportQueue, (call, job) => writeExport(platform, call, job)),
  workerFor(exportEndQueue, (call, { data }) => endExport(platform, call, data.exportacao)),
]

/** Writes the archive beside the database and puts it into the store; begun again from its start where the process has died. */
async function writeExport(platform: Platform, call: ChurchCall, job: Job<{ exportacao: number }>): Promise<void> {
  const id = job.data.exportacao
  const row = await call.inChurch((work) => findExport(work, id))
  if (row?.situacao !== 'EM_CURSO') return
  if (job.attempt > mostAttempts) return call.inChurch((work) => updateExport(work, id, { situacao: 'FALHOU' }))
  const folder = await mkdtemp(join(tmpdir(), 'narthex-export-'))
  try {
    const path = join(folder, 'church.zip')
    const { tables, files } = await exportChurch({
      ...platform,
      church: call.church,
      kind: 'COPY',
      path,
      files: { store: platform.files, named: [storedFiles, storedVideos] },
      productVersion: (await platform.machine.read()).productVersion,
      now: call.clock(),
      onProgress: reportProgress(call, id),
      signal: job.signal,
    })
    const content = await openAsBlob(path)
    await platform.files.put(call.church, row.arquivo, content)
    const linhas = tables.reduce((sum, table) => sum + table.rows, 0)
    await settle(platform, call, row, { bytes: content.size, linhas, arquivos: files.count })
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Writes down each further per cent: tables are the first half, files the second. */
function reportProgress(call: ChurchCall, id: number) {
  let last = 0
  return async ({ tables, ofTables, files, ofFiles }: ExportProgress) => {
    const done = (tables / ofTables + (ofFiles === 0 ? 0 : files / ofFiles)) / 2
    const progresso = Math.min(99, Math.floor(100 * done))
    if (progresso < last + 5) return
    last = progresso
    await call.inChurch((work) => updateExport(work, id, { progresso }))
  }
}

/** The day begins when it is ready. One that was ended while it was written leaves no file. */
async function settle(
  platform: Platform,
  call: ChurchCall,
  { id }: ExportRow,
  counts: Pick<ExportRow, 'bytes' | 'linhas' | 'arquivos'>,
): Promise<void> {
  const isEnded = await call.inChurch(async (work) => {
    const expiraEm = new Date(work.now.getTime() + keptMs)
    await updateExport(work, id, { situacao: 'PRONTA', progresso: 100, expiraEm, ...counts })
    await enqueue(work, exportEndQueue, { exportacao: id }, { startAfter: expiraEm })
    return (await findExport(work, id))?.situacao === 'ENCERRADA'
  })
  if (isEnded) await endExport(platform, call, id)
}

async function endExport({ files }: Platform, call: ChurchCall, id: number): Promise<void> {
  const row = await call.inChurch((work) => findExport(work, id))
  if (!row) return
  await files.remove(call.church, row.arquivo)
  await call.inChurch((work) => updateExport(work, id, { situacao: 'ENCERRADA' }))
}
