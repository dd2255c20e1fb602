/** Business constants (specification §9). */
export const notificationsPerPage = { usual: 30, largest: 100 } as const
/** Search engines and previews get this much of a church's history (specification §1). */
export const metaDescriptionLength = 160
/** The product's own choice, as the specification names none. */
export const eventsPerList = { usual: 30, largest: 100 } as const
