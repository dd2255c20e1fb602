import { Icon, type IconName } from '@narthex/ui/icon'
import { useTranslations } from 'use-intl'
import { playEdgeClass } from '../../../components/play-edge.ts'

const points = [
  { icon: 'device', name: 'devices', lead: 'devicesLead' },
  { icon: 'clock', name: 'goOn', lead: 'goOnLead' },
  { icon: 'hands', name: 'freedom', lead: 'freedomLead' },
] as const satisfies readonly { icon: IconName; name: string; lead: string }[]

export function PlayPoints() {
  const t = useTranslations('play.home.points')
  return (
    <section className={playEdgeClass}>
      <h2 className="text-xl md:text-2xl">{t('title')}</h2>
      <ul className="mt-5 grid gap-4 md:grid-cols-3 lg:gap-5">
        {points.map(({ icon, name, lead }) => (
          <li key={name} className="rounded-card bg-card p-5 md:p-6">
            <Icon name={icon} className="size-7 text-brand-text" />
            <h3 className="mt-3 text-lg">{t(name)}</h3>
            <p className="mt-1 text-muted">{t(lead)}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
