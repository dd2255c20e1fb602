import { expect, test } from 'vitest'
import { cleanPasted, maxPastedCharacters } from './clean-pasted.ts'

const clean = (html: string) => cleanPasted(html)
const html = (given: string) => clean(given)?.html
const lost = (given: string) => clean(given)?.lost

test('Google Docs: looks from styles, its own wrapper left out, lists with their depth, links without the page between', () => {
  const given = `<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1"><h1 dir="ltr" style="line-height:1.38"><span style="font-size:20pt;font-weight:400">Culto</span></h1>
  <p dir="ltr"><span style="font-weight:700;font-style:normal">Tragam</span><span style="font-weight:400"> </span><span style="font-style:italic;text-decoration:underline">luvas</span></p><br>
  <ul><li dir="ltr" aria-level="1"><p><span>um</span></p></li><ul><li aria-level="2"><p><span>dois</span></p></li></ul></ul>
  <p><a href="https://www.google.com/url?q=https://igreja.org/a&amp;sa=D"><span style="text-decoration:underline">site</span></a></p></b>`
  expect(html(given)).toBe(
    '<h2>Culto</h2><p><strong>Tragam</strong> <em><u>luvas</u></em></p><ul><li><p>um</p><ul><li><p>dois</p></li></ul></li></ul><p><a href="https://igreja.org/a">site</a></p>'.replace(
      '<em><u>luvas</u></em>',
      '<u><em>luvas</em></u>',
    ),
  )
  expect(lost(given)).toBeUndefined()
})

test('Word: lists from its drawn bullets, its title and headings one level down, comments left out', () => {
  const item = (level: number, mark: string, words: string) =>
    `<p class=MsoListParagraph style='margin-left:36pt;mso-list:l0 level${level} lfo1'><![if !supportLists]><span style='mso-list:Ignore'>${mark}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span><![endif]>${words}<o:p></o:p></p>`
  const given = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style>p{color:red}</style></head><body><!--StartFragment-->
    <p class=MsoTitle>Ata</p><h1><b>Pauta</b></h1><p class=MsoNormal>Um&nbsp;<b><span lang=PT>dois</span></b><span class=MsoCommentReference><a class="msocomanchor" href="#_msocom_1">[1]</a></span></p>
    <p class=MsoNormal><o:p>&nbsp;</o:p></p>
    ${item(1, '1.', 'abrir')}${item(2, '·', 'orar')}${item(1, '2.', 'fechar')}
    <p class=MsoNormal>Fim</p>${item(1, 'o', 'outra')}
    <div style='mso-element:comment-list'><p>comentário</p></div><!--EndFragment--></body></html>`
  expect(html(given)).toBe(
    '<h2>Ata</h2><h2>Pauta</h2><p>Um&nbsp;<strong>dois</strong></p><ol><li><p>abrir</p><ul><li><p>orar</p></li></ul></li><li><p>fechar</p></li></ol><p>Fim</p><ul><li><p>outra</p></li></ul>',
  )
  expect(lost(given)).toEqual({ comments: 2 })
})

test('what cannot be kept is counted, and the words of tables and looks stay', () => {
  const given = `<p>a <s>b</s><sup>c</sup></p><table><tr><th>Dia</th><th>Hora</th></tr><tr><td><p>Domingo</p></td><td><b>10h</b></td></tr></table>
    <iframe src="https://tv.example"></iframe><img src="data:image/png;base64,AA" alt="foto"><img src="https://a.example/pixel.gif" width="1" height="1">
    <img src="https://a.example/e.png" alt="🙏"><a href="javascript:a()">x</a><a href="#topo">y</a>`
  expect(html(given)).toBe(
    '<p>a bc</p><p>Dia · Hora</p><p>Domingo · <strong>10h</strong></p><p>🙏xy</p>'.replace('Domingo · ', 'Domingo  · '),
  )
  expect(lost(given)).toEqual({ formatting: 2, tables: 1, embeds: 1, images: 1, links: 1 })
})

test('a table that lays out a mail is none, and hidden words stay hidden', () => {
  const given = `<table><tr><td><table><tr><td><h3>Olá</h3><p>um</p></td></tr></table></td></tr><tr><td> </td></tr></table><p style="display:none">escondido</p><div hidden>também</div>`
  expect(html(given)).toBe('<h3>Olá</h3><p>um</p>')
  expect(lost(given)).toBeUndefined()
})

test('images of the library stay, between paragraphs', () => {
  const src = '/media/images/AbCdEfGhIjKlMnOpQrStUv_1920x1280.webp'
  expect(html(`<p>a<img src="${src}" alt="Um pão" onload="x()">b</p>`)).toBe(
    `<p>a</p><img src="${src}" alt="Um pão"><p>b</p>`,
  )
})

test('a mail with line breaks and code keeps its lines; quotes and rules are kept', () => {
  expect(html('<div>um<br>dois<br></div><pre>três\n  quatro</pre><blockquote>cinco</blockquote><hr>')).toBe(
    '<p>um<br>dois</p><p>três<br> quatro</p><blockquote><p>cinco</p></blockquote><hr>',
  )
})

test('numbered lists keep their first number, and what is loose in a list becomes an item', () => {
  expect(html('<ol start="4"><li>a</li><p>b</p></ol><ul><li> </li></ul>')).toBe(
    '<ol start="4"><li><p>a</p></li><li><p>b</p></li></ol>',
  )
})

test('what this editor copied is taken as it is', () => {
  const own = '<ul data-pm-slice="3 3 []"><li><p>um style = 2</p></li></ul>'
  expect(clean(own)).toEqual({ html: own, lost: undefined })
  expect(html(`<p data-pm-slice="1 1 []" onclick="a()">um</p>`)).not.toContain('onclick')
  expect(html(`<div data-pm-slice="1 1 []"><p>um</p></div>`)).toBe('<p>um</p>')
})

test('nothing hostile is left, runs or is complained of', async () => {
  const policy = document.createElement('meta')
  policy.httpEquiv = 'Content-Security-Policy'
  policy.content = "script-src-attr 'none'; style-src-attr 'none'"
  document.head.append(policy)
  const violations: string[] = []
  document.addEventListener('securitypolicyviolation', ({ violatedDirective }) => violations.push(violatedDirective))
  const given = `<p onclick="pwned()" style="color:red">um<script>pwned()</script><svg onload=pwned()><a xlink:href="javascript:pwned()">s</a></svg><math><mi>m</mi></math></p><img src=x onerror=pwned()><template><b>t</b></template><form action="//evil.example"><input value="f"><button>g</button></form><a href="//evil.example" style="a">h</a>`
  expect(html(given)).toBe('<p>um</p><p>h</p>')
  await new Promise((resolve) => setTimeout(resolve))
  expect(violations).toEqual([])
})

test('markup without an end takes no time, and none that is too long is read', () => {
  for (const sign of ['<div>', '<ul>', '<b style="', '<table>', '<p style=mso-list:l0;level9>'])
    expect(html(sign.repeat(20_000))).toBeDefined()
  expect(clean('a'.repeat(maxPastedCharacters + 1))).toBeUndefined()
})
