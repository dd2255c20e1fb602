/** Drafts of a tab are under it in session storage, so that they go with the session. */
export const draftPrefix = 'draft:'
