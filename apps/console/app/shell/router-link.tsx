import type { OfficeLinkProps } from '@narthex/ui/office/link-context'
import { Link } from 'react-router'

/** The link of the router, for the parts of the kit. */
export function RouterLink({ href, ...link }: OfficeLinkProps) {
  return <Link to={href} {...link} />
}
