/** Whether the page is shown in the frame of another page. */
export const isFramed = () => typeof window !== 'undefined' && window.parent !== window

/**
 * The origin of the page that frames this one, as the browser tells it: of its ancestors, or of the referrer, where its
 * site sends one. Undefined where it is unknown or opaque.
 */
export function findParentOrigin(): string | undefined {
  if (!isFramed()) return undefined
  const ancestor = window.location.ancestorOrigins?.[0] ?? document.referrer
  if (!URL.canParse(ancestor)) return undefined
  const { origin } = new URL(ancestor)
  return origin === 'null' ? undefined : origin
}
