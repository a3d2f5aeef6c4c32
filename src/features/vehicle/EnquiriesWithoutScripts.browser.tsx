// React does not hydrate the content of `noscript`, so the server's HTML stays as it is.
const WithoutScripts = () => <noscript />

export const LinkWithoutScripts: (props: object) => React.ReactNode = WithoutScripts
export const EnquiriesWithoutScripts: (props: object) => React.ReactNode = WithoutScripts
