import { whenText } from '@narthex/client/format/dates'
import type { Health } from '@narthex/contract/operator/health.endpoints'
import { useLocale, useTranslations } from 'use-intl'
import { useDateContext } from '../../components/use-date-context.ts'
import { formatBytes } from '../../media/format-bytes.ts'
import { useAgeText } from '../age-text.ts'

/** When the last backup was made, where it lies, and why the last attempt failed. */
export function BackupFacts({ backup }: { readonly backup: Health['copia'] }) {
  const t = useTranslations('operatorHealth.backup')
  const locale = useLocale()
  const dates = useDateContext()
  const ageText = useAgeText()
  const { feitaEm, bytes, lugar, falha } = backup
  const made = feitaEm === null ? undefined : new Date(feitaEm)
  const facts = made && { age: ageText(dates.now.getTime() - made.getTime()), when: whenText(made, dates) }
  return (
    <>
      {facts ? (
        <>
          <p>{bytes === null ? t('madePlain', facts) : t('made', { ...facts, size: formatBytes(bytes, locale) })}</p>
          <p className="text-muted">{lugar === null ? t('unknownPlace') : t('place', { place: lugar })}</p>
        </>
      ) : (
        <p>{t('none')}</p>
      )}
      {falha && <p>{t('failed', { when: whenText(new Date(falha.em), dates), reason: falha.motivo })}</p>}
    </>
  )
}
