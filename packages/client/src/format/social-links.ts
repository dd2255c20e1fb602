import type { SocialLinks } from '@narthex/contract/churches/church.schemas'

const names: Record<keyof SocialLinks, string> = {
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
  return (Object.keys(names) as (keyof SocialLinks)[]).flatMap((key) => {
    const href = links[key]
    return href ? [{ name: names[key], href }] : []
  })
}
