/**
 * Finds markup that no component writes: elements, attributes and addresses that can only come from injected text. Runs
 * in the browser, on the document as its parser reads it.
 */
export function foreignMarkup(html: string): string[] {
  const document = new DOMParser().parseFromString(html, 'text/html')
  const elements =
    'base,iframe,frame,object,embed,applet,math,marquee,plaintext,xmp,template,noscript,audio:not([controls]),video:not([controls]),source,image,foreignObject,animate,set,b,i,x,textarea:not([name]),select:not([name]),mglyph'
  const addresses = [
    'href',
    'src',
    'action',
    'formaction',
    'xlink:href',
    'poster',
    'srcset',
    'data',
    'ping',
    'background',
  ]
  const found = Array.from(document.querySelectorAll(elements), ({ outerHTML }) => outerHTML)
  for (const element of document.querySelectorAll('*')) {
    for (const { name, value } of element.attributes) {
      // The search page's own field has the focus.
      if (name === 'autofocus' && element.matches('main input[type=search]')) continue
      const isWritten =
        !/^(?:on|style$|srcdoc$|autofocus$|contenteditable$|shadowrootmode$|http-equiv$)/.test(name) &&
        !(addresses.includes(name) && leadsAstray(value, element))
      if (!isWritten) found.push(`${element.localName} ${name}=${value}`)
    }
  }
  for (const script of document.scripts) {
    const { type, textContent: text } = script
    const src = script.getAttribute('src')
    if (type === 'application/ld+json') JSON.parse(text)
    else if ((src && !isEnhancer(src)) || /^\s*(?:import\(|pwned|alert)/.test(text))
      found.push(`script ${src ?? ''}${text}`)
  }
  const sheets = Array.from(document.querySelectorAll<HTMLStyleElement>('style'), ({ dataset }) => dataset.sheet ?? '')
  const isOurs = sheets.every((sheet) => sheet === '' || /^\/assets\/[\w-]+\.css#?$/.test(sheet))
  // The brand's style, and one for each style sheet of the page.
  if (!isOurs || !sheets.includes('') || new Set(sheets).size !== sheets.length) found.push('another style')
  return found

  /** The one script file of a page that sleeps. */
  function isEnhancer(src: string): boolean {
    return /^\/assets\/enhancer-[\w-]+\.js$/.test(src)
  }

  function leadsAstray(address: string, { localName }: Element): boolean {
    const url = URL.parse(address, 'http://here.example/')
    if (!url) return true
    if (url.protocol === 'data:') return localName !== 'link' || !address.startsWith('data:image/svg+xml')
    return !['http:', 'https:', 'mailto:', 'tel:', 'webcal:'].includes(url.protocol) || url.hostname === 'evil.example'
  }
}
