/** The look of a card: a shade lighter than what it lies on, at rest. Padding and what is inside are its user's. */
export const cardClass = 'rounded-card bg-card shadow-rest'

/** The link of a card, spread over all of it: the card is `relative`. */
export const cardLinkClass = 'after:absolute after:inset-0 after:rounded-card focus-visible:after:outline-2'
