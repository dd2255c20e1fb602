import { Link, type LinkProps } from 'react-router'

/** A link to another page of this site: without a page load where the app runs, and after that with a transition. */
export const PageLink: (props: LinkProps) => React.ReactNode = import.meta.env.SSR ? ServedLink : AppLink

function AppLink(props: LinkProps) {
  return <Link discover="none" {...props} />
}

/** The server writes it without the router's hooks, which took a tenth of the time that a page takes to render. */
function ServedLink(props: LinkProps) {
  const { to, viewTransition: _transition, ...rest } = props
  if (typeof to !== 'string' || !to.startsWith('/')) return <AppLink {...props} />
  return <a {...rest} href={to} />
}
