// In the browser React does not look into these elements: it leaves what the server made of them.
const WithoutScripts = () => <noscript />

export const LinkWithoutScripts = WithoutScripts
export const EnquiriesWithoutScripts: (props: object) => React.ReactNode = WithoutScripts
