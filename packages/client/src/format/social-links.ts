import type { SocialLinks } from '@narthex/contract/churches/church.schemas'

/** Networks by the names that people call them, in the order of a site. */
export const networkNames: Record<keyof SocialLinks, string> = {
  instagram: 'Instagram',
  youtube: 'YouTube',
  facebook: 'Facebook',
  whatsapp: 'WhatsApp',
  tiktok: 'TikTok',
  twitter: 'X',
  spotify: 'Spotify',
}

/** A church's places elsewhere, by the names that people call them. */
export function socialPlaces(links: SocialLinks): { name: string; href: string }[] {
  return (Object.keys(networkNames) as (keyof SocialLinks)[]).flatMap((key) => {
    const href = links[key]
    return href ? [{ name: networkNames[key], href }] : []
  })
}
