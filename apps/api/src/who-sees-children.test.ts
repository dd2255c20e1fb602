import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { servedEndpoints } from './testing/served-endpoints.ts'

const showsChildren = servedEndpoints.filter(({ responses }) =>
  Object.values(responses).some(
    (schema) => schema && JSON.stringify(z.toJSONSchema(schema, { unrepresentable: 'any' })).includes('"alergias"'),
  ),
)

/*
 * The texts beside a child's data promise parents who sees it (`person.child` in the locales). A call that shows children to
 * staff changes these texts with it.
 */
it('a child is shown to its guardian alone', () => {
  expect(showsChildren.map(({ id }) => id).sort()).toEqual(['addChild', 'changeChild', 'listChildren'])
  for (const { access, about } of showsChildren) {
    expect(access).toBe('login')
    expect(about === 'caller' || ['account', 'member'].some((key) => key in Object(about))).toBe(true)
  }
})
