import type { Guest } from '@narthex/contract/events/event.schemas'
import { Portrait } from '@narthex/ui/portrait'
import { useTranslations } from 'use-intl'
import { MoreSection } from '../../components/more-section.tsx'
import { useChurchSite } from '../../page/use-site.ts'

export function Guests({ guests }: { guests: readonly Guest[] }) {
  const t = useTranslations('events')
  const { church, corApp } = useChurchSite()
  return (
    <MoreSection className="" title={t('guests')}>
      <ul className="grid gap-3 sm:grid-cols-2">
        {guests.map(({ nome, papel, imagem }) => (
          <li key={nome} className="flex items-center gap-4 rounded-card bg-card p-4 shadow-rest">
            <Portrait name={nome} colour={corApp} photo={imagem} className="h-16 w-14 shrink-0" />
            <div className="min-w-0">
              <p className="font-semibold">{nome}</p>
              {papel && (
                <p lang={church.idioma} className="text-sm text-muted">
                  {papel}
                </p>
              )}
            </div>
          </li>
        ))}
      </ul>
    </MoreSection>
  )
}
