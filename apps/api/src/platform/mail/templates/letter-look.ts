import type { Look } from '@narthex/contract/churches/looks'

/** Shapes of a letter in a church's look, as its site has them; mail programs read no style sheet of it. In CSS. */
export interface LetterLook {
  readonly card: string
  readonly button: string
  /** Frames within the card. */
  readonly frame: string
  /** Corners of the church's seal, with its initial. */
  readonly seal: string
  /** Width of the seal; its height is 44 in every look. */
  readonly sealWidth: string
  readonly headWeight: string
  /** A band in the brand's colour over the letter. */
  readonly hasBand: boolean
  readonly font: string
}

const sans = "-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif"
const serif = "Georgia,'Times New Roman',serif"

/** An arch, a round seal of a letterhead, a tile, a sun, and a plain square. */
const looks: Readonly<Record<Look, LetterLook>> = {
  glass: {
    card: '16px',
    button: '12px',
    frame: '12px',
    seal: '20px 20px 4px 4px',
    sealWidth: '40',
    headWeight: '700',
    hasBand: false,
    font: sans,
  },
  linen: {
    card: '2px',
    button: '2px',
    frame: '2px',
    seal: '22px',
    sealWidth: '44',
    headWeight: '500',
    hasBand: false,
    font: serif,
  },
  azulejo: {
    card: '6px',
    button: '6px',
    frame: '6px',
    seal: '6px',
    sealWidth: '44',
    headWeight: '400',
    hasBand: true,
    font: serif,
  },
  landscape: {
    card: '28px',
    button: '26px',
    frame: '16px',
    seal: '22px',
    sealWidth: '44',
    headWeight: '800',
    hasBand: false,
    font: sans,
  },
  plain: {
    card: '0',
    button: '0',
    frame: '0',
    seal: '0',
    sealWidth: '44',
    headWeight: '800',
    hasBand: false,
    font: sans,
  },
}

export const letterLook = (look: Look | null): LetterLook => looks[look ?? 'glass']
