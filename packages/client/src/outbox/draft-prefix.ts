/** Key prefix of drafts in session storage; logging out clears them. */
export const draftPrefix = 'draft:'
