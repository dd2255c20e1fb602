import { createPalette } from '@narthex/ui/colour/palette'
import { useTranslations } from 'use-intl'
import { useOfficeSession } from '../../../session/office.ts'

/** The head of the site in the chosen colour and logo, light and dark: drawn, as nothing is saved yet. */
export function SiteHeadSketch({ logo, colour }: { logo: string | null; colour: string }) {
  const t = useTranslations('consoleStart.look')
  const { igreja } = useOfficeSession()
  const { light, dark } = createPalette(colour)
  return (
    <figure className="min-w-0">
      <figcaption className="mb-1.5 text-sm font-semibold">{t('sketch')}</figcaption>
      <div aria-hidden="true" className="grid gap-3 sm:grid-cols-2">
        {[light, dark].map((scheme) => (
          <div
            key={scheme.card}
            className="overflow-hidden rounded-card border text-sm"
            style={{ background: scheme.canvas, borderColor: scheme.line, color: scheme.ink }}
          >
            <div className="flex items-center gap-3 px-4 py-3" style={{ background: scheme.card }}>
              {logo && <img src={logo} alt="" className="h-6 max-w-16 object-contain" />}
              <span className="min-w-0 truncate font-semibold">{igreja.nome}</span>
            </div>
            <div className="grid justify-items-start gap-3 px-4 py-6" style={{ background: scheme.deep }}>
              <span className="text-lg font-semibold text-white">{t('welcome')}</span>
              <span
                className="rounded-button px-4 py-1.5 font-semibold"
                style={{ background: scheme.brand, color: scheme.onBrand }}
              >
                {t('visit')}
              </span>
            </div>
          </div>
        ))}
      </div>
    </figure>
  )
}
