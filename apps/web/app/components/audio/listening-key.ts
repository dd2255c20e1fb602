/** Storage key of what this tab listens to. The number is the version of the stored form. */
export const listeningKey = 'listening-1'
