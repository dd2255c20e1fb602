/** The codes of e-mails, behind `#`: they are about the person who got the e-mail, who need not be the one logged in. */
export const mailCode = /^#(?:ativar|codigo)=/

/** Leads to the recovery, also before the app runs. */
export const recoverHash = '#recuperar'
