/** The product's own mark, for answers that are no church's. */
export const house = { name: 'Narthex', colour: '#7a4b2b' } as const
