import { hashSecret } from '../../../platform/secrets.ts'

/** Hashes a code; never equal to the hash of another secret of the product, nor is that of a cookie. */
export const hashCode = (codigo: string): string => hashSecret(`support code ${codigo}`)
export const hashCookie = (secret: string): string => hashSecret(`support ${secret}`)
