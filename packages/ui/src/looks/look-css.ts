import type { Look } from '@narthex/contract/churches/looks'

/** How a drawing is shown at night: a filter follows the reader's choice, in a page as in a file. */
export const nightFilter: Record<Look, string> = {
  glass: 'none',
  // White becomes as dark as the page or the card around it, not black.
  linen: 'invert(.93)hue-rotate(180deg)',
  azulejo: 'invert(.9)hue-rotate(180deg)',
  landscape: 'brightness(.54)hue-rotate(-18deg)saturate(1.4)',
  plain: 'brightness(.88)',
}

/** Ink on paper lies on a light drawing, where on glass and photos it is white on a dark shade. */
function onPaper(ground: string, ink: string): string {
  return `[data-cover].hero-cover{border-radius:var(--radius-hero)}[data-cover=drawn]{background:var(--sunken);filter:var(--night,none)}:has(>[data-cover=drawn]){--deep:var(--${ground});--on-deep:var(--${ink});--on-deep-soft:var(--${ink})}`
}

/** Values of the kit's tokens. Sections lie `space` times as far apart as in glass. */
interface Shape {
  readonly control: string
  readonly card: string
  readonly hero: string
  readonly button: string
  readonly rest: string
  readonly lift: string
  readonly space: number
  readonly headWeight: number
  readonly headTracking: string
  readonly portrait: string
}

function shape(given: Shape): string {
  const { control, card, hero, button, portrait, rest, lift, space, headWeight, headTracking } = given
  return `:root{--radius-control:${control};--radius-card:${card};--radius-hero:${hero};--radius-button:${button};--rest:${rest};--lift:${lift};--space:${space};--head-weight:${headWeight};--head-tracking:${headTracking}}.portrait{border-radius:${portrait}}`
}

/** A hero with a drawing; its drawing, the scrim over that, and its words. */
const hero = '.church-hero:has(>[data-cover=drawn])'
const drawing = `${hero}>[data-cover]`
const scrim = `${drawing}+div`
const words = `${hero}>:last-child`
/** The tiles below the hero of the home page. */
const tiles = `${hero}+nav`
const desktop = '@media(width>=48rem)'

/** Paper and thread: hairlines, sharp corners, and a letterhead in a double frame. */
function linen(): string {
  return [
    shape({
      control: '.25rem',
      card: '.125rem',
      hero: '.125rem',
      button: '.125rem',
      rest: '0 0 0 1px var(--line)',
      lift: '0 0 0 1px var(--muted)',
      space: 1.15,
      headWeight: 500,
      headTracking: '-.012em',
      portrait: '50%',
    }),
    onPaper('canvas', 'ink'),
    `${hero}{justify-content:center}`,
    `${hero}::after{content:"";position:absolute;inset:.875rem;border:1px solid var(--line);outline:1px solid var(--line);outline-offset:4px;pointer-events:none}`,
    `${drawing}{inset:2rem auto auto 50%;width:min(19rem,90%);height:9.25rem;translate:-50%;background:none;mask:radial-gradient(closest-side,#000 84%,#0000)}`,
    `${scrim}{display:none}`,
    `${words}{padding:11.75rem 1.75rem 2.25rem;text-align:center}`,
    `${words}>*{margin-inline:auto}`,
    `${hero} section{text-align:start}`,
    `${tiles}{margin-top:1.25rem}`,
    `${desktop}{${drawing}{width:25rem;height:12rem}${words}{padding-block:14.25rem 3.25rem}}`,
    `${tiles} li>*{min-height:4.5rem;flex-direction:row;align-items:center;justify-content:flex-start}`,
  ].join('')
}

