import { firstName } from '@narthex/client/format/first-name'
import type { Pastor } from '@narthex/contract/churches/church.schemas'
import { cardClass } from '@narthex/ui/card'
import { Icon } from '@narthex/ui/icon'
import { Portrait } from '@narthex/ui/portrait'
import { useTranslations } from 'use-intl'
import { useChurchSite } from '../../page/use-site.ts'

/** The people who look after the church, each with a face and a few words. */
export function PastorGrid({ pastors }: { pastors: Pastor[] }) {
  const t = useTranslations('about')
  return (
    <section className="pt-section" aria-labelledby="pastors">
      <h2 id="pastors" className="text-2xl">
        {t('pastors')}
      </h2>
      <ul className="mt-6 grid items-start gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {pastors.map((pastor) => (
          <PastorCard key={pastor.id} pastor={pastor} />
        ))}
      </ul>
    </section>
  )
}

function PastorCard({ pastor: { nome, funcao, foto, biografia } }: { pastor: Pastor }) {
  const t = useTranslations('about')
  const { church, corApp } = useChurchSite()
  return (
    <li className={`${cardClass} p-5`}>
      <div className="flex items-center gap-4">
        <Portrait name={nome} colour={corApp} photo={foto} className="h-24 w-20 shrink-0" />
        <div className="min-w-0">
          <h3 className="text-lg">{nome}</h3>
          <p lang={church.idioma} className="text-muted">
            {funcao}
          </p>
        </div>
      </div>
      {biografia && (
        <details className="group mt-2">
          <summary className="flex min-h-11 cursor-pointer list-none items-center justify-between gap-3 font-semibold text-brand-text [&::-webkit-details-marker]:hidden">
            {t('meet', { name: firstName(nome) })}
            <Icon name="chevron" className="size-5 transition-transform group-open:rotate-180" />
          </summary>
          <p lang={church.idioma} className="pt-1 whitespace-pre-line">
            {biografia}
          </p>
        </details>
      )}
    </li>
  )
}
