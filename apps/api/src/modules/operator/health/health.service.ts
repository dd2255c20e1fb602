import type { Health } from '@narthex/contract/operator/health.endpoints'
import { readLastBackup } from '../../../platform/backup/last-backup.ts'
import type { Assembled } from '../../../platform/modules/module.ts'
import type { Needs } from '../../../platform/platform.ts'
import { maskPersonalData } from '../jobs/job-faults.rules.ts'
import { listQueues } from '../jobs/jobs.service.ts'
import { findDatabaseFacts } from './database-facts.queries.ts'
import { findWarnings, isNearlyFull } from './health.rules.ts'
import { findLargestStorage } from './storage.queries.ts'

type HealthNeeds = Pick<Assembled, 'queues'> &
  Needs<'database' | 'clock' | 'hold' | 'machine' | 'bus' | 'files' | 'videos'>

/** The state of the product, with what needs attention. */
export async function readHealth(platform: HealthNeeds): Promise<Health> {
  const { database, clock, machine, bus, files, videos } = platform
  const { productVersion, startedAt, disk, redis, otherProcesses, hasMailServer } = await machine.read()
  const { facts, answerMs } = await askDatabase(platform)
  const largest = await database.asWorker(findLargestStorage)
  const { tarefas, desistidos } = await sumJobs(platform)
  const { size, inUse } = database.usage()
  const health = {
    banco: { versao: facts.version, bytes: facts.bytes, respostaMs: answerMs, conexoes: size, emUso: inUse },
    copia: await describeBackup(platform),
    disco: disk ? { pasta: disk.folder, livres: disk.freeBytes, total: disk.totalBytes } : null,
    tarefas,
    correio: { flagServidor: hasMailServer, desistidos },
    processos: { outros: otherProcesses, flagOuve: bus.isTrusted(), iniciadoEm: startedAt.toISOString() },
    redis,
    versoes: {
      produto: productVersion,
      node: process.version,
      migracoes: facts.migrations,
      ultimaMigracao: facts.lastMigration,
    },
  }
  const isStorageNearlyFull =
    isNearlyFull(largest.files, files.bytesPerChurch) || isNearlyFull(largest.videos, videos.bytesPerChurch)
  return { ...health, avisos: findWarnings({ ...health, isStorageNearlyFull }, clock()) }
}

/** Facts of the database, and how long an empty transaction took. */
async function askDatabase({ database }: Needs<'database'>) {
  const began = performance.now()
  await database.ping()
  const answerMs = Math.round(performance.now() - began)
  return { facts: await database.asWorker(findDatabaseFacts), answerMs }
}

async function describeBackup({ database }: Needs<'database'>): Promise<Health['copia']> {
  const { madeAt, bytes, place, failure } = await readLastBackup(database)
  return {
    feitaEm: madeAt?.toISOString() ?? null,
    bytes: bytes ?? null,
    lugar: place ?? null,
    falha: failure ? { em: failure.at.toISOString(), motivo: maskPersonalData(failure.reason) } : null,
  }
}

async function sumJobs(platform: HealthNeeds): Promise<{ tarefas: Health['tarefas']; desistidos: number }> {
  const { filas, retidas } = await listQueues(platform)
  const oldest = filas.reduce<(typeof filas)[number] | undefined>(
    (longest, each) => (each.segundosMaisAntiga > (longest?.segundosMaisAntiga ?? 0) ? each : longest),
    undefined,
  )
  const mails = new Set(platform.queues().flatMap(({ queue, lane }) => (lane === 'mail' ? [queue] : [])))
  const sum = (key: 'esperando' | 'desistidas', of = filas) => of.reduce((total, each) => total + each[key], 0)
  return {
    tarefas: {
      esperando: sum('esperando'),
      segundosMaisAntiga: oldest?.segundosMaisAntiga ?? 0,
      fila: oldest?.fila ?? null,
      atrasadas: filas.flatMap(({ fila, flagAtrasada }) => (flagAtrasada ? [fila] : [])),
      desistidas: sum('desistidas'),
      retidas,
    },
    desistidos: sum(
      'desistidas',
      filas.filter(({ fila }) => mails.has(fila)),
    ),
  }
}
