import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { parsePage, toReactElement } from './bare-page.ts'

test('a page that React wrote is written again to the byte', () => {
  const html = [
    '<html lang="pt-BR"><head><title>Paz &amp; bem</title><meta name="a" content="&quot;x&quot; &lt;y&gt;"/></head>',
    '<body id="a &gt; b"><script>if (1 < 2) "</p>"</script><style>a>b{color:red}</style>',
    '<a href="/?a=1&amp;b=2">text<br/><svg viewBox="0 0 1 1"><path d="M0 0"></path></svg></a>',
    '<details open=""><summary title="">it&#x27;s</summary></details></body></html>',
  ].join('')
  expect(renderToString(toReactElement(parsePage(html)))).toBe(html)
})
