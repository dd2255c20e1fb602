import type { DirectoryCheck } from '@narthex/contract/media/podcast-office.endpoints'
import { Badge } from '@narthex/ui/badge'
import { useTranslations } from 'use-intl'

const tones = { OK: 'success', FALTA: 'danger', MELHORAR: 'warning', FORA: 'muted' } as const

/** A requirement of directories: how it stands, and what to do. */
export function CheckRow({ check: { nome, situacao, motivo, episodios } }: { check: DirectoryCheck }) {
  const t = useTranslations('consolePodcastDirectories')
  // Each check has words for the reasons that it gives, `OK` among them.
  const reason = (motivo ?? 'OK') as 'OK'
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1 py-3">
      <div className="min-w-0 grow basis-64">
        <p className="font-semibold">{t(`checks.${nome}.label`)}</p>
        <p className="text-sm text-muted">{t(`checks.${nome}.${reason}`)}</p>
        {episodios.length > 0 && (
          <p className="mt-1 text-sm wrap-anywhere">{t('about', { titles: episodios.join(' · ') })}</p>
        )}
      </div>
      <Badge tone={tones[situacao]} size="small">
        {t(`states.${situacao}`)}
      </Badge>
    </li>
  )
}
