import { isSitePath } from './site-path.ts'

/** The most characters of an address that is kept. */
export const longestAddress = 2048

/** User information before the host (`https://name@host`) is refused: readers would take it for the host. */
const webAddress = /^https?:\/\/[^\s\\"'<>\p{Cc}/?#@]+(?:[/?#][^\s\\"'<>\p{Cc}]*)?$/iu
const mailOrCall = /^(?:mailto:[^\s"<>\p{Cc}]+|tel:[+\d][\d ()-]*)$/iu

/** Whether a visitor may be sent to an address: http(s), mailto, tel, or a path of the site. Never a script. */
export function isLinkAddress(address: string): boolean {
  return address.length <= longestAddress && (isSitePath(address) || isOtherAddress(address))
}

/** Whether it is an address that pages can load a picture, or another file, from. */
export function isPictureAddress(address: string): boolean {
  return isLinkAddress(address) && isNoContact(address)
}

/** Whether an address is no way to write to or call someone. */
export const isNoContact = (address: string): boolean => !/^(?:mailto|tel):/i.test(address)

/** Whether every URL parser reads an address the same way. */
function isOtherAddress(address: string): boolean {
  return webAddress.test(address) ? URL.canParse(address) : mailOrCall.test(address)
}
