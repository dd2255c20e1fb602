import { consoleCare } from './care.ts'

/** The texts of the care inbox, which come with it and with the page of a person. */
export const messages = { consoleCare }
