import { phoneLink } from '@narthex/client/format/places'
import type { Help } from '@narthex/contract/prayer/prayer.schemas'
import { Icon } from '@narthex/ui/icon'
import { useTranslations } from 'use-intl'

/** The help lines that answer at any hour: each a touch away. */
export function HelpLines({ help }: { help: Help }) {
  const t = useTranslations('prayerHelp')
  return (
    <ul className="grid gap-3">
      {help.linhas.map(({ tipo, nome, telefone }) => (
        <li key={telefone}>
          <a
            href={phoneLink(telefone)}
            className="flex min-h-16 items-center gap-4 rounded-card bg-card p-4 shadow-rest hover:shadow-lift"
          >
            <span
              aria-hidden="true"
              className="grid size-11 shrink-0 place-items-center rounded-full bg-brand text-on-brand"
            >
              <Icon name="phone" className="size-5" />
            </span>
            <span className="min-w-0">
              <span className="block text-lg font-semibold">{t('call', { number: telefone })}</span>
              <span className="block text-sm text-muted">{`${nome} · ${t(`kinds.${tipo}`)}`}</span>
            </span>
          </a>
        </li>
      ))}
    </ul>
  )
}