/** Glazed tiles: a panel of them at one side, and a tile before each heading. */
function azulejo(): string {
  return [
    shape({
      control: '.375rem',
      card: '.375rem',
      hero: '.5rem',
      button: '.375rem',
      rest: '0 0 0 1px var(--line)',
      lift: '0 0 0 1px var(--line),0 8px 24px rgb(16 32 64/.1)',
      space: 1,
      headWeight: 400,
      headTracking: '0',
      portrait: '.375rem',
    }),
    onPaper('card', 'ink'),
    `${drawing}{inset:0 0 auto;height:10rem;border-bottom:.375rem solid var(--brand)}`,
    `${scrim}{display:none}`,
    `${words}{padding-block:12rem 5.5rem}`,
    `main h2.text-2xl::before{content:"";display:inline-block;width:.42em;height:.42em;margin:0 .55em .12em .15em;rotate:45deg;background:var(--brand);box-shadow:0 0 0 1px var(--brand-edge)}`,
    `${desktop}{${drawing}{inset:0 0 0 auto;width:38%;height:auto;border:solid var(--brand);border-width:0 0 0 .5rem}${words}{padding-block:5rem 7.5rem}${words}>*{max-width:min(38rem,52vw)}}`,
  ].join('')
}

/** A horizon: the words stand in the sky, everything is round and has room. */
function landscape(): string {
  return [
    shape({
      control: '1rem',
      card: '1.75rem',
      hero: '2.25rem',
      button: '999px',
      rest: '0 2px 16px rgb(24 48 72/.08)',
      lift: '0 4px 12px rgb(24 48 72/.07),0 18px 44px rgb(24 48 72/.13)',
      space: 1.2,
      headWeight: 800,
      headTracking: '-.028em',
      portrait: '1.25rem',
    }),
    onPaper('card', 'ink'),
    `${hero}{justify-content:flex-start;margin:0 .75rem;border-radius:var(--radius-hero)}`,
    `${scrim}{background:linear-gradient(color-mix(in srgb,var(--deep) 74%,#0000),color-mix(in srgb,var(--deep) 64%,#0000) 58%,#0000 82%)}`,
    `${words}{padding-block:2.25rem 13rem}`,
    `${tiles}{margin-top:-4.5rem}`,
    `${desktop}{${hero}{margin-inline:1.25rem}${words}{padding-block:4rem 17rem}${scrim}{background:linear-gradient(to right,color-mix(in srgb,var(--deep) 80%,#0000),color-mix(in srgb,var(--deep) 64%,#0000) 56%,#0000 76%);mask:linear-gradient(#000 62%,#0000 84%)}}`,
  ].join('')
}

/** Type and colour alone: the brand as a field, the name as large as it goes, no corner rounded, no shadow. */
function plain(): string {
  return [
    shape({
      control: '0rem',
      card: '0rem',
      hero: '0rem',
      button: '0rem',
      rest: '0 0 #0000',
      lift: '0 0 0 2px var(--ink)',
      space: 1.1,
      headWeight: 800,
      headTracking: '-.04em',
      portrait: '0',
    }),
    onPaper('brand', 'on-brand'),
    // Nothing is drawn where words are.
    `[data-cover=drawn]:has(+.inset-0),[data-cover=drawn]+.inset-0{display:none}`,
    `${hero}{box-shadow:inset 0 0 0 1px var(--brand-edge)}`,
    `${words}{padding-block:3.5rem 2.5rem}`,
    `${hero} h1{max-width:none;line-height:.92;letter-spacing:-.055em}`,
    `${hero} h1.text-hero{font-size:clamp(3.25rem,1rem + 9vw,8.5rem)}`,
    `${hero} section{max-width:none;padding:1.25rem 0 0;background:none;box-shadow:inset 0 3px var(--on-deep)}`,
    `${tiles}{margin-top:0}@media(width<48rem){${tiles}{padding:0}}`,
    `${tiles} ul{gap:1px;background:var(--line)}`,
    `${tiles} li>*{padding:1.25rem;box-shadow:inset 0 0 0 1px var(--brand-edge)}${tiles} li:nth-child(n+2)>*{background:var(--canvas);box-shadow:none}`,
    'main h2.text-2xl{font-size:clamp(2rem,1.5rem + 2vw,3rem);line-height:1}',
  ].join('')
}

/**
 * Changes of a look, as CSS that only the pages of its churches carry. Components stay as they are: a look sets their
 * tokens, and composes the heroes that have no photo. Its rules stand outside of every layer, so they outweigh utilities.
 */
export const lookCss: Record<Look, string> = {
  glass: '',
  linen: linen(),
  azulejo: azulejo(),
  landscape: landscape(),
  plain: plain(),
}
