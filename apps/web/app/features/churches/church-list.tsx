import type { Client, Organisation } from '@narthex/contract/churches/church.schemas'
import { containerClass } from '@narthex/ui/container'
import { useTranslations } from 'use-intl'
import { ChurchPicker } from './church-picker.tsx'

export interface ChurchListProps {
  readonly organisation: Organisation
  readonly churches: Client[]
  /** The church is chosen in order to sign in. */
  readonly isForAccess?: boolean
}

/** The churches of an organisation, and the ways to find one's own among them. */
export function ChurchList({ organisation, churches, isForAccess = false }: ChurchListProps) {
  const t = useTranslations('churches')
  const description = isForAccess ? null : organisation.descricao
  return (
    <div className={containerClass('page', 'title')}>
      <p className="font-semibold text-brand-text">{isForAccess ? organisation.nome : t('choose')}</p>
      <h1 className="mt-2 max-w-3xl text-hero">{isForAccess ? t('signInTitle') : organisation.nome}</h1>
      <p lang={description ? organisation.idioma : undefined} className="mt-4 mb-7 max-w-measure text-lg text-muted">
        {description ?? t(isForAccess ? 'signInLead' : 'lead', { count: churches.length })}
      </p>
      <ChurchPicker organisation={organisation} churches={churches} />
    </div>
  )
}
