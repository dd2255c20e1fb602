import { useTranslations } from 'use-intl'
import { QuietPage } from '../../components/quiet-page.tsx'
import { useChurchSite } from '../../page/use-site.ts'

/** Placeholder of an embedded song if the address names none. */
export function NoSong() {
  const t = useTranslations('praise')
  const { church, corApp } = useChurchSite()
  return <QuietPage seed={`${church.codigo} praise`} colour={corApp} title={t('noSongTitle')} lead={t('noSong')} />
}
