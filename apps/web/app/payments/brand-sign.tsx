import { type CardBrand, cardBrands } from '@narthex/contract/payments/card-rules'

/** Proper names: the same in every language. */
export const brandNames: Record<Exclude<CardBrand, 'unknown'>, string> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  elo: 'Elo',
  amex: 'American Express',
  hipercard: 'Hipercard',
  diners: 'Diners Club',
  discover: 'Discover',
  jcb: 'JCB',
}

/** The brand that a gateway names in its own way. */
export function readBrand(name: string | null): CardBrand {
  const written = (name ?? '').toLowerCase().replace(/[^a-z]/g, '')
  if (written === 'americanexpress') return 'amex'
  if (written === 'master' || written === 'mc') return 'mastercard'
  return cardBrands.find((brand) => written.startsWith(brand)) ?? 'unknown'
}

/** Dark enough for white letters upon the ground. */
export const brandColours: Record<
  CardBrand,
  { readonly ground: string; readonly glow: string; readonly word: string }
> = {
  visa: { ground: '#1d2b7a', glow: '#4a63d8', word: 'VISA' },
  mastercard: { ground: '#3a2230', glow: '#e8663c', word: 'MC' },
  elo: { ground: '#20222b', glow: '#e3b32d', word: 'elo' },
  amex: { ground: '#11608f', glow: '#55b3dd', word: 'AMEX' },
  hipercard: { ground: '#8d1c28', glow: '#e2596a', word: 'hiper' },
  diners: { ground: '#1f4f78', glow: '#a9c4da', word: 'DC' },
  discover: { ground: '#3d3a38', glow: '#ee8b2d', word: 'DISC' },
  jcb: { ground: '#14603f', glow: '#4fb487', word: 'JCB' },
  unknown: { ground: '#5d6470', glow: '#98a1af', word: '' },
}

/** A small card in the colours of its brand. Decoration: the name stands beside it. */
export function BrandSign({ brand, className = 'h-8' }: { brand: CardBrand; className?: string }) {
  const { ground, glow, word } = brandColours[brand]
  return (
    <svg viewBox="0 0 48 32" className={`w-auto shrink-0 ${className}`} aria-hidden="true" focusable="false">
      <rect width="48" height="32" rx="5" fill={ground} />
      <path d="M26 32C30 16 38 6 48 3v24a5 5 0 0 1-5 5z" fill={glow} opacity="0.55" />
      <rect x="5" y="6" width="8" height="6" rx="1.5" fill="#fff" opacity="0.75" />
      {word === '' ? (
        <path d="M6 22h14m4 0h8" stroke="#fff" strokeWidth="2.5" strokeLinecap="round" opacity="0.85" />
      ) : (
        <text x="6" y="26" fill="#fff" fontSize="10" fontWeight="700" fontFamily="system-ui, sans-serif">
          {word}
        </text>
      )}
    </svg>
  )
}
