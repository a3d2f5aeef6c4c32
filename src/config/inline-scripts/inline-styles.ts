/** Values of style attributes that Gatsby writes into every page; the security policy names each by its hash. */
export const INLINE_STYLES = [
  'outline:none',
  'position:absolute;top:0;width:1px;height:1px;padding:0;overflow:hidden;clip:rect(0, 0, 0, 0);white-space:nowrap;border:0',
] as const
