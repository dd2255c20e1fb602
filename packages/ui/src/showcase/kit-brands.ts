/** Colours that ask different things of a palette: an easy one, one too light for white text, one that is hardly a colour. */
export const kitBrands = {
  teal: { label: 'Teal', colour: '#0e7c7b' },
  yellow: { label: 'Yellow', colour: '#ffd400' },
  ink: { label: 'Near-black', colour: '#14110f' },
} as const

export type KitBrand = keyof typeof kitBrands
