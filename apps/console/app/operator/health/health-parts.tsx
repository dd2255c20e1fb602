import { secondMs } from '@narthex/contract/durations'
import type { Health } from '@narthex/contract/operator/health.endpoints'
import { Link } from 'react-router'
import { useLocale, useTranslations } from 'use-intl'
import { useDateContext } from '../../components/use-date-context.ts'
import { formatBytes } from '../../media/format-bytes.ts'
import { useAgeText } from '../age-text.ts'
import { useKindNames } from '../jobs/kind-names.ts'
import { patterns } from '../places.ts'
import { BackupFacts } from './backup-facts.tsx'
import { HealthPart } from './health-part.tsx'

/** The parts of the product, each with its facts in words. */
export function HealthParts({ health }: { readonly health: Health }) {
  const t = useTranslations('operatorHealth')
  const locale = useLocale()
  const { avisos, banco, copia, disco, correio, versoes } = health
  const size = (bytes: number) => formatBytes(bytes, locale)
  return (
    <div className="grid gap-3 md:grid-cols-2 xl:grid-cols-3">
      <HealthPart name="database" warnings={avisos}>
        <p>{t('database.size', { size: size(banco.bytes), version: banco.versao })}</p>
        <p>{t('database.answer', { ms: `${banco.respostaMs}`, used: `${banco.emUso}`, all: `${banco.conexoes}` })}</p>
      </HealthPart>
      <HealthPart name="backup" warnings={avisos}>
        <BackupFacts backup={copia} />
      </HealthPart>
      <HealthPart name="disk" warnings={avisos}>
        {disco ? (
          <>
            <p>
              {t('disk.free', {
                free: size(disco.livres),
                total: size(disco.total),
                percent: `${Math.floor((disco.livres * 100) / Math.max(1, disco.total))}`,
              })}
            </p>
            <p className="text-muted">{t('disk.folder', { folder: disco.pasta })}</p>
          </>
        ) : (
          <p>{t('disk.unknown')}</p>
        )}
      </HealthPart>
      <HealthPart name="jobs" warnings={avisos}>
        <JobFacts jobs={health.tarefas} />
      </HealthPart>
      <HealthPart name="mail" warnings={avisos}>
        <p>{t(correio.flagServidor ? 'mail.server' : 'mail.noServer')}</p>
        <p>{t('mail.failed', { count: correio.desistidos })}</p>
      </HealthPart>
      <HealthPart name="processes" warnings={avisos}>
        <ProcessFacts health={health} />
      </HealthPart>
      <HealthPart name="versions" warnings={avisos}>
        <p>{t('versions.product', { version: versoes.produto })}</p>
        <p>{t('versions.node', { version: versoes.node })}</p>
        <p>{t('versions.postgres', { version: banco.versao })}</p>
        <p>{t('versions.migrations', { count: versoes.migracoes, last: versoes.ultimaMigracao })}</p>
      </HealthPart>
    </div>
  )
}

function JobFacts({ jobs }: { readonly jobs: Health['tarefas'] }) {
  const t = useTranslations('operatorHealth.jobs')
  const ageText = useAgeText()
  const { kind } = useKindNames()
  const { esperando, segundosMaisAntiga, fila, atrasadas, desistidas } = jobs
  return (
    <>
      <p>
        {t('waiting', { count: esperando })} {t('givenUp', { count: desistidas })}
      </p>
      {fila !== null && <p>{t('oldest', { age: ageText(segundosMaisAntiga * secondMs), kind: kind(fila) })}</p>}
      {atrasadas.length > 0 && <p>{t('late', { kinds: atrasadas.map(kind).join(', ') })}</p>}
      <p>
        <Link to={patterns.jobs} className="underline">
          {t('open')}
        </Link>
      </p>
    </>
  )
}

function ProcessFacts({ health: { processos, redis } }: { readonly health: Health }) {
  const t = useTranslations('operatorHealth.processes')
  const ageText = useAgeText()
  const { now } = useDateContext()
  return (
    <>
      <p>
        {t('alive', {
          count: processos.outros + 1,
          age: ageText(now.getTime() - Date.parse(processos.iniciadoEm)),
        })}
      </p>
      <p>{t(`redis.${redis}`)}</p>
    </>
  )
}
