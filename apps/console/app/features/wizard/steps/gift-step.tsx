import { useLoaded } from '@narthex/client/data/use-loaded'
import { churchHome } from '@narthex/contract/churches/home.settings'
import { settingsEndpoints } from '@narthex/contract/resources/settings-endpoints'
import { Notice } from '@narthex/ui/notice'
import { useTranslations } from 'use-intl'
import { toolClass } from '../../../components/buttons.ts'
import { callApi } from '../../../session/api.ts'
import { useMay, useOfficeSession } from '../../../session/office.ts'
import { StepButtons } from '../step-buttons.tsx'
import { StepData } from '../step-data.tsx'

const home = settingsEndpoints(churchHome)

/** A gift as its givers will make it, where the church takes gifts by now; else what is missing, and whose it is to do. */
export function GiftStep() {
  const t = useTranslations('consoleStart.gift')
  const frame = useTranslations('consoleFrame')
  const { igreja } = useOfficeSession()
  const maySet = useMay('giving.settings')
  const offer = useLoaded('home', () => callApi(home.get, {}))
  return (
    <StepData data={offer}>
      {({ oferta }) => {
        const isReady = oferta.lugares.some(({ codigo, situacao }) => codigo === 'DOACAO' && situacao === 'PRONTO')
        return (
          <>
            {isReady ? (
              <>
                <ol className="mb-5 grid list-decimal gap-2 ps-5">
                  <li>{t('ready.open')}</li>
                  <li>{t('ready.give')}</li>
                  <li>{t('ready.check')}</li>
                </ol>
                <a href={`${igreja.site}/give`} target="_blank" rel="noreferrer" className={toolClass('quiet')}>
                  {t('ready.action')}
                  <span className="sr-only">{frame('newTab')}</span>
                </a>
              </>
            ) : (
              <Notice tone="info">
                <p className="font-semibold">{t('missing.title')}</p>
                <p className="mt-1">{t('missing.what')}</p>
                <p className="mt-1">{maySet ? t('missing.own') : t('missing.others')}</p>
              </Notice>
            )}
            <StepButtons />
          </>
        )
      }}
    </StepData>
  )
}
