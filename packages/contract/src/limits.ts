/** Business constants (specification §9). */
export const notificationsPerPage = { usual: 30, largest: 100 } as const
/** Search engines and previews get this much of a church's history (specification §1). */
export const metaDescriptionLength = 160
/** The product's own choice, as the specification names none. */
export const eventsPerList = { usual: 30, largest: 100 } as const
/** Of a photo on its way to the product (ours too): what phones take, with room to spare. */
export const pictureBytes = 10 * 1024 * 1024
/** Of one person at one church: more are slips, or somebody's mischief. */
export const addressesPerMember = 10
export const childrenPerMember = 20
export const occupationsPerPage = { usual: 20, largest: 100 } as const
/** Of the audit log (ours). */
export const actsPerPage = { usual: 50, largest: 200 } as const
