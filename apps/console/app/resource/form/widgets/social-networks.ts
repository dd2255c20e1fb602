import type { SocialLinks } from '@narthex/contract/churches/church.schemas'

export type Network = keyof SocialLinks

/** The networks that a site shows, by the hosts of their addresses. */
const hosts: Record<Network, readonly string[]> = {
  instagram: ['instagram.com'],
  youtube: ['youtube.com', 'youtu.be'],
  facebook: ['facebook.com', 'fb.com', 'fb.me'],
  whatsapp: ['wa.me', 'whatsapp.com'],
  tiktok: ['tiktok.com'],
  twitter: ['x.com', 'twitter.com'],
  spotify: ['spotify.com'],
}

export const networks = Object.keys(hosts) as Network[]

/** An address as it was typed or pasted, with its scheme. */
export function completeAddress(typed: string): string {
  const text = typed.trim()
  return /^[a-z][a-z\d+.-]*:/i.test(text) ? text.replace(/^http:/i, 'https:') : `https://${text.replace(/^\/+/, '')}`
}

/** The network whose address it is; undefined for every other. */
export function findNetwork(typed: string): Network | undefined {
  const address = completeAddress(typed)
  if (!/^https:/i.test(address) || !URL.canParse(address)) return undefined
  const { hostname } = new URL(address)
  return networks.find((network) => hosts[network].some((host) => hostname === host || hostname.endsWith(`.${host}`)))
}
