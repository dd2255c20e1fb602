import { hourMs } from '@narthex/contract/durations'
import { type HealthWarning, healthLimits } from '@narthex/contract/operator/health-limits'
import { Badge } from '@narthex/ui/badge'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'

export type PartName = 'database' | 'backup' | 'disk' | 'jobs' | 'mail' | 'processes' | 'versions'

/** The warnings of each part, with the limit that its advice names. */
const parts: Readonly<Record<PartName, readonly HealthWarning[]>> = {
  database: ['DATABASE_SLOW'],
  backup: ['BACKUP_NONE', 'BACKUP_OLD', 'BACKUP_FAILED'],
  disk: ['DISK_LOW'],
  jobs: ['JOBS_HELD', 'JOBS_LATE', 'JOBS_GIVEN_UP'],
  mail: ['MAIL_NOT_SENT', 'MAIL_FAILED'],
  processes: ['PROCESSES_DEAF', 'REDIS_SILENT', 'REDIS_NEEDED'],
  versions: [],
}

const { databaseAnswerMs, backupAgeMs, freeDiskPercent, usedQuotaPercent } = healthLimits
const limits: Partial<Record<HealthWarning, Record<string, string>>> = {
  DATABASE_SLOW: { ms: `${databaseAnswerMs}` },
  BACKUP_OLD: { hours: `${backupAgeMs / hourMs}` },
  DISK_LOW: { percent: `${freeDiskPercent}` },
  STORAGE_FULL: { percent: `${usedQuotaPercent}` },
}

/** Advice on a warning. */
export function Advice({ warning }: { readonly warning: HealthWarning }) {
  const t = useTranslations('operatorHealth')
  return <p className="border-s-2 border-warning ps-3 text-sm">{t(`advice.${warning}`, limits[warning] as never)}</p>
}

export interface HealthPartProps {
  readonly name: PartName
  readonly warnings: readonly HealthWarning[]
  readonly children: ReactNode
}

/** A part of the product: whether it is well, its facts, and what to do where it needs attention. */
export function HealthPart({ name, warnings, children }: HealthPartProps) {
  const t = useTranslations('operatorHealth')
  const own = parts[name].filter((warning) => warnings.includes(warning))
  return (
    <section className="grid content-start gap-2 rounded-card bg-card p-4 shadow-[inset_0_0_0_1px_var(--line)]">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 className="font-semibold">{t(`parts.${name}`)}</h2>
        {parts[name].length > 0 && (
          <Badge tone={own.length > 0 ? 'warning' : 'success'} size="small">
            {t(own.length > 0 ? 'attention' : 'good')}
          </Badge>
        )}
      </div>
      <div className="grid gap-1 text-sm wrap-anywhere">{children}</div>
      {own.map((warning) => (
        <Advice key={warning} warning={warning} />
      ))}
    </section>
  )
}
