import { Link, type LinkProps } from 'react-router'
import type { PagePath } from '../routing/page-path.ts'

export interface PageLinkProps extends LinkProps {
  readonly to: PagePath
}

/** A link to another page of this site: without a page load where the app runs, and after that with a transition. */
export const PageLink: (props: PageLinkProps) => React.ReactNode = import.meta.env.SSR ? ServedLink : AppLink

function AppLink(props: PageLinkProps) {
  return <Link discover="none" {...props} />
}

/** The server writes it without the router's hooks, which took a tenth of the time that a page takes to render. */
function ServedLink(props: PageLinkProps) {
  const { to, viewTransition: _transition, ...rest } = props
  return <a {...rest} href={to} />
}
