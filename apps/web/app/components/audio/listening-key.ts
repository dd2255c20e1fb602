/** What this tab listens to; with the number of its form, since another build may keep another one. */
export const listeningKey = 'listening-1'
