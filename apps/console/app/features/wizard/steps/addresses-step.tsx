import { useLoaded } from '@narthex/client/data/use-loaded'
import { listHosts } from '@narthex/contract/churches/church-office.endpoints'
import { textLinkClass } from '@narthex/ui/button'
import { PropertyList } from '@narthex/ui/office/property-list'
import { useTranslations } from 'use-intl'
import { callApi } from '../../../session/api.ts'
import { useOfficeSession } from '../../../session/office.ts'
import { StepButtons } from '../step-buttons.tsx'
import { StepData } from '../step-data.tsx'

/** Where the site answers: the technician decides it, staff look whether it works. */
export function AddressesStep() {
  const t = useTranslations('consoleStart.addresses')
  const frame = useTranslations('consoleFrame')
  const { igreja } = useOfficeSession()
  const hosts = useLoaded('hosts', () => callApi(listHosts, {}))
  return (
    <StepData data={hosts}>
      {({ itens }) => (
        <>
          <PropertyList
            nothing="–"
            properties={[
              { label: t('code'), value: igreja.codigo },
              ...itens.map(({ nome, site, flagPrincipal }) => ({
                label: t(flagPrincipal ? 'principal' : 'other'),
                value: nome,
                action: (
                  <a href={site} target="_blank" rel="noreferrer" className={`${textLinkClass} shrink-0`}>
                    {t('open')}
                    <span className="sr-only">
                      {nome} {frame('newTab')}
                    </span>
                  </a>
                ),
              })),
            ]}
          />
          <p className="mt-4 text-muted">{t('check')}</p>
          <p className="mt-3 text-muted">
            {itens.every(({ flagProduto }) => flagProduto) ? t('own') : t('technician')}
          </p>
          <StepButtons />
        </>
      )}
    </StepData>
  )
}
