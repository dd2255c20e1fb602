import { useLoaded } from '@narthex/client/data/use-loaded'
import { listHosts } from '@narthex/contract/churches/church-office.endpoints'
import { Badge } from '@narthex/ui/badge'
import { textLinkClass } from '@narthex/ui/button'
import { PropertyList } from '@narthex/ui/office/property-list'
import { Skeleton } from '@narthex/ui/skeleton'
import { useTranslations } from 'use-intl'
import { toolClass } from '../../components/buttons.ts'
import type { SettingsAsideProps } from '../../resource/settings/console-settings.ts'
import { callApi } from '../../session/api.ts'

/** Facts about a church that the operator decides; read-only here. */
export function ProfileFacts({ record }: SettingsAsideProps) {
  const t = useTranslations('consoleSettings.facts')
  const text = (value: unknown) => (typeof value === 'string' ? value : undefined)
  return (
    <div className="mt-9 grid max-w-160 gap-9">
      <Hosts />
      <section aria-labelledby="operator-facts">
        <h2 id="operator-facts" className="mb-1 border-b border-line pb-2 text-base font-semibold">
          {t('title')}
        </h2>
        <PropertyList
          nothing={t('nothing')}
          properties={[
            { label: t('codigo'), value: text(record.codigo) },
            { label: t('codigoPlano'), value: text(record.codigoPlano) },
            { label: t('slugOrganizacao'), value: text(record.slugOrganizacao) },
            { label: t('flagAtivo'), value: record.flagAtivo ? t('open') : t('closed') },
          ]}
        />
      </section>
    </div>
  )
}

function Hosts() {
  const t = useTranslations('consoleSettings.hosts')
  const frame = useTranslations('consoleFrame')
  const loaded = useLoaded('hosts', () => callApi(listHosts, {}))
  return (
    <section aria-labelledby="site-hosts">
      <h2 id="site-hosts" className="mb-1 border-b border-line pb-2 text-base font-semibold">
        {t('title')}
      </h2>
      <p className="mt-2 text-sm text-muted">{t('lead')}</p>
      {loaded.state === 'loading' && <Skeleton className="mt-2 h-11" />}
      {loaded.state === 'failed' && (
        <div className="mt-2 flex flex-wrap items-center gap-3">
          <p role="alert" className="text-sm">
            {t('failed')}
          </p>
          <button type="button" className={toolClass('quiet')} onClick={() => void loaded.reload()}>
            {t('retry')}
          </button>
        </div>
      )}
      {loaded.state === 'ready' && (
        <ul>
          {loaded.value.itens.map(({ nome, site, flagPrincipal, flagProduto }) => (
            <li
              key={nome}
              className="flex min-h-11 flex-wrap items-center gap-x-3 border-b border-line py-1 last:border-0"
            >
              <a href={site} target="_blank" rel="noreferrer" className={`${textLinkClass} wrap-anywhere`}>
                {nome}
                <span className="sr-only"> {frame('newTab')}</span>
              </a>
              {flagPrincipal && <Badge tone="success">{t('main')}</Badge>}
              {flagProduto && <Badge tone="muted">{t('product')}</Badge>}
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
