import { useAct } from '@narthex/client/data/use-act'
import { useLoaded } from '@narthex/client/data/use-loaded'
import { asOpening, weekdayName } from '@narthex/client/format/dates'
import { type OfficeService, services } from '@narthex/contract/churches/service.resource'
import { clockText } from '@narthex/contract/clock-text'
import { resourceEndpoints } from '@narthex/contract/resources/resource-endpoints'
import { Notice } from '@narthex/ui/notice'
import { useLocale, useTranslations } from 'use-intl'
import { toolClass } from '../../../components/buttons.ts'
import { useFailure } from '../../../components/use-failure.ts'
import { callApi } from '../../../session/api.ts'
import { StepButtons } from '../step-buttons.tsx'
import { StepData } from '../step-data.tsx'
import { ServiceForm, type ServiceValues } from './service-form.tsx'

const calls = resourceEndpoints(services)

/** Step that lists the weekly services of the church. Each service is saved as it is added. */
export function ServicesStep() {
  const t = useTranslations('consoleStart.services')
  const list = useLoaded('services', () => callApi(calls.list, {}))
  const act = useAct(useFailure())
  const change = (make: (before: readonly OfficeService[]) => OfficeService[]) => {
    if (list.state === 'ready') list.update((page) => ({ ...page, itens: make(page.itens) }))
  }
  const add = async (body: ServiceValues) => {
    const added = await callApi(calls.add, { body })
    change((before) => [...before, added])
  }
  const remove = ({ id }: OfficeService) =>
    act.run(async () => {
      await callApi(calls.remove, { params: { id: String(id) } })
      change((before) => before.filter((service) => service.id !== id))
    })
  return (
    <StepData data={list}>
      {({ itens }) => (
        <>
          {itens.length === 0 ? (
            <p className="mb-5 rounded-card bg-sunken p-4 text-muted">{t('none')}</p>
          ) : (
            <ServiceList items={itens} onRemove={(service) => void remove(service)} />
          )}
          {act.failure && (
            <Notice tone="danger" className="mb-4">
              <p>{act.failure}</p>
            </Notice>
          )}
          <ServiceForm isFirst={itens.length === 0} onAdd={add} />
          <StepButtons />
        </>
      )}
    </StepData>
  )
}

interface ServiceListProps {
  readonly items: readonly OfficeService[]
  readonly onRemove: (service: OfficeService) => void
}

function ServiceList({ items, onRemove }: ServiceListProps) {
  const t = useTranslations('consoleStart.services')
  const locale = useLocale()
  const sorted = items.toSorted((a, b) => a.diaSemana - b.diaSemana || a.horario.localeCompare(b.horario))
  return (
    <ul aria-label={t('list')} className="mb-5 divide-y divide-line border-y border-line">
      {sorted.map((service) => (
        <li key={service.id} className="flex min-h-14 items-center justify-between gap-3 py-1.5">
          <span className="min-w-0">
            <span className="block truncate font-semibold">{service.nome}</span>
            <span className="block text-sm text-muted">
              {t('when', {
                day: asOpening(weekdayName(service.diaSemana, locale)),
                time: clockText(service.horario, locale),
              })}
            </span>
          </span>
          <button type="button" onClick={() => onRemove(service)} className={toolClass('plain')}>
            {t('remove')}
            <span className="sr-only">{service.nome}</span>
          </button>
        </li>
      ))}
    </ul>
  )
}
