import type { Client, Organisation } from '@narthex/contract/churches/church.schemas'
import { containerClass } from '@narthex/ui/container'
import { useTranslations } from 'use-intl'
import { ChurchPicker } from './church-picker.tsx'

/** The churches of an organisation, and the ways to find one's own among them. */
export function ChurchList({ organisation, churches }: { organisation: Organisation; churches: Client[] }) {
  const t = useTranslations('churches')
  return (
    <div className={containerClass('page', 'title')}>
      <p className="font-semibold text-brand-text">{t('choose')}</p>
      <h1 className="mt-2 max-w-3xl text-hero">{organisation.nome}</h1>
      <p
        lang={organisation.descricao ? organisation.idioma : undefined}
        className="mt-4 mb-7 max-w-measure text-lg text-muted"
      >
        {organisation.descricao ?? t('lead', { count: churches.length })}
      </p>
      <ChurchPicker organisation={organisation} churches={churches} />
    </div>
  )
}
