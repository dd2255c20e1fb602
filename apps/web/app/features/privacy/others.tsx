import { useTranslations } from 'use-intl'
import { originOfTiles } from '../../consent/third-parties.ts'
import { useRoot } from '../../page/use-site.ts'

/** The third parties of this very site, each with what it is for. */
export function Others() {
  const t = useTranslations('privacy')
  const { facebookPixel, sessionRecording, survey, mapTiles, recaptcha } = useRoot().thirdParties
  const others = [
    facebookPixel && [t('facebookPixel'), t('facebookPixelWhy')],
    sessionRecording && [t('sessionRecording', { host: hostOf(sessionRecording.url) }), t('sessionRecordingWhy')],
    survey && [t('survey', { host: hostOf(survey.url) }), t('surveyWhy')],
    mapTiles && [t('mapTiles', { host: hostOf(originOfTiles(mapTiles.url)) }), t('mapTilesWhy')],
    recaptcha && [t('recaptcha'), t('recaptchaWhy')],
  ].filter((other) => other !== undefined)
  return (
    <>
      {others.length > 0 ? (
        <dl className="grid gap-4">
          {others.map(([name, why]) => (
            <div key={name}>
              <dt className="font-semibold">{name}</dt>
              <dd className="text-muted">{why}</dd>
            </div>
          ))}
        </dl>
      ) : (
        <p>{t('noOne')}</p>
      )}
      <p className="mt-4">{t('links')}</p>
    </>
  )
}

const hostOf = (url: string) => new URL(url).host
