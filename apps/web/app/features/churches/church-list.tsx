import type { Client, Organisation } from '@narthex/contract/churches/church.schemas'
import { Cover } from '@narthex/ui/cover'
import { Icon } from '@narthex/ui/icon'
import { Monogram } from '@narthex/ui/monogram'
import { useTranslations } from 'use-intl'
import { useRoot } from '../../shell/use-site.ts'

/** The churches of an organisation, each in its own colour, each a link to its own site. */
export function ChurchList({ organisation, churches }: { organisation: Organisation; churches: Client[] }) {
  const t = useTranslations('churches')
  return (
    <div className="mx-auto max-w-page px-5 py-10 md:py-16">
      <p className="font-semibold text-brand-text">{t('choose')}</p>
      <h1 className="mt-2 max-w-3xl text-hero">{organisation.nome}</h1>
      <p
        lang={organisation.descricao ? organisation.idioma : undefined}
        className="mt-4 max-w-measure text-lg text-muted"
      >
        {organisation.descricao ?? t('lead', { count: churches.length })}
      </p>
      <ul className={`mt-10 grid gap-5 sm:grid-cols-2 ${churches.length > 2 ? 'lg:grid-cols-3' : ''}`}>
        {churches.map((church) => (
          <ChurchCard key={church.id} church={church} />
        ))}
      </ul>
    </div>
  )
}

function ChurchCard({ church }: { church: Client }) {
  const t = useTranslations('churches')
  const { site } = useRoot()
  const isHere = site.kind === 'church' && site.church.id === church.id
  return (
    <li className="group relative flex flex-col overflow-hidden rounded-card bg-card shadow-rest transition-shadow hover:shadow-lift">
      <Cover seed={church.codigo} colour={church.corApp} photo={church.imagem} className="h-44 w-full" />
      <Monogram
        name={church.nome}
        colour={church.corApp}
        className="absolute top-32 left-5 h-18 rounded-t-full bg-card p-1.5 pb-0"
      />
      <div className="flex grow flex-col p-5 pt-9">
        <h2 className="text-xl">
          <a href={church.site} className="after:absolute after:inset-0">
            {church.nome}
          </a>
        </h2>
        {church.endereco && (
          <p className="mt-1 text-sm text-muted">
            {[church.endereco.bairro, church.endereco.cidade].filter(Boolean).join(', ')}
          </p>
        )}
        {church.descricao && <p className="mt-3 line-clamp-3 text-base">{church.descricao}</p>}
        <p className="mt-auto flex items-center gap-2 pt-5 font-semibold text-brand-text">
          {t(isHere ? 'current' : 'visitSite')}
          <Icon name={isHere ? 'pin' : 'arrow'} className="size-5 transition-transform group-hover:translate-x-1" />
        </p>
      </div>
    </li>
  )
}
