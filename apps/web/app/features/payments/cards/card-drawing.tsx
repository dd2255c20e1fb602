import type { SavedCard } from '@narthex/contract/payments/card.schemas'
import type { CardBrand } from '@narthex/contract/payments/card-rules'
import { useTranslations } from 'use-intl'
import { brandColours, brandNames, readBrand } from '../../../payments/brand-sign.tsx'

type Drawn = Pick<SavedCard, 'bandeira' | 'ultimosDigitos' | 'titular' | 'validadeMes' | 'validadeAno' | 'flagVencido'>

const twoDigits = (number: number) => String(number % 100).padStart(2, '0')

/** A card as large as its place, in the colours of its brand, with light falling through it. What it says is decoration. */
export function CardDrawing({ card, badge }: { card: Drawn; badge: string | undefined }) {
  const t = useTranslations('cards.card')
  const brand = readBrand(card.bandeira)
  const name = brand === 'unknown' ? t('unknownBrand') : brandNames[brand]
  return (
    <div
      aria-hidden="true"
      className={`relative aspect-[8560/5398] w-full overflow-hidden rounded-hero text-white shadow-lift ${card.flagVencido ? 'opacity-60 grayscale' : ''}`}
    >
      <Ground brand={brand} />
      <div className="relative flex h-full flex-col p-5">
        <p className="flex items-start justify-between gap-3 font-semibold">
          <span className="text-lg">{name}</span>
          {badge && <span className="rounded-button bg-white/22 px-3 py-0.5 text-sm">{badge}</span>}
        </p>
        <p className="mt-auto font-mono text-lg tracking-wider tabular-nums">•••• •••• •••• {card.ultimosDigitos}</p>
        <p className="mt-2 flex items-end justify-between gap-4 text-sm">
          <span className="truncate">{card.titular}</span>
          <span className="shrink-0 tabular-nums">
            {twoDigits(card.validadeMes)}/{twoDigits(card.validadeAno)}
          </span>
        </p>
      </div>
    </div>
  )
}

function Ground({ brand }: { brand: CardBrand }) {
  const { ground, glow } = brandColours[brand]
  return (
    <svg
      viewBox="0 0 856 540"
      preserveAspectRatio="xMidYMid slice"
      className="absolute inset-0 size-full"
      aria-hidden="true"
      focusable="false"
    >
      <rect width="856" height="540" fill={ground} />
      <path d="M420 540C480 250 640 90 856 50v490z" fill={glow} opacity="0.38" />
      <path d="M600 540C640 380 730 270 856 220v320z" fill={glow} opacity="0.34" />
      <path d="M0 0h330C300 190 180 300 0 330z" fill="#fff" opacity="0.06" />
      <path d="M0 0h190C170 110 105 175 0 195z" fill="#fff" opacity="0.07" />
    </svg>
  )
}
