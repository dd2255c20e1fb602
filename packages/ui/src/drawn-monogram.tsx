/** A church's mark as it was drawn already: in the browser, by the server. Decoration. */
export function DrawnMonogram({ svg, className = '' }: { svg: string; className?: string | undefined }) {
  return (
    <span
      aria-hidden="true"
      className={`block aspect-[10/11] ${className}`}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own SVG, of a checked colour and one letter
      dangerouslySetInnerHTML={{ __html: svg }}
    />
  )
}
