import { serviceWeek } from '@narthex/client/format/service-week'
import type { Service } from '@narthex/contract/churches/church.schemas'
import { cardClass } from '@narthex/ui/card'
import { useLocale, useTranslations } from 'use-intl'
import { ZoneLine } from '../../components/zone-note.tsx'
import { useChurchSite } from '../../page/use-site.ts'

/** Weekly services, with the place of those held elsewhere. */
export function ServiceTable({ services }: { services: Service[] }) {
  const t = useTranslations('about')
  const { church, modules } = useChurchSite()
  const week = serviceWeek(services, useLocale())
  return (
    <section className="pt-section" aria-labelledby="services">
      <h2 id="services" className="text-2xl">
        {t('services')}
      </h2>
      <ZoneLine className="mt-1 text-muted" />
      <div className={`${cardClass} mt-5 overflow-hidden`}>
        <table className="w-full text-left">
          <thead className="sr-only">
            <tr>
              <th scope="col">{t('day')}</th>
              <th scope="col">{t('time')}</th>
              <th scope="col">{t('gathering')}</th>
            </tr>
          </thead>
          {week.map((day) => (
            <tbody key={day.name} className="not-first:border-t border-line">
              {day.services.map((service, index) => (
                <tr key={service.id}>
                  {index === 0 && (
                    <th
                      scope="rowgroup"
                      rowSpan={day.services.length}
                      className="w-1/4 px-4 py-4 align-top font-semibold whitespace-nowrap md:px-6"
                    >
                      {day.name}
                    </th>
                  )}
                  <td className="py-4 pr-4 align-top font-semibold whitespace-nowrap text-brand-text tabular-nums md:w-32">
                    {service.clock}
                  </td>
                  <td className="py-4 pr-4 md:pr-6">
                    <span lang={church.idioma}>{service.nome}</span>
                    <Details
                      place={service.local}
                      streamed={service.flagTransmissao && modules.includes('MOD_CULTO')}
                    />
                  </td>
                </tr>
              ))}
            </tbody>
          ))}
        </table>
      </div>
    </section>
  )
}

function Details({ place, streamed }: { place: string | null; streamed: boolean }) {
  const t = useTranslations('places')
  const words = [place, streamed && t('streamed')].filter(Boolean)
  return words.length > 0 ? <span className="block text-sm text-muted">{words.join(' · ')}</span> : null
}
