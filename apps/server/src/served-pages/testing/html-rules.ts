import { HtmlValidate, StaticConfigLoader } from 'html-validate'

const validator = new HtmlValidate(
  new StaticConfigLoader({
    extends: ['html-validate:recommended'],
    rules: {
      // How React spells what is equal to a parser.
      'attr-case': 'off',
      'attribute-boolean-style': 'off',
      'attribute-empty-style': 'off',
      'void-style': 'off',
      'valid-id': ['error', { relaxed: true }],
      // Numbers are kept in one line by their style, so that they can be copied as the church wrote them.
      'tel-non-breaking': ['error', { ignoreClasses: ['whitespace-nowrap'] }],
    },
  }),
)

/** Faults of a document by the HTML standard and good manners; empty for a valid one. */
export async function findHtmlFaults(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html)
  const found = results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} at ${selector}`),
  )
  return [...found, ...repeatedIds(html), ...checkedTwice(html), ...listsWithoutPlaceholder(html), ...headless(html)]
}

/** Lists repeated ids, also within drawings, which the validator passes over. */
function repeatedIds(html: string): string[] {
  const ids = Array.from(html.matchAll(/\sid="([^"]*)"/g), ([, id]) => id)
  return [...new Set(ids.filter((id, at) => ids.indexOf(id) !== at))].map((id) => `repeated id: ${id}`)
}

/** Lists checkboxes with `aria-checked`: a checkbox says itself whether it is checked, also as a switch. */
function checkedTwice(html: string): string[] {
  const boxes = html.match(/<input[^<>]*>/g) ?? []
  return boxes.filter((box) => box.includes('type="checkbox"') && box.includes('aria-checked='))
}

function listsWithoutPlaceholder(html: string): string[] {
  const lists = Array.from(html.matchAll(/<select([^<>]*)>\s*<option([^<>]*)>/g))
  return lists.flatMap(([list, select = '', option = '']) =>
    /\srequired/.test(select) && !/\s(?:multiple|size)/.test(select) && !/\svalue=""/.test(option) ? [list] : [],
  )
}

function headless(html: string): string[] {
  const articles = html.split('<article').slice(1)
  return articles.flatMap((rest) => {
    const [article = ''] = rest.split('</article>', 1)
    return /<h[1-6]\b/.test(article) ? [] : [`article without a heading: ${article.slice(0, 80)}`]
  })
}
