import { Picture } from '@narthex/ui/picture'
import { useTranslations } from 'use-intl'

/** Up to here words stand large; a longer story is easier to read a little smaller. */
const fewLetters = 220

export interface PrayerWordsProps {
  readonly mensagem: string
  readonly imagem: string | null
  /** Cut where a card would grow too tall. */
  readonly isCut?: boolean
}

/** The text of a prayer request: the largest element wherever it stands. */
export function PrayerWords({ mensagem, imagem, isCut = false }: PrayerWordsProps) {
  const t = useTranslations('prayerWall')
  const size = mensagem.length <= fewLetters ? 'text-xl leading-normal' : 'text-lg leading-relaxed'
  return (
    <>
      <p dir="auto" className={`whitespace-pre-line ${size} ${isCut ? 'line-clamp-9' : ''}`}>
        {mensagem}
      </p>
      {imagem && (
        <Picture
          src={imagem}
          alt={t('photo')}
          sizes="(min-width: 48rem) 40rem, 90vw"
          className={`mt-4 overflow-hidden rounded-control ${isCut ? 'max-h-96' : ''}`}
        />
      )}
    </>
  )
}
