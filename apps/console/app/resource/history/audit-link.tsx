import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { pathTo } from '../../navigation/places.ts'
import { useMay } from '../../session/office.ts'

/** A link from a record to its acts in the audit log, for those who may read that. */
export function AuditLink({ tipo, id }: { readonly tipo: string; readonly id: number }) {
  const t = useTranslations('consoleHistory')
  const mayRead = useMay('audit.read')
  if (!mayRead) return null
  return (
    <p className="mt-4">
      <Link
        to={`${pathTo('audit')}?${new URLSearchParams({ tipo, registro: String(id) })}`}
        className="inline-flex min-h-11 items-center underline underline-offset-4"
      >
        {t('audit')}
      </Link>
    </p>
  )
}
