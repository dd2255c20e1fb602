/** Codes from e-mails, in the URL fragment. They belong to the recipient, who may not be the member logged in. */
export const mailCode = /^#(?:ativar|codigo|convite)=/

/** Opens the password recovery, also before the app runs. */
export const recoverHash = '#recuperar'
