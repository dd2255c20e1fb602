import { useTranslations } from 'use-intl'
import { useChurchSite } from '../../page/use-site.ts'
import { QuietPage } from '../../shell/quiet-page.tsx'

/** In the place of an embedded song, where the address names none. */
export function NoSong() {
  const t = useTranslations('praise')
  const { church, corApp } = useChurchSite()
  return <QuietPage seed={`${church.codigo} praise`} colour={corApp} title={t('noSongTitle')} lead={t('noSong')} />
}
