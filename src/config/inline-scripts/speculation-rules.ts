/**
 * Which pages the browser may fetch before a visitor goes there: those whose links are pointed at or touched. They stand
 * in a page until its own scripts load pages without a document.
 *
 * @see https://developer.mozilla.org/en-US/docs/Web/API/Speculation_Rules_API
 */
export const SPECULATION_RULES = JSON.stringify({
  prefetch: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          { not: { href_matches: '/api/*' } },
          { not: { selector_matches: '[download], [target=_blank], [rel~=nofollow]' } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
})
