/** Crockford's base 32: no letters that are taken for digits. */
export const codeSigns = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
