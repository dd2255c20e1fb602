import type { Health } from '@narthex/contract/operator/health.endpoints'
import { type HealthWarning, healthLimits } from '@narthex/contract/operator/health-limits'

export const isNearlyFull = (used: number, quota: number): boolean =>
  used * 100 >= quota * healthLimits.usedQuotaPercent && used > 0

/** Facts that the warnings follow from. */
export type HealthFacts = Omit<Health, 'avisos'> & { readonly isStorageNearlyFull: boolean }

/** Findings that need attention, in the order in which an operator looks at them. */
export function findWarnings(facts: HealthFacts, now: Date): HealthWarning[] {
  const { banco, copia, disco, tarefas, correio, processos, redis } = facts
  const backupAgeMs = copia.feitaEm === null ? 0 : now.getTime() - Date.parse(copia.feitaEm)
  const findings: readonly (readonly [HealthWarning, boolean])[] = [
    ['DATABASE_SLOW', banco.respostaMs > healthLimits.databaseAnswerMs],
    ['BACKUP_NONE', copia.feitaEm === null],
    ['BACKUP_OLD', backupAgeMs >= healthLimits.backupAgeMs],
    ['BACKUP_FAILED', copia.falha !== null],
    ['DISK_LOW', disco !== null && disco.livres * 100 < disco.total * healthLimits.freeDiskPercent],
    ['JOBS_HELD', tarefas.retidas !== null],
    ['JOBS_LATE', tarefas.atrasadas.length > 0],
    ['JOBS_GIVEN_UP', tarefas.desistidas > 0],
    ['MAIL_FAILED', correio.desistidos > 0],
    ['MAIL_NOT_SENT', !correio.flagServidor],
    ['PROCESSES_DEAF', !processos.flagOuve],
    ['REDIS_SILENT', redis === 'SILENT'],
    ['REDIS_NEEDED', redis === 'NEEDED'],
    ['STORAGE_FULL', facts.isStorageNearlyFull],
  ]
  return findings.flatMap(([warning, isThere]) => (isThere ? [warning] : []))
}
